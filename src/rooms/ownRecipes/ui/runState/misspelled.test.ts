import { expect, test } from 'vitest';
import { misspelledIn } from './misspelled.ts';

const callsIn = (body: string) =>
  misspelledIn(`export default async function main(client) {\n${body}\n}`).map(({ call, meant }) => [
    call,
    meant,
  ]);

test.each([
  ["await zk.getChildern('/a');", 'zk.getChildern', 'zk.getChildren'],
  ["await client.zk.creat('/a');", 'zk.creat', 'zk.create'],
  ["zk\n  ?.exist('/a');", 'zk.exist', 'zk.exists'],
  ["if (never) await this.client.zk.setdata('/a', '');", 'zk.setdata', 'zk.setData'],
  ['await client.create(42);', 'client.create', 'client.zk.create'],
  ["client.hold('/a');", 'client.hold', 'client.holds'],
  ['const a: number = client.slep(1);', 'client.slep', 'client.sleep'],
])('%s: a call of nearly that name is meant', (body, call, meant) => {
  expect(callsIn(body)).toEqual([[call, meant]]);
});

test.each([
  "await zk.create('/a'); client.holds('/a'); zk.on('state', f); zk.close();",
  "client.zk.getData('/a').then(client.log);",
  'client.cache.get(1); zk.helper(); other.creat(1); map.delete(1);',
  "// zk.creat('/a')",
  "'zk.creat()';",
])('%s: none is', (body) => {
  expect(callsIn(body)).toEqual([]);
});

test('the name alone is marked', () => {
  const code = "zk.exist('/a');";
  expect(misspelledIn(code).map(({ from, to }) => code.slice(from, to))).toEqual(['exist']);
});
