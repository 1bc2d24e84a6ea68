// Sessions with what they did: for bars over time.
import type { ServerHistory } from './serverHistory.ts';
import { isOpenAt, type SessionLife } from './sessionLives.ts';

export interface SessionRow extends SessionLife {
  readonly fromMs: number;
  /** Of its last record where it never ended. */
  readonly toMs: number;
  readonly fromRow: number;
  readonly toRow: number;
  readonly writes: number;
  /** Created by it, ever. */
  readonly ephemerals: number;
  /** Some of them. */
  readonly ephemeralPaths: readonly string[];
}

export interface SessionRows {
  readonly rows: readonly SessionRow[];
  readonly total: number;
  readonly openAtMoment: number;
}

const MOST_PATHS = 5;

/** Those with the most writes, in the order they began. */
export function sessionRows(
  server: ServerHistory,
  row: number,
  which: 'all' | 'openAtMoment',
  limit: number,
): SessionRows {
  const { history, sessions } = server;
  const writes = new Map<number, number>();
  for (let each = 0; each < history.rowCount; each++) {
    const session = history.sessionOf(each);
    const type = history.typeOf(each);
    if (type !== -10 && type !== -11) writes.set(session, (writes.get(session) ?? 0) + 1);
  }
  const owned = ephemeralsOf(server);
  const end = history.rowCount - 1;
  const chosen = which === 'all' ? sessions : sessions.filter((life) => isOpenAt(life, row));
  const rows = chosen.map((life): SessionRow => {
    const id = history.sessions.find(life.id) ?? -1;
    const fromRow = life.openedRow ?? 0;
    const toRow = life.closedRow ?? end;
    const paths = owned.get(id);
    return {
      ...life,
      fromRow,
      toRow,
      fromMs: history.timeOf(fromRow),
      toMs: history.timeOf(toRow),
      writes: writes.get(id) ?? 0,
      ephemerals: paths?.count ?? 0,
      ephemeralPaths: paths?.some ?? [],
    };
  });
  const most = rows
    .toSorted((one, other) => other.writes + other.ephemerals - (one.writes + one.ephemerals))
    .slice(0, limit)
    .toSorted((one, other) => one.fromRow - other.fromRow);
  const openAtMoment = sessions.filter((life) => isOpenAt(life, row)).length;
  return { rows: most, total: chosen.length, openAtMoment };
}

function ephemeralsOf({ history }: ServerHistory): ReadonlyMap<number, { count: number; some: string[] }> {
  const owned = new Map<number, { count: number; some: string[] }>();
  for (let version = 0; version < history.versionCount; version++) {
    const change = history.changeOf(version);
    if (change !== 'created' && change !== 'loaded') continue;
    const owner = history.ownerOfVersion(version);
    if (owner < 0) continue;
    const paths = owned.get(owner) ?? { count: 0, some: [] };
    owned.set(owner, paths);
    paths.count++;
    if (paths.some.length < MOST_PATHS) paths.some.push(history.paths.nameOf(history.pathOfVersion(version)));
  }
  return owned;
}
