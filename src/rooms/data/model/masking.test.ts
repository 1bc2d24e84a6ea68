import { expect, test } from 'vitest';
import { zkcliAclLine, zkcliLine } from './exportTexts.ts';
import { Mask } from './masking.ts';
import { planOfMoment } from './planOfMoment.ts';
import type { Version } from './history.ts';

const AMY = [{ scheme: 'digest', id: 'amy:secret', perms: 31 }];
const NODE = {
  path: '/bank/accounts-0000000007',
  kind: 'persistent',
  owner: null,
  ttlMs: 0,
  acl: AMY,
  data: { file: 0, offset: 0, length: 5 },
} as unknown as Version;

test('data is replaced by its length, and so are the ids of ACLs', () => {
  const mask = new Mask('data');
  expect(zkcliLine({ version: NODE, data: 'money' }, mask)).toBe(
    'create /bank/accounts-0000000007 "<5 bytes>"\n',
  );
  expect(zkcliAclLine(NODE, mask)).toBe('setAcl /bank/accounts-0000000007 digest:masked:masked:rwcda\n');
});

test('names are replaced by the same ones everywhere, and keep their numbers', () => {
  const mask = new Mask('names');
  expect(mask.path('/bank/accounts-0000000007')).toBe('/n1/n2-0000000007');
  expect(mask.path('/bank')).toBe('/n1');
  expect(mask.path('/zookeeper/quota')).toBe('/zookeeper/quota');
  expect(mask.session('0x1a')).toBe(mask.session('0x1a'));
});

test('without a mask nothing is changed', () => {
  const mask = new Mask('nothing');
  expect(zkcliLine({ version: NODE, data: 'money' }, mask)).toContain(' money\n');
  expect(zkcliAclLine(NODE, mask)).toContain('digest:amy:secret:rwcda');
});

test('a world has what persists, and a client for each owner of ephemerals', () => {
  const ephemeral = { ...NODE, path: '/bank/e', kind: 'ephemeral', owner: '0x1a', acl: [] } as Version;
  const { plan, lines, left } = planOfMoment(
    [
      { version: NODE, data: { hex: 'ff' } },
      { version: ephemeral, data: 'mine' },
    ],
    [{ id: '0x1a', openedRow: 0, timeoutMs: 6000, closedRow: null, closedBy: null }],
    new Mask('nothing'),
    '',
  );
  expect(plan.znodes).toEqual([
    expect.objectContaining({ path: '/bank/accounts-0000000007', data: '<1 bytes>' }),
  ]);
  expect(plan.clients).toEqual([{ name: 'A', program: null, sessionTimeoutMs: 6000 }]);
  expect(lines).toEqual([{ type: 'typeLine', client: 'client:A', line: 'create -e /bank/e "mine"' }]);
  expect(left).toEqual({ znodes: 0, clients: 0 });
});

test('what a world cannot hold is replaced by its length in bytes', () => {
  const ephemeral = { ...NODE, path: '/e', kind: 'ephemeral', owner: '0x1a', acl: [] } as Version;
  const { plan, lines } = planOfMoment(
    [
      { version: { ...NODE, path: '/long' }, data: '锁'.repeat(20_001) },
      { version: ephemeral, data: '锁\n' },
    ],
    [],
    new Mask('nothing'),
    '',
  );
  expect(plan.znodes.map(({ data }) => data.slice(0, 20))).toEqual(['<60003 bytes>']);
  expect(lines).toMatchObject([{ line: 'create -e /e "<4 bytes>"' }]);
});

test.each([
  ['two words', '"two words"'],
  ['{"a": 1}', `'{"a": 1}'`],
  ['{"a":1}', '{"a":1}'],
  ['', '""'],
  [`"it's"`, '"<6 bytes>"'],
  ['two\nlines', '"<9 bytes>"'],
  [{ hex: '00ff' }, '"<2 bytes>"'],
])('zkCli is given %j as %s', (data, argument) => {
  const line = zkcliLine({ version: NODE, data }, new Mask('nothing'));
  expect(line).toBe(`create /bank/accounts-0000000007 ${argument}\n`);
});

test('zkCli is told which znode is a container, has a TTL or is ephemeral', () => {
  const kinds = (['container', 'ttl', 'ephemeral'] as const).map((kind) =>
    zkcliLine({ version: { ...NODE, path: '/a', kind, ttlMs: 500 }, data: null }, new Mask('nothing')),
  );
  expect(kinds).toEqual(['create -c /a\n', 'create -t 500 /a\n', 'create -e /a\n']);
});
