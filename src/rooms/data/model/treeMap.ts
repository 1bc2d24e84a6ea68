// A moment's tree as a map: each znode as wide as what lies below it, level by level, from any znode on. What is too narrow to be drawn
// stands in groups of neighbours, which can be looked into.
import type { Znode } from '../../../engine/index.ts';
import type { History } from './history.ts';
import type { ServerHistory } from './serverHistory.ts';
import { changesBetween, type PathDifference } from './treeDifference.ts';

/** Where a map begins: a znode, or some neighbours among its children, by name. */
export interface MapRange {
  readonly path: string;
  /** Null: all of them. */
  readonly children: { readonly first: number; readonly count: number } | null;
}

export interface MapCell {
  readonly depth: number;
  /** Shares of the width. */
  readonly start: number;
  readonly width: number;
  /** The znode; of a group, the first one. */
  readonly path: string;
  readonly name: string;
  readonly kind: Znode['kind'];
  /** Itself and all below. */
  readonly znodes: number;
  /** How many of them have changed, and how it has itself. */
  readonly changed: number;
  readonly how: PathDifference['how'] | null;
  /** Where it is a group. */
  readonly group: { readonly lastName: string; readonly range: MapRange } | null;
}

export interface TreeMap {
  readonly cells: readonly MapCell[];
  readonly znodes: number;
  readonly changed: number;
}

/** So narrow a cell can still be hit. */
const LEAST_SHARE = 1 / 120;
const LEVELS = 6;

/** Changes are those since a row: what is gone since then is there too. */
export function mapAt(
  { history }: ServerHistory,
  row: number,
  range: MapRange,
  changesSince: number,
): TreeMap {
  const changes = changesBetween(history, changesSince, row);
  const { znodes, changed } = countsBelow(history, row, changes);
  const top = history.paths.find(range.path);
  if (top === undefined || znodes[top] === 0) return { cells: [], znodes: 0, changed: 0 };
  const cells: MapCell[] = [];
  const draft = (id: number): Omit<MapCell, 'depth' | 'start' | 'width' | 'group'> => {
    const path = history.paths.nameOf(id);
    const version = history.versionAt(id, row);
    const how = changes.get(id) ?? null;
    return {
      path,
      name: path === '/' ? '/' : path.slice(path.lastIndexOf('/') + 1),
      kind: history.kindOfVersion(version < 0 ? history.versionAt(id, changesSince) : version),
      znodes: znodes[id] ?? 0,
      changed: changed[id] ?? 0,
      how,
    };
  };
  const place = (id: number, depth: number, start: number, width: number, part: MapRange['children']) => {
    cells.push({ ...draft(id), depth, start, width, group: null });
    if (depth + 1 >= LEVELS) return;
    const all = childrenByName(history, id, znodes);
    const children = part === null ? all : all.slice(part.first, part.first + part.count);
    const sum = children.reduce((total, child) => total + (znodes[child] ?? 0), 0);
    let at = start;
    let group: number[] = [];
    let groupWidth = 0;
    const flush = (next: number): void => {
      const [first] = group;
      if (first === undefined) return;
      if (group.length === 1) place(first, depth + 1, at, groupWidth, null);
      else {
        const last = draft(group.at(-1) ?? first);
        cells.push({
          ...draft(first),
          depth: depth + 1,
          start: at,
          width: groupWidth,
          how: null,
          znodes: group.reduce((total, child) => total + (znodes[child] ?? 0), 0),
          changed: group.reduce((total, child) => total + (changed[child] ?? 0), 0),
          group: {
            lastName: last.name,
            range: {
              path: history.paths.nameOf(id),
              children: { first: (part?.first ?? 0) + next - group.length, count: group.length },
            },
          },
        });
      }
      at += groupWidth;
      group = [];
      groupWidth = 0;
    };
    for (const [index, child] of children.entries()) {
      const share = (width * (znodes[child] ?? 0)) / sum;
      if (share >= LEAST_SHARE) flush(index);
      group.push(child);
      groupWidth += share;
      if (groupWidth >= LEAST_SHARE) flush(index + 1);
    }
    flush(children.length);
  };
  place(top, 0, 0, 1, range.children);
  return { cells, znodes: znodes[top] ?? 0, changed: changed[top] ?? 0 };
}

/** By path: how many znodes are there or have gone since, and how many of those have changed, itself and all below. */
function countsBelow(
  history: History,
  row: number,
  changes: ReadonlyMap<number, PathDifference['how']>,
): { readonly znodes: Int32Array; readonly changed: Int32Array } {
  const { paths } = history;
  const znodes = new Int32Array(paths.count);
  const changed = new Int32Array(paths.count);
  // Children come after their parents.
  for (let id = paths.count - 1; id >= 0; id--) {
    const isChanged = changes.has(id);
    if (history.versionAt(id, row) >= 0 || isChanged) add(znodes, id, 1);
    if (isChanged) add(changed, id, 1);
    const parent = paths.parentOf(id);
    if (parent < 0) continue;
    add(znodes, parent, znodes[id] ?? 0);
    add(changed, parent, changed[id] ?? 0);
  }
  return { znodes, changed };
}

function add(counts: Int32Array, id: number, count: number): void {
  counts[id] = (counts[id] ?? 0) + count;
}

function childrenByName(history: History, id: number, znodes: Int32Array): readonly number[] {
  const there: { readonly child: number; readonly name: string }[] = [];
  for (const child of history.childPathsOf(id))
    if ((znodes[child] ?? 0) > 0) there.push({ child, name: history.paths.nameOf(child) });
  return there.toSorted((one, other) => (one.name < other.name ? -1 : 1)).map(({ child }) => child);
}
