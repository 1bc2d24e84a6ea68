import { beforeAll, expect, test } from 'vitest';
import { loadOwnRecipes } from '../../../ownRecipes/load.ts';
import { run } from '../../../ownRecipes/testing.ts';
import { lineOfVariable, valuesAt } from './values.ts';

const CODE = `export default async function main(client) {
  const path = await client.zk.create('/exclusive_lock/a-', client.name, { mode: 'EPHEMERAL_SEQUENTIAL' });
  const children = await client.zk.getChildren('/exclusive_lock');
  const { data } = await client.zk.getData(path);
  try {
    await client.zk.create('/exclusive_lock', '');
  } catch {}
}
`;

beforeAll(async () => {
  await loadOwnRecipes();
});

test('a line says what its calls came to, for each client', () => {
  const { trace, steps } = run(CODE, { clients: 2, values: { promise: 'nothing' } });
  const said = (line: number) =>
    valuesAt(trace, { step: steps, line, isOne: () => true }).map(({ client, text }) => `${client} ${text}`);
  expect(said(2)).toEqual(['A "/exclusive_lock/a-0000000000"', 'B "/exclusive_lock/a-0000000001"']);
  expect(said(3)[1]).toBe('B ["a-0000000000","a-0000000001"]');
  expect(said(4)).toEqual(['A {"data":"A","version":0}', 'B {"data":"B","version":0}']);
  expect(said(6)).toEqual(['A NodeExists', 'B NodeExists']);
  expect(said(1)).toEqual([]);
  expect(valuesAt(trace, { step: 3, line: 2, isOne: () => true })).toEqual([]);
});

test('a variable leads to the line of its call', () => {
  expect(lineOfVariable(CODE, 'path')).toBe(2);
  expect(lineOfVariable(CODE, 'data')).toBe(4);
  expect(lineOfVariable(CODE, 'client')).toBeNull();
});
