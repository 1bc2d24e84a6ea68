import { expect, test } from 'vitest';
import { findScenario } from '../catalogue.ts';
import { haveAllWaited } from './everybodyWaits.ts';
import { Experiment } from './experiment.ts';
import { recipeBook } from '../recipeBook.ts';
import { sideChoice } from '../pairs.ts';

const LOCKS = ['herd-lock', 'predecessor-lock'];

test('nobody is to be killed before the last of all clients waits', () => {
  const experiment = opened();
  let step = 0;
  while (!haveAllWaited(experiment, step)) {
    if (step === experiment.steps) experiment.advance();
    step = experiment.steps;
  }
  // F comes last and asks a few things before it waits.
  expect(experiment.timeAt(step)).toBeGreaterThan(1500);
  expect(experiment.head.timeMs).toBeLessThan(1600);
  for (const { world } of experiment.worlds)
    for (const client of world.clients.values())
      expect([...client.threads.values()].map(({ state }) => state.kind)).toEqual(['waiting']);
});

test('who looks back before that sees that it was not yet so', () => {
  const experiment = opened();
  experiment.runUntil(5000, 10_000);
  expect(haveAllWaited(experiment, experiment.steps)).toBe(true);
  expect(haveAllWaited(experiment, experiment.momentAtTime(1500).step)).toBe(false);
});

test('each branch has its own: where one is killed before it has come, not all have waited', () => {
  const experiment = opened();
  experiment.runUntil(5000, 10_000);
  expect(haveAllWaited(experiment, experiment.steps)).toBe(true);
  const early = experiment.momentAtTime(300).step;
  experiment.give({ type: 'killClient', client: 'client:F' }, { step: early, timeMs: 300 });
  experiment.runUntil(5000, 10_000);
  expect(haveAllWaited(experiment, experiment.steps)).toBe(false);
  const [original] = experiment.branches;
  if (original === undefined) throw new Error('the original is kept');
  experiment.switchTo(original.id);
  expect(haveAllWaited(experiment, experiment.steps)).toBe(true);
});

function opened(): Experiment {
  const choices = LOCKS.map((scenario) => sideChoice({ scenario, values: {} }, 1, 6));
  return new Experiment(choices, { findScenario, book: recipeBook });
}
