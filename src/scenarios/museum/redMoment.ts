// Where a museum piece shows what it is about: the step with which the wrong variant breaks its promise.
import type { Experiment } from '../experiment/experiment.ts';
import type { MuseumPiece } from '../scenario/piece.ts';

/** Runs the piece, the wrong variant on the left, and stops there. False if the promise does not break in time. */
export function runToRedMoment(experiment: Experiment, { invariant, endMs }: MuseumPiece): boolean {
  const isBroken = () =>
    experiment.violations()[0]?.some((violation) => violation.invariant === invariant) === true;
  while (!isBroken()) {
    const nextMs = experiment.nextAtMs();
    if (nextMs === null || nextMs > endMs || !experiment.advance()) return false;
  }
  return true;
}
