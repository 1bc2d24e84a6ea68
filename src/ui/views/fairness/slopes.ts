// Where attempts are drawn: above in the order of asking, below in the order of holding. A line that crosses another one
// overtook it.
import type { Attempt } from '../../select/fairness.ts';
import { newestThatFit } from '../../draw/view/newestThatFit.ts';

export interface Slope {
  readonly attempt: Attempt;
  /** Columns, from 0. */
  readonly from: number;
  /** Null while it has not been served. */
  readonly to: number | null;
}

export interface Slopes {
  readonly shown: readonly Slope[];
  /** Attempts before the first one shown. */
  readonly earlier: number;
}

/** The newest attempts there is room for. */
export function slopesOf(attempts: readonly Attempt[], room: number, count = attempts.length): Slopes {
  const { shown: newest, earlier } = newestThatFit(attempts, room, count);
  // A client that left unserved leaves its place below empty: the others keep theirs.
  const columns = newest.flatMap(({ left, held }, column) =>
    left !== null && held === null ? [] : [column],
  );
  const served = newest.filter(({ held }) => held !== null).toSorted((a, b) => rankOf(a) - rankOf(b));
  const places = new Map(served.map(({ number }, at) => [number, columns[at] ?? at]));
  return {
    earlier,
    shown: newest.map((attempt, from) => ({ attempt, from, to: places.get(attempt.number) ?? null })),
  };
}

function rankOf({ held }: Attempt): number {
  return held?.rank ?? Infinity;
}
