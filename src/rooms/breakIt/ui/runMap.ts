// The map of an exploration: a row for each deed, in which neighbouring steps with the same outcome are one segment.
import { partKey } from '../../../engine/index.ts';
import type { Messages } from '../../../words/messages.ts';
import type { Cell } from '../model/explore/explorer.ts';
import type { Ended } from '../model/explore/outcome.ts';
import type { BreakItWords } from '../words/contract.ts';
import { claimName } from './claimNames.ts';

export interface MapRow {
  readonly deed: string;
  readonly segments: readonly Segment[];
}

export interface Segment extends Ended {
  readonly from: number;
  readonly to: number;
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

/** What comes of it, with the invariant that is violated. */
export function segmentText(
  { outcome, invariant, part }: Ended,
  words: Messages,
  { everyRun }: BreakItWords,
): string {
  const said = everyRun.outcomes[outcome];
  return invariant === null ? said : words.format.labelled(said, claimName(invariant, part, words));
}

function segmentsOf(cells: readonly Cell[]): readonly Segment[] {
  const segments: Segment[] = [];
  for (const cell of cells) {
    const { afterStep, outcome, invariant, part } = cell;
    const last = segments.at(-1);
    if (last !== undefined && endKey(last) === endKey(cell))
      segments[segments.length - 1] = { ...last, to: afterStep };
    else segments.push({ from: afterStep, to: afterStep, outcome, invariant, part, cell });
  }
  return segments;
}

function endKey({ outcome, invariant, part }: Ended): string {
  return invariant === null ? outcome : `${outcome} ${partKey(invariant, part)}`;
}
