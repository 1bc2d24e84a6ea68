// Where a museum piece shows its point: the step at which the failing variant breaks its invariant.
import type { Experiment } from '../experiment/experiment.ts';
import type { MuseumPiece } from '../scenario/piece.ts';

/** Runs the piece, with the failing variant on the left, and stops there. False if the invariant is not violated in time. */
export function runToRedMoment(experiment: Experiment, { invariant, endMs }: MuseumPiece): boolean {
  const isBroken = () =>
    experiment.violations()[0]?.some((violation) => violation.invariant === invariant) === true;
  while (!isBroken()) {
    const nextMs = experiment.nextAtMs();
    if (nextMs === null || nextMs > endMs || !experiment.advance()) return false;
  }
  return true;
}
