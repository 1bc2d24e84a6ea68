// The next line of own code that runs, and the one before, for stepping.
import type { Experiment } from '../../../scenarios/experiment/experiment.ts';
import { runsOwnCode } from '../../../scenarios/scenario/ownCodes.ts';
import { ownLineReached } from '../../../scenarios/scenario/ownThreads.ts';
import { firstMarked } from '../../../ui/controls/stepping.ts';

/** The step after another in which it runs, of those there are when it is asked; null as long as there is none. */
export function lineAfter(experiment: Experiment, step: number): () => number | null {
  if (!experiment.choices.some(runsOwnCode)) return () => null;
  return firstMarked(experiment, step, (each) => reachesLine(experiment, each));
}

/** The last step before another in which one ran; null: none did. */
export function lineBefore(experiment: Experiment, step: number): number | null {
  if (!experiment.choices.some(runsOwnCode)) return null;
  const marked = experiment.marked('noteworthy');
  return marked.findLast((each) => each < step && reachesLine(experiment, each)) ?? null;
}

function reachesLine(experiment: Experiment, step: number): boolean {
  return experiment.recordsAt(step).some(({ record }) => ownLineReached(record) !== null);
}
