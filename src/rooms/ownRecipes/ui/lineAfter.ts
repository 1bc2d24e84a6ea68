// The next line of own code that runs, for stepping.
import type { Experiment } from '../../../scenarios/experiment/experiment.ts';
import { runsOwnCode } from '../../../scenarios/scenario/ownCodes.ts';
import { ownLineReached } from '../../../scenarios/scenario/ownThreads.ts';
import { firstMarked } from '../../../ui/controls/stepping.ts';

/** The step after another in which it runs, of those there are when it is asked; null as long as there is none. */
export function lineAfter(experiment: Experiment, step: number): () => number | null {
  if (!experiment.choices.some(runsOwnCode)) return () => null;
  return firstMarked(experiment, step, (each) =>
    experiment.recordsAt(each).some(({ record }) => ownLineReached(record) !== null),
  );
}
