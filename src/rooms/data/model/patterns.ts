// Shapes in a server's history that an engineer should know of: each with its place, its figures and nothing that is not in the records.
import { CLIENT_MAX_PACKET_BYTES, nameOf, replyBytes } from '../../../engine/index.ts';
import type { History } from './history.ts';
import type { ServerHistory } from './serverHistory.ts';

export type Pattern =
  /** Many sessions write within a moment of one delete: they all waited for it. */
  | {
      readonly kind: 'herd';
      readonly row: number;
      readonly path: string;
      readonly sessions: number;
      readonly writes: number;
    }
  /** Many sessions begin, or are ended by the server, within a few seconds. */
  | {
      readonly kind: 'sessionStorm' | 'expiryStorm';
      readonly row: number;
      readonly sessions: number;
      readonly spanMs: number;
    }
  /** The same ephemeral comes and goes. */
  | {
      readonly kind: 'flapping';
      readonly row: number;
      readonly path: string;
      readonly times: number;
      readonly sessions: number;
    }
  /** The holder of a lock went with its session while others waited. */
  | {
      readonly kind: 'holderExpired';
      readonly row: number;
      readonly path: string;
      readonly session: string;
      readonly waiting: number;
      readonly next: string;
      readonly times: number;
    }
  /** An ephemeral went with its session, and another session made it again at once: it had waited for that. */
  | {
      readonly kind: 'ownerExpired';
      readonly row: number;
      readonly path: string;
      readonly session: string;
      readonly next: string;
      readonly afterMs: number;
      readonly times: number;
    }
  | {
      readonly kind: 'growingQueue';
      readonly row: number;
      readonly path: string;
      readonly children: number;
      readonly created: number;
      readonly deleted: number;
    }
  | { readonly kind: 'sequenceNearEnd'; readonly row: number; readonly path: string; readonly next: number }
  | {
      readonly kind: 'longChildList';
      readonly row: number;
      readonly path: string;
      readonly children: number;
      readonly bytes: number;
    };

export type PatternKind = Pattern['kind'];

/** At most a few of each kind, the strongest first. */
export function patternsOf(server: ServerHistory): readonly Pattern[] {
  const { history } = server;
  return [
    ...strongest(herds(history), ({ sessions }) => sessions),
    ...strongest(storms(history, 'sessionStorm'), ({ sessions }) => sessions),
    ...strongest(storms(history, 'expiryStorm'), ({ sessions }) => sessions),
    ...strongest(holdersExpired(history), ({ times }) => times),
    ...strongest(ownersExpired(history), ({ times }) => times),
    ...strongest(flapping(history), ({ times }) => times),
    ...parents(history),
  ];
}

const MOST_OF_A_KIND = 5;
const CREATES = new Set([1, 15, 19, 21]);
const REFUSED = -1;
const CREATE_SESSION = -10;
const CLOSE_SESSION = -11;

function strongest<P>(patterns: readonly P[], strength: (pattern: P) => number): readonly P[] {
  return patterns.toSorted((one, other) => strength(other) - strength(one)).slice(0, MOST_OF_A_KIND);
}

const HERD_MS = 500;
const HERD_SESSIONS = 5;

/** Creates and refused writes of many sessions, right after a node went. */
function herds(history: History): Extract<Pattern, { kind: 'herd' }>[] {
  const found: Extract<Pattern, { kind: 'herd' }>[] = [];
  for (let row = 0; row < history.rowCount; row++) {
    const path = deletedBy(history, row);
    if (path === null) continue;
    const until = history.timeOf(row) + HERD_MS;
    const sessions = new Set<number>();
    let writes = 0;
    let last = row + 1;
    for (; last < history.rowCount && history.timeOf(last) <= until && last < row + 2000; last++) {
      if (deletedBy(history, last) !== null) break;
      const type = history.typeOf(last);
      if (!CREATES.has(type) && type !== REFUSED) continue;
      sessions.add(history.sessionOf(last));
      writes++;
    }
    if (sessions.size >= HERD_SESSIONS)
      found.push({ kind: 'herd', row, path, sessions: sessions.size, writes });
    if (last > row + 1) row = last - 1;
  }
  return found;
}

/** The first path that a row took away, if it is a delete or the end of a session. */
function deletedBy(history: History, row: number): string | null {
  const type = history.typeOf(row);
  if (type !== 2 && type !== CLOSE_SESSION) return null;
  const [from, to] = history.versionsOfRow(row);
  for (let version = from; version < to; version++)
    if (history.changeOf(version) === 'deleted') return history.paths.nameOf(history.pathOfVersion(version));
  return null;
}

const STORM_MS = 5000;
const STORM_SESSIONS = 20;

function storms(
  history: History,
  kind: 'sessionStorm' | 'expiryStorm',
): Extract<Pattern, { kind: 'sessionStorm' | 'expiryStorm' }>[] {
  const rows: number[] = [];
  for (let row = 0; row < history.rowCount; row++) {
    const isMeant =
      kind === 'sessionStorm'
        ? history.typeOf(row) === CREATE_SESSION
        : history.typeOf(row) === CLOSE_SESSION && history.cxidOf(row) === 0;
    if (isMeant) rows.push(row);
  }
  const found: Extract<Pattern, { kind: 'sessionStorm' | 'expiryStorm' }>[] = [];
  const least = kind === 'sessionStorm' ? STORM_SESSIONS : STORM_SESSIONS / 4;
  for (let from = 0; from < rows.length;) {
    const first = rows[from] ?? 0;
    let to = from;
    while (to + 1 < rows.length && history.timeOf(rows[to + 1] ?? 0) - history.timeOf(first) <= STORM_MS)
      to++;
    const sessions = to - from + 1;
    const spanMs = history.timeOf(rows[to] ?? 0) - history.timeOf(first);
    if (sessions >= least) found.push({ kind, row: first, sessions, spanMs });
    from = to + 1;
  }
  return found;
}

const FLAPS = 5;

function flapping(history: History): Extract<Pattern, { kind: 'flapping' }>[] {
  const found: Extract<Pattern, { kind: 'flapping' }>[] = [];
  for (let path = 0; path < history.paths.count; path++) {
    if (history.versionCountOf(path) < 2 * FLAPS) continue;
    const owners = new Set<number>();
    let times = 0;
    let last = 0;
    for (const version of history.versionsOf(path)) {
      if (history.changeOf(version) !== 'created' || history.kindOfVersion(version) !== 'ephemeral') continue;
      times++;
      last = history.rowOfVersion(version);
      owners.add(history.ownerOfVersion(version));
    }
    if (times >= FLAPS)
      found.push({
        kind: 'flapping',
        row: last,
        path: history.paths.nameOf(path),
        times,
        sessions: owners.size,
      });
  }
  return found;
}

/** Ten digits, as the server numbers sequential nodes. */
const SEQUENCE = /(-?\d{10})$/;

function holdersExpired(history: History): Extract<Pattern, { kind: 'holderExpired' }>[] {
  const byParent = new Map<string, Extract<Pattern, { kind: 'holderExpired' }>>();
  for (const { row, id, path, session } of expired(history)) {
    const waiting = waitersBehind(history, id, row);
    const [next] = waiting;
    if (next === undefined) continue;
    const parent = history.paths.nameOf(history.paths.parentOf(id));
    const times = (byParent.get(parent)?.times ?? 0) + 1;
    byParent.set(parent, {
      kind: 'holderExpired',
      row,
      path,
      session,
      waiting: waiting.length,
      next,
      times,
    });
  }
  return [...byParent.values()];
}

const TAKEN_OVER_MS = 500;

/** The last time for each path. */
function ownersExpired(history: History): Extract<Pattern, { kind: 'ownerExpired' }>[] {
  const byPath = new Map<string, Extract<Pattern, { kind: 'ownerExpired' }>>();
  for (const { row, version, id, path, session } of expired(history)) {
    const again = history.versionAfter(id, version);
    if (again < 0 || history.kindOfVersion(again) !== 'ephemeral') continue;
    const next = history.rowOfVersion(again);
    const afterMs = history.timeOf(next) - history.timeOf(row);
    if (history.changeOf(again) !== 'created' || afterMs > TAKEN_OVER_MS) continue;
    byPath.set(path, {
      kind: 'ownerExpired',
      row,
      path,
      session,
      next: history.sessions.nameOf(history.sessionOf(next)),
      afterMs,
      times: (byPath.get(path)?.times ?? 0) + 1,
    });
  }
  return [...byPath.values()];
}

/** Each ephemeral znode that went with a session which no client had closed. */
function* expired(history: History) {
  for (let row = 0; row < history.rowCount; row++) {
    if (history.typeOf(row) !== CLOSE_SESSION || history.cxidOf(row) !== 0) continue;
    const session = history.sessions.nameOf(history.sessionOf(row));
    const [from, to] = history.versionsOfRow(row);
    for (let version = from; version < to; version++) {
      if (history.changeOf(version) !== 'deleted') continue;
      const id = history.pathOfVersion(version);
      yield { row, version, id, path: history.paths.nameOf(id), session };
    }
  }
}

const MOST_SIBLINGS = 2000;

/** Sequential ephemerals behind a node that was the first of its siblings; empty where it was not. */
function waitersBehind(history: History, id: number, row: number): readonly string[] {
  const number = SEQUENCE.exec(history.paths.nameOf(id))?.[1];
  if (number === undefined) return [];
  const siblings = history.childPathsOf(history.paths.parentOf(id));
  if (siblings.length > MOST_SIBLINGS) return [];
  const waiting: { readonly path: string; readonly number: string }[] = [];
  for (const sibling of siblings) {
    if (sibling === id) continue;
    const version = history.versionAt(sibling, row - 1);
    if (version < 0 || history.kindOfVersion(version) !== 'ephemeral') continue;
    const path = history.paths.nameOf(sibling);
    const other = SEQUENCE.exec(path)?.[1];
    if (other === undefined) continue;
    if (other < number) return [];
    if (history.versionAt(sibling, row) >= 0) waiting.push({ path, number: other });
  }
  return waiting.toSorted((one, other) => (one.number < other.number ? -1 : 1)).map(({ path }) => path);
}

const QUEUE_CHILDREN = 100;
const SEQUENCE_NEAR_END = 1_900_000_000;
/** What the children of a node say at the end of the history. */
function parents(history: History): readonly Pattern[] {
  const end = history.rowCount - 1;
  const queues: Extract<Pattern, { kind: 'growingQueue' }>[] = [];
  const sequences: Extract<Pattern, { kind: 'sequenceNearEnd' }>[] = [];
  const lists: Extract<Pattern, { kind: 'longChildList' }>[] = [];
  for (let id = 0; id < history.paths.count; id++) {
    const version = history.versionAt(id, end);
    if (version < 0) continue;
    const path = history.paths.nameOf(id);
    const children = history.childrenOfVersion(version);
    const next = history.createCountOf(version);
    if (next >= SEQUENCE_NEAR_END) sequences.push({ kind: 'sequenceNearEnd', row: end, path, next });
    if (children < QUEUE_CHILDREN) continue;
    const below = childFigures(history, id, end);
    const bytes = replyBytes({ children: below.names });
    if (bytes > CLIENT_MAX_PACKET_BYTES / 2)
      lists.push({ kind: 'longChildList', row: end, path, children, bytes });
    const grows = below.created >= QUEUE_CHILDREN && below.deleted * 10 < below.created;
    if (grows && below.sequential * 2 > below.created)
      queues.push({
        kind: 'growingQueue',
        row: end,
        path,
        children,
        created: below.created,
        deleted: below.deleted,
      });
  }
  return [
    ...strongest(queues, ({ children }) => children),
    ...strongest(sequences, ({ next }) => next),
    ...strongest(lists, ({ bytes }) => bytes),
  ];
}

/** Children created and deleted in the records, and the names of those there at the end. */
function childFigures(history: History, id: number, end: number) {
  const figures = { created: 0, deleted: 0, sequential: 0, names: [] as string[] };
  for (const child of history.childPathsOf(id)) {
    const path = history.paths.nameOf(child);
    history.eachVersionOf(child, (version) => {
      const change = history.changeOf(version);
      if (change === 'deleted') figures.deleted++;
      if (change !== 'created') return;
      figures.created++;
      if (SEQUENCE.test(path)) figures.sequential++;
    });
    if (history.versionAt(child, end) >= 0) figures.names.push(nameOf(path));
  }
  return figures;
}
