import { expect, test } from 'vitest';
import { unawaitedIn } from './unawaited.ts';

const callsIn = (body: string) =>
  unawaitedIn(`export default async function main(client) {\n${body}\n}`).map(({ call }) => call);

test.each([
  ["zk.create('/a');", 'zk.create'],
  ["client.zk.delete('/a', -1);", 'zk.delete'],
  ["zk.exists('/a', (event) => client.log(event));", 'zk.exists'],
  ["this.client.zk\n.setData('/a', '');", 'zk.setData'],
  ['client.sleep(100);', 'client.sleep'],
  ["if (zk.exists('/a')) return;", 'zk.exists'],
  ["while (!zk.exists('/a')) continue;", 'zk.exists'],
  ["if (zk.exists('/a') === null) return;", 'zk.exists'],
  ["const { data } = zk.getData('/a');", 'zk.getData'],
  ["client.log(zk.getData('/a').data);", 'zk.getData'],
])('%s is a call that nobody waits for', (body, call) => {
  expect(callsIn(body)).toEqual([call]);
});

test.each([
  "await zk.create('/a');",
  "return zk.create('/a');",
  "zk.create('/a').catch(() => {});",
  "const later = zk.create('/a'); await later;",
  "await Promise.all([zk.create('/a'), client.sleep(1)]);",
  "const again = () => zk.create('/a');",
  "void zk.create('/a');",
  "zk.create('/a', 'x', { mode: 'EPHEMERAL' }, (rc) => client.log(rc));",
  "zk.delete('/a', -1, gone, 'ctx');",
  "zk.multi([{ op: 'delete', path: '/a' }], (rc) => {});",
  "zk.on('state', () => {});",
  "client.log('a'); client.holds('/a'); client.released();",
  "other.create('/a'); list.delete('/a');",
  "// zk.create('/a');",
])('%s is none', (body) => {
  expect(callsIn(body)).toEqual([]);
});

test('in TypeScript too, and in a file that is not whole yet', () => {
  expect(callsIn('const a: string = await zk.create("/a" as string);\nzk.create("/b");\nif (')).toEqual([
    'zk.create',
  ]);
});
