// The tree at a moment as it is shown: the children of one node at a time, or what a search finds.
import type { SessionId, Znode } from '../../../engine/index.ts';
import type { History } from './history.ts';
import type { ServerHistory } from './serverHistory.ts';

export interface TreeRow {
  readonly path: string;
  readonly name: string;
  readonly kind: Znode['kind'];
  readonly owner: SessionId | null;
  readonly numChildren: number;
  readonly dataLength: number;
  /** Whether the transaction of this very moment changed it. */
  readonly isChanged: boolean;
}

export interface TreeRows {
  readonly rows: readonly TreeRow[];
  /** Of them all; more than are listed, perhaps. */
  readonly total: number;
}

export function childrenAt(server: ServerHistory, row: number, path: string, limit: number): TreeRows {
  const { history } = server;
  const id = history.paths.find(path);
  if (id === undefined) return { rows: [], total: 0 };
  const there: number[] = [];
  for (const child of history.childPathsOf(id)) if (history.versionAt(child, row) >= 0) there.push(child);
  const named = there
    .map((child) => ({ child, name: history.paths.nameOf(child) }))
    .toSorted((one, other) => (one.name < other.name ? -1 : 1));
  return { rows: named.slice(0, limit).map(({ child }) => rowOf(history, child, row)), total: there.length };
}

export interface Found extends TreeRows {
  /** Paths that are not there at the moment, but were before or are later. */
  readonly others: readonly string[];
  readonly otherTotal: number;
}

/** Paths that contain the text, in the order they came. */
export function searchAt(server: ServerHistory, row: number, text: string, limit: number): Found {
  const { history } = server;
  const wanted = text.toLowerCase();
  const rows: TreeRow[] = [];
  const others: string[] = [];
  let total = 0;
  let otherTotal = 0;
  for (let id = 0; id < history.paths.count; id++) {
    const path = history.paths.nameOf(id);
    if (!path.toLowerCase().includes(wanted)) continue;
    if (history.versionAt(id, row) >= 0) {
      total++;
      if (rows.length < limit) rows.push(rowOf(history, id, row));
    } else if (history.versionCountOf(id) > 0) {
      otherTotal++;
      if (others.length < limit) others.push(path);
    }
  }
  return { rows, total, others, otherTotal };
}

function rowOf(history: History, id: number, row: number): TreeRow {
  const version = history.versionAt(id, row);
  const path = history.paths.nameOf(id);
  const owner = history.ownerOfVersion(version);
  return {
    path,
    name: path === '/' ? '/' : path.slice(path.lastIndexOf('/') + 1),
    kind: history.kindOfVersion(version),
    owner: owner < 0 ? null : history.sessions.nameOf(owner),
    numChildren: history.childrenOfVersion(version),
    dataLength: history.dataLengthOf(version),
    isChanged: history.rowOfVersion(version) === row,
  };
}
