// The causes of what own code does are told with its lines, and in plain words.
import { expect, test } from 'vitest';
import '../../../scenarios/library.ts';
import { loadOwnRecipes } from '../../../ownRecipes/load.ts';
import { run } from '../../../ownRecipes/testing.ts';
import { why, type Simulation } from '../../../engine/index.ts';
import { records as english } from '../../../words/en/records.ts';
import { records as chinese } from '../../../words/zh/records.ts';
import type { RecordWords } from '../../../words/contracts/engine.ts';
import { tell } from '../../../ui/select/tell.ts';

await loadOwnRecipes();

const CODE = `export default async function main({ name, zk, holds }) {
  await new Promise((gone) => zk.exists('/lock', gone).then((stat) => stat ?? gone()));
  await zk.create('/lock', name, { mode: 'EPHEMERAL' });
  holds('/lock');
}`;

test('why a client believes names the lines that led there, and no internal name', () => {
  const told = chainOf(run(CODE), english);
  expect(told).toContain('Client A believes it holds the lock, because of /lock (line 4)');
  expect(told).toContain('Client A called create /lock (line 3)');
  expect(told.filter((each) => each.includes('own-recipe'))).toEqual([]);
});

test('in Chinese too', () => {
  const told = chainOf(run(CODE), chinese);
  expect(told.some((each) => /认为自己.*（第 4 行）$/.test(each))).toBe(true);
  expect(told.filter((each) => each.includes('own-recipe'))).toEqual([]);
});

function chainOf(simulation: Simulation, words: RecordWords): readonly string[] {
  const believed = simulation.trace.find(({ kind }) => kind === 'belief.stated');
  return why(simulation.trace, believed?.seq ?? 0).map((record) => tell(words, record, simulation));
}
