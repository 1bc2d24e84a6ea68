// The ends of all servers' logs side by side: one column for each transaction, so that what one has and another lacks
// can be seen at a look.
import type { ServerId, ServerState, TraceRecord, World, Zxid } from '../../../engine/index.ts';
import {
  fateOf,
  knowsCommitted,
  lastTruncation,
  zabHistory,
  type Fate,
  type ZabHistory,
} from './zabHistory.ts';

export interface LogTails {
  /** Oldest first. */
  readonly columns: readonly Zxid[];
  readonly tails: readonly LogTail[];
}

/** One server's entries, one for each column. */
export interface LogTail {
  readonly server: ServerId;
  readonly cells: readonly LogCell[];
}

/**
 * One transaction in one server's log. `committed`: it is, and this server knows. `outstanding`: logged here, and nothing
 * is decided or told. `doomed`: logged here, and a later leader does without it. `fallen`: it was doomed and has just been
 * truncated. `missing`: not in this log.
 */
export interface LogCell {
  readonly zxid: Zxid;
  readonly state: Fate | 'fallen' | 'missing';
}

/** Columns shown at once. */
const COLUMNS = 8;
/** Of these, for entries that will be or were dropped, however long ago they were logged. */
const DROPPED_AT_MOST = 3;
/** Of these, for entries that nobody knows to be committed. */
const OUTSTANDING_AT_MOST = 5;
/** How long what was truncated is still to be seen, in virtual time. */
const FALLEN_MS = 2000;

export function logTails(world: World, trace: readonly TraceRecord[], columnCount = COLUMNS): LogTails {
  const history = zabHistory(trace);
  const tails = new Map([...world.servers].map(([id, server]) => [id, tailOf(id, server, world, history)]));
  const columns = columnsOf([...tails.values()].flat(), columnCount);
  return {
    columns,
    tails: [...world.servers].map(([id, server]) => ({
      server: id,
      cells: stripOf(columns, tails.get(id) ?? [], (zxid) => isInSnapshot(zxid, server, history, world.step)),
    })),
  };
}

/**
 * The newest entries, but no more than some of those that nobody knows to be committed: what comes first is decided first.
 * And some that go, which would be out of sight by the time they go.
 */
function columnsOf(cells: readonly LogCell[], count: number): readonly Zxid[] {
  const zxids = [...new Set(cells.map(({ zxid }) => zxid))].toSorted((a, b) => a - b);
  const inState = (...states: readonly LogCell['state'][]) =>
    new Set(cells.filter(({ state }) => states.includes(state)).map(({ zxid }) => zxid));
  const going = inState('doomed', 'fallen');
  const committed = inState('committed');
  const dropped = zxids.filter((zxid) => going.has(zxid)).slice(-DROPPED_AT_MOST);
  const others = zxids.filter((zxid) => !dropped.includes(zxid));
  const decided = others.findLastIndex((zxid) => committed.has(zxid)) + 1;
  const shown = others.slice(0, decided + OUTSTANDING_AT_MOST).slice(dropped.length - count);
  return [...shown, ...dropped].toSorted((a, b) => a - b);
}

function tailOf(id: ServerId, server: ServerState, world: World, history: ZabHistory): readonly LogCell[] {
  const { timeMs, step } = world;
  const logged = server.log.toArray().slice(-LOOKED_AT);
  const cells = logged.map(({ txn: { zxid } }): LogCell => ({
    zxid,
    state: stateOf(zxid, server, history, step),
  }));
  const truncation = lastTruncation(history, id, step);
  if (truncation === null || timeMs - truncation.timeMs > FALLEN_MS) return cells;
  return [...cells, ...truncation.zxids.map((zxid): LogCell => ({ zxid, state: 'fallen' }))];
}

/** Entries of a log that could come into a column. */
const LOOKED_AT = 40;

function stateOf(zxid: Zxid, server: ServerState, history: ZabHistory, step: number): Fate {
  if (server.peer.value === null) return 'committed';
  const fate = fateOf(history, zxid, step);
  return fate === 'committed' && !knowsCommitted(history, zxid, server, step) ? 'outstanding' : fate;
}

function stripOf(
  columns: readonly Zxid[],
  tail: readonly LogCell[],
  isKnownOtherwise: (zxid: Zxid) => boolean,
): readonly LogCell[] {
  const cells = new Map(tail.map((cell) => [cell.zxid, cell]));
  return columns.map(
    (zxid) => cells.get(zxid) ?? { zxid, state: isKnownOtherwise(zxid) ? 'committed' : 'missing' },
  );
}

/** What a snapshot has taken out of the log is in the server all the same. */
function isInSnapshot(zxid: Zxid, server: ServerState, history: ZabHistory, step: number): boolean {
  return zxid <= (server.snapshot.value?.zxid ?? 0) && fateOf(history, zxid, step) === 'committed';
}
