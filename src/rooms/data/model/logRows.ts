// Transactions as they are listed: what each was, by whom, and which znodes it changed.
import type { SessionId } from '../../../engine/index.ts';
import type { Change, History, Row } from './history.ts';
import type { ServerHistory } from './serverHistory.ts';

export interface LogRow extends Row {
  readonly changes: readonly { readonly path: string; readonly change: Change }[];
  /** Of all changes, which may be more than are named. */
  readonly changeCount: number;
}

export interface LogFilter {
  readonly prefix: string;
  readonly session: SessionId | null;
  readonly typeCode: number | null;
}

/** Whether the server did it by itself: the end of a session that expired, a container without children. */
export function isByServer({ typeCode, cxid, session }: Row): boolean {
  return session === '0x0' || (typeCode === -11 && cxid === 0);
}

const MOST_CHANGES = 20;

export function logRowAt({ history }: ServerHistory, row: number): LogRow {
  const [from, to] = history.versionsOfRow(row);
  const changes: { path: string; change: Change }[] = [];
  let changeCount = 0;
  for (let version = from; version < to; version++) {
    const change = history.changeOf(version);
    // A parent changes with each child: that is said by the child.
    if (change === 'childrenChanged') continue;
    changeCount++;
    if (changes.length < MOST_CHANGES)
      changes.push({ path: history.paths.nameOf(history.pathOfVersion(version)), change });
  }
  return { ...history.rowAt(row), changes, changeCount };
}

export interface LogPage {
  readonly rows: readonly LogRow[];
  /** Others match beyond them, in the direction in which they were looked for. */
  readonly hasMore: boolean;
}

/** The next rows that match, from a row on in either direction, oldest first. */
export function logRows(
  server: ServerHistory,
  { from, direction, limit }: { readonly from: number; readonly direction: 1 | -1; readonly limit: number },
  filter: LogFilter,
): LogPage {
  const { history } = server;
  const matches = matcher(history, filter);
  const found: number[] = [];
  for (let row = from; row >= 0 && row < history.rowCount && found.length <= limit; row += direction)
    if (matches(row)) found.push(row);
  const rows = found.slice(0, limit).map((row) => logRowAt(server, row));
  return { rows: direction === 1 ? rows : rows.toReversed(), hasMore: found.length > limit };
}

function matcher(history: History, { prefix, session, typeCode }: LogFilter): (row: number) => boolean {
  const wanted = session === null ? null : (history.sessions.find(session) ?? -1);
  return (row) =>
    (typeCode === null || history.typeOf(row) === typeCode) &&
    (wanted === null || history.sessionOf(row) === wanted) &&
    (prefix === '' || changesBelow(history, row, prefix));
}

function changesBelow(history: History, row: number, prefix: string): boolean {
  const [from, to] = history.versionsOfRow(row);
  for (let version = from; version < to; version++)
    if (
      history.changeOf(version) !== 'childrenChanged' &&
      history.paths.nameOf(history.pathOfVersion(version)).startsWith(prefix)
    )
      return true;
  return false;
}
