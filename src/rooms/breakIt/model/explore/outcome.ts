// How a run ends, and which of two ends is graver.
import type { InvariantId, InvariantPart } from '../../../../engine/index.ts';

/** How a run ends, the gravest last. */
export const OUTCOMES = ['holds', 'waits', 'limit', 'unhandledError', 'mistake'] as const;
export type Outcome = (typeof OUTCOMES)[number];

export interface Ended {
  readonly outcome: Outcome;
  readonly invariant: InvariantId | null;
  /** Which of a program's own invariants that is. */
  readonly part: InvariantPart | undefined;
}

/** The gravest end of some runs, and when the last of them had done what its programs are there for. */
export interface Worst extends Ended {
  readonly doneMs: number;
}

export const NOTHING_MORE: Ended = { outcome: 'holds', invariant: null, part: undefined };
export const HOLDS: Worst = { ...NOTHING_MORE, doneMs: 0 };

export function graver(one: Worst, other: Worst): Worst {
  if (other === HOLDS) return one;
  const isGraver = OUTCOMES.indexOf(other.outcome) > OUTCOMES.indexOf(one.outcome);
  const [worse, doneMs] = [isGraver ? other : one, Math.max(one.doneMs, other.doneMs)];
  return worse.doneMs === doneMs ? worse : { ...worse, doneMs };
}
