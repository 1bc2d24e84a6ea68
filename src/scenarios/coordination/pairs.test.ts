import { expect, test } from 'vitest';
import '../library.ts';
import { Simulation } from '../../engine/index.ts';
import { findScenario } from '../catalogue.ts';
import type { PairSide } from '../scenario/pair.ts';
import { sideChoice } from '../pairs.ts';
import { queuePairs } from '../queues/pairs.ts';
import { recipeBook } from '../recipeBook.ts';
import { coordinationPairs } from './pairs.ts';

/** Those whose left side goes wrong without anybody doing anything. */
test.each([
  ['queue-orders', 'I-8'],
  ['queue-lists', 'I-33'],
  ['queue-lengths', 'I-27'],
  ['watch-gap', 'I-30'],
  ['half-and-whole', 'I-11'],
])('%s: played by itself the left one breaks %s, the right one nothing', (id, invariant) => {
  const pair = [...queuePairs, ...coordinationPairs].find((each) => each.id === id);
  if (pair === undefined) throw new Error(`no pair ${id}`);
  expect(brokenBy(pair.left, pair.clients)).toContain(invariant);
  expect(brokenBy(pair.right, pair.clients)).toEqual([]);
});

function brokenBy(side: PairSide, clients: number): readonly string[] {
  const choice = sideChoice(side, 1, clients);
  const scenario = findScenario(choice.scenario);
  if (scenario === undefined) throw new Error(`no ${choice.scenario}`);
  const sim = new Simulation(scenario.setup(choice), recipeBook, { invariants: scenario.invariants });
  sim.runUntil(25_000);
  return sim.violations.map(({ invariant: broken }) => broken);
}
