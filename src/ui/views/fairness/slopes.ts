// Where attempts are drawn: above in the order of asking, below in the order of holding. A line that crosses another one
// overtook it.
import type { Attempt } from '../../select/fairness.ts';

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

/** The newest attempts there is room for. When there is no room left, half of them make way at once: nothing creeps. */
export function slopesOf(attempts: readonly Attempt[], room: number): Slopes {
  const half = Math.max(1, Math.floor(room / 2));
  const earlier = Math.ceil(Math.max(0, attempts.length - room) / half) * half;
  const newest = attempts.slice(earlier);
  // Whoever left unserved leaves its place below empty: the others keep theirs.
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
