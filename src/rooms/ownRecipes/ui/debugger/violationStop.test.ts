// Playing by events stops at what is violated.
import { expect, test } from 'vitest';
import '../../../../scenarios/library.ts';
import { loadOwnRecipes } from '../../../../ownRecipes/load.ts';
import { choiceFor } from '../../../../ownRecipes/testing.ts';
import { findScenario } from '../../../../scenarios/catalogue.ts';
import { Experiment } from '../../../../scenarios/experiment/experiment.ts';
import { recipeBook } from '../../../../scenarios/recipeBook.ts';
import { ViolationStop } from './violationStop.ts';

await loadOwnRecipes();

const BOTH_HOLD = `export default async function main({ zk, holds, sleep, name }) {
  await zk.create('/lock-' + name, '', { mode: 'EPHEMERAL' });
  holds('/lock-' + name);
  for (;;) await sleep(500);
}`;

test('a run stops once where an invariant of its world breaks first, and goes on from there', () => {
  const experiment = new Experiment([choiceFor(BOTH_HOLD, { clients: 3 })], {
    findScenario,
    book: recipeBook,
  });
  experiment.runUntil(20_000, 10_000);
  const broken = experiment.violations()[0]?.find(({ invariant }) => invariant === 'I-1');
  if (broken === undefined) throw new Error('nothing breaks');
  const stops: number[] = [];
  const stop = new ViolationStop();
  for (let step = 0; step < experiment.steps;) {
    const upTo = Math.min(step + 7, experiment.steps);
    const found = stop.find(experiment, step, upTo);
    if (found !== null) stops.push(found);
    step = found ?? upTo;
  }
  expect(stops).toContain(broken.step);
  expect(new Set(stops).size).toBe(stops.length);
  expect(experiment.timeAt(broken.step)).toBeLessThan(2000);
});
