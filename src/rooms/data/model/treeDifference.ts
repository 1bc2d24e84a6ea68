// What two moments of one server differ in.
import type { History } from './history.ts';
import type { ServerHistory } from './serverHistory.ts';

export interface PathDifference {
  readonly path: string;
  readonly how: 'came' | 'went' | 'data' | 'other';
}

export interface TreeDifference {
  readonly paths: readonly PathDifference[];
  readonly total: number;
}

export function treeDifference(
  { history }: ServerHistory,
  fromRow: number,
  toRow: number,
  limit: number,
): TreeDifference {
  const paths = [...changesBetween(history, fromRow, toRow)].map(([path, how]) => ({
    path: history.paths.nameOf(path),
    how,
  }));
  const sorted = paths.toSorted((one, other) => (one.path < other.path ? -1 : 1));
  return { paths: sorted.slice(0, limit), total: paths.length };
}

/** By path. Looks only at what was changed between the two. */
export function changesBetween(
  history: History,
  fromRow: number,
  toRow: number,
): ReadonlyMap<number, PathDifference['how']> {
  const [from, to] = fromRow < toRow ? [fromRow, toRow] : [toRow, fromRow];
  const touched = new Set<number>();
  for (let row = from + 1; row <= to; row++) {
    const [first, end] = history.versionsOfRow(row);
    for (let version = first; version < end; version++) touched.add(history.pathOfVersion(version));
  }
  const changes = new Map<number, PathDifference['how']>();
  for (const path of touched) {
    const how = howOf(history.versionAt(path, fromRow), history.versionAt(path, toRow), (version) =>
      history.version(version),
    );
    if (how !== null) changes.set(path, how);
  }
  return changes;
}

function howOf(
  before: number,
  after: number,
  version: (index: number) => { readonly mzxid: number; readonly czxid: number },
): PathDifference['how'] | null {
  if (before === after) return null;
  if (before < 0) return 'came';
  if (after < 0) return 'went';
  const [one, other] = [version(before), version(after)];
  return one.mzxid === other.mzxid && one.czxid === other.czxid ? 'other' : 'data';
}
