// Simulating ahead of the picture, in slices of a frame's budget.
import type { Experiment, Mark } from '../../scenarios/experiment/experiment.ts';

/** How far simulation may run ahead of what is shown. */
export const MAX_STEPS_AHEAD = 20_000;

/** `waiting`: for what a program does elsewhere. */
export type SliceEnd = 'reached' | 'outOfTime' | 'waiting' | 'ended';

/** Takes steps that do not count as shown until there is enough, the budget is spent, the next one has to wait or nothing is pending. */
export function simulateSlice(
  experiment: Experiment,
  isEnough: () => boolean,
  isOutOfTime: () => boolean,
): SliceEnd {
  for (let taken = 0; !isEnough(); taken++) {
    // Asked at each step: most take a few microseconds, but one that lists thousands of names takes as long as thousands.
    if (taken > 0 && isOutOfTime()) return 'outOfTime';
    if (!experiment.simulateAhead()) return experiment.isWaiting ? 'waiting' : 'ended';
  }
  return 'reached';
}

/** Enough to know the next step that matters so much after a step, and all else of its millisecond. */
export function knowsNext(mark: Mark, experiment: Experiment, after: number): boolean {
  const next = experiment.nextMarked(mark, after);
  if (next === null) return experiment.isIdle || experiment.steps - after >= MAX_STEPS_AHEAD;
  const nextAtMs = experiment.nextAtMs();
  return nextAtMs === null || nextAtMs > experiment.timeAt(next);
}

/** How long a slice may be that nothing has to be drawn for. */
export const SLICE_MS = 30;

/** Progress is shown only of what takes longer than this: a shorter notice would just flicker. */
export const SAID_AFTER_MS = 300;

/** Between two slices: the page draws and listens. */
export function turn(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, 0);
  });
}
