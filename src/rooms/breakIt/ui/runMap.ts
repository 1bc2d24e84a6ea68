// The map of an exploration: a row for each deed, in which neighbouring steps with the same outcome are one segment.
import type { InvariantId } from '../../../engine/index.ts';
import type { Cell } from '../model/explore/explorer.ts';
import type { Outcome } from '../model/explore/outcome.ts';

export interface MapRow {
  readonly deed: string;
  readonly segments: readonly Segment[];
}

export interface Segment {
  readonly from: number;
  readonly to: number;
  readonly outcome: Outcome;
  readonly invariant: InvariantId | null;
  /** The first of it: what a click opens. */
  readonly cell: Cell;
}

export function runMap(cells: readonly Cell[]): readonly MapRow[] {
  const byDeed = new Map<string, Cell[]>();
  for (const cell of cells) byDeed.set(cell.deed, [...(byDeed.get(cell.deed) ?? []), cell]);
  return [...byDeed].map(([deed, own]) => ({
    deed,
    segments: segmentsOf(own.toSorted((a, b) => a.afterStep - b.afterStep)),
  }));
}

function segmentsOf(cells: readonly Cell[]): readonly Segment[] {
  const segments: Segment[] = [];
  for (const cell of cells) {
    const { afterStep, outcome, invariant } = cell;
    const last = segments.at(-1);
    if (last !== undefined && last.outcome === outcome && last.invariant === invariant)
      segments[segments.length - 1] = { ...last, to: afterStep };
    else segments.push({ from: afterStep, to: afterStep, outcome, invariant, cell });
  }
  return segments;
}
