import { expect, test } from 'vitest';
import { findScenario } from '../../scenarios/catalogue.ts';
import { Experiment } from '../../scenarios/experiment/experiment.ts';
import { sideChoice } from '../../scenarios/pairs.ts';
import { recipeBook } from '../../scenarios/recipeBook.ts';
import { axisScale, type Window } from '../draw/timeRows/axis.ts';
import { axisOfShown } from '../draw/timeRows/shownAxis.ts';
import { tickPath } from './ticks.ts';

test.each([
  ['all of the run', 40, null],
  ['a part of it', 40, { from: 20, to: 90 }],
  ['a run with more ticks than can be told apart', 450, null],
])('ticks that were drawn on as the run grew are those drawn at once: %s', (_, seen, near) => {
  const grown = played(seen);
  for (const step of grown.marked('striking')) {
    grown.markShown(step);
    ticksOf(grown, near);
  }
  const atOnce = played(seen);
  atOnce.markShown(atOnce.steps);
  expect(ticksOf(grown, near)).toBe(ticksOf(atOnce, near));
  expect(ticksOf(atOnce, near)).toMatch(/^(M\d+\.\d 0V1){1,400}$/);
});

test('another part of the run has its own ticks', () => {
  const experiment = played(40);
  experiment.markShown(experiment.steps);
  const all = ticksOf(experiment, null);
  const part = ticksOf(experiment, { from: 10, to: 30 });
  expect(part).not.toBe(all);
  expect(ticksOf(experiment, null)).toBe(all);
});

function ticksOf(experiment: Experiment, near: Window | null): string {
  const axis = axisOfShown(experiment, 'noteworthy', null);
  return tickPath(experiment, axis, axisScale(axis, near));
}

/** Until so many things could have been seen happening; none of it is shown yet. */
function played(seen: number): Experiment {
  const values = { rounds: 'endless', holdMs: 100 };
  const experiment = new Experiment([sideChoice({ scenario: 'herd-lock', values }, 1, 3)], {
    findScenario,
    book: recipeBook,
  });
  while (experiment.marked('striking').length < seen) experiment.simulateAhead();
  return experiment;
}
