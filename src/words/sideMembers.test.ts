import { expect, test } from 'vitest';
import { en } from './en/index.ts';
import { spokenIn } from './load.ts';

const { messages: zh } = await spokenIn('zh-CN');
const GROUPS = [
  ['client:C', 'server:5', 'server:1', 'client:A'],
  ['server:3', 'client:B', 'server:2'],
];

test('the sides of a cut are named in order, the servers first, and each noun once', () => {
  expect(en.ensemble.sides(GROUPS)).toBe(
    'servers 1 and 5 with clients A and C on one side, servers 2 and 3 with client B on the other',
  );
  expect(zh.ensemble.sides(GROUPS)).toBe(
    '一边是服务器 1 和 5、客户端 A 和 C，另一边是服务器 2 和 3、客户端 B',
  );
});

test('of one side alone the rest is the other, a role has its name, and a crowd is counted', () => {
  expect(en.ensemble.sides([['role:leader']])).toBe('the leader on one side, the others on the other');
  expect(zh.ensemble.sides([['server:3']])).toBe('一边是服务器 3，另一边是其余所有');
  const crowd = Array.from({ length: 9 }, (_, at) => `client:${'ABCDEFGHI'.charAt(at)}`);
  expect(en.ensemble.side(['server:1', ...crowd])).toBe('server 1 with 9 clients');
});
