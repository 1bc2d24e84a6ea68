// The znodes a world begins with are made all at once; they must come out as if each had been created by itself.
import { expect, test } from 'vitest';
import * as zk from '../../src/engine/client/zk.ts';
import { play } from '../../src/engine/testing/play.ts';

const PATHS = ['/q/b', '/q/a', '/q/a/x', '/z', '/q/c', '/q/a/w', '/a'];
const LIMIT = '/zookeeper/quota/q/zookeeper_limits';

test('children are named in order, with the Stat that creating one after the other leaves', () => {
  const seen: unknown[] = [];
  play(
    {
      A: function* () {
        for (const path of ['/', '/q', '/q/a', '/z']) seen.push(yield* zk.getChildrenAndStat(path));
      },
    },
    { nodes: PATHS },
  ).settle();
  expect(seen).toMatchObject([
    { children: ['a', 'q', 'z', 'zookeeper'], stat: { cversion: 2, pzxid: 8 } },
    { children: ['a', 'b', 'c'], stat: { czxid: 1, pzxid: 6, cversion: 3, numChildren: 3 } },
    { children: ['w', 'x'], stat: { czxid: 3, pzxid: 7, cversion: 2, numChildren: 2 } },
    { children: [], stat: { czxid: 5, cversion: 0, numChildren: 0 } },
  ]);
});

test('a quota among them counts what was made before it and what comes after', () => {
  const seen: string[] = [];
  play(
    {
      A: function* () {
        const { data } = yield* zk.getData('/zookeeper/quota/q/zookeeper_stats');
        seen.push(String(data));
      },
    },
    { nodes: [...PATHS, LIMIT, '/zookeeper/quota/q/zookeeper_stats', '/q/d'] },
  ).settle();
  expect(seen).toEqual(['count=7,bytes=0']);
});
