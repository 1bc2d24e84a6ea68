import { expect, it } from 'vitest';
import { PERMS } from '../model/acl.ts';
import { standaloneServer } from '../testing/serverHarness.ts';
import { aclNumber } from './aclNumbers.ts';

const LISTS = {
  open: [{ scheme: 'world', id: 'anyone', perms: PERMS.ALL }],
  half: [{ scheme: 'world', id: 'anyone', perms: PERMS.READ + PERMS.WRITE }],
};

// As the snapshot of a real 3.8.0 has them after the same calls.
it('[Z68] equal lists have one number, a list that comes again a new one', () => {
  const stand = standaloneServer();
  const a = stand.open('A');
  const create = (path: string, list: keyof typeof LISTS) =>
    a.ask({ op: 'create', path, data: '', acl: LISTS[list], mode: 'PERSISTENT' });
  create('/a', 'open');
  create('/b', 'half');
  create('/c', 'open');
  expect(numbers('/b')).toEqual([3]);
  a.ask({ op: 'delete', path: '/b', version: -1 });
  create('/d', 'half');
  expect(numbers('/', '/zookeeper', '/zookeeper/config', '/a', '/c', '/d', '/b')).toEqual([
    -1,
    -1,
    1,
    2,
    2,
    4,
    null,
  ]);

  function numbers(...paths: readonly string[]): readonly (number | null)[] {
    return paths.map((path) => aclNumber(stand.state, path));
  }
});
