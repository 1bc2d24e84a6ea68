// What the past says of the transactions of an ensemble, read from a trace once and only as far as it has grown: which were
// committed and when, which leaders were established, what was truncated.
import { epochOf, isServerId } from '../../../engine/index.ts';
import type { ServerId, ServerState, TraceRecord, Zxid } from '../../../engine/index.ts';
import { traceReader } from '../readTrace.ts';

export interface ZabHistory {
  /**
   * The step from which on a transaction could no longer be lost: a leader counted a quorum for it, or was established
   * with it in its log.
   */
  readonly committedAt: ReadonlyMap<Zxid, number>;
  /** Leaders that took up their office, in order. */
  readonly established: readonly Establishment[];
  /** By server: what it truncated to match its leader's log, in order. */
  readonly truncations: ReadonlyMap<ServerId, readonly Truncation[]>;
  /** By server: the steps at which it stopped, in order. */
  readonly stops: ReadonlyMap<ServerId, readonly number[]>;
}

export interface Establishment {
  /** The record that says so. */
  readonly seq: number;
  readonly step: number;
  readonly epoch: number;
  readonly leader: ServerId;
}

export interface Truncation {
  /** The record that says so. */
  readonly seq: number;
  readonly step: number;
  readonly timeMs: number;
  /** What was dropped, oldest first. */
  readonly zxids: readonly Zxid[];
}

/** The history of a trace that only grows at its end. */
export const zabHistory: (trace: readonly TraceRecord[]) => ZabHistory = traceReader(newReader, take, [
  'txn.logged',
  'txn.committed',
  'leader.established',
  'log.truncated',
  'sync.received',
  'server.stopped',
  'disk.wiped',
]);

export type Fate = 'committed' | 'outstanding' | 'doomed';

/**
 * What will become of a logged transaction, as it stood after a step. It is doomed once a leader of a later epoch was
 * established without it: a quorum has taken up that epoch by then, and nobody wins an election with an older one.
 */
export function fateOf(history: ZabHistory, zxid: Zxid, step: number): Fate {
  // What was there before the first leader is on every disk, and nobody proposed it.
  if (epochOf(zxid) === 0 || (history.committedAt.get(zxid) ?? Infinity) <= step) return 'committed';
  return epochOf(zxid) < establishedEpoch(history, step) ? 'doomed' : 'outstanding';
}

/** The newest epoch whose leader was established by a step; 0 before the first. */
export function establishedEpoch({ established }: ZabHistory, step: number): number {
  let newest = 0;
  for (const { step: at, epoch } of established) if (at <= step && epoch > newest) newest = epoch;
  return newest;
}

/** The last time a server's log was cut back by that step; null if it never was. */
export function lastTruncation(history: ZabHistory, server: ServerId, step: number): Truncation | null {
  return history.truncations.get(server)?.findLast((truncation) => truncation.step <= step) ?? null;
}

/**
 * Whether a server knows that what it has logged is committed: it was told, or has applied it. One that is down remembers
 * nothing; it was not told of what was committed after it stopped.
 */
export function knowsCommitted(
  history: ZabHistory,
  zxid: Zxid,
  { vars, progress }: ServerState,
  step: number,
): boolean {
  const { id, state, lastProcessedZxid } = vars.value;
  if (state !== 'down') return lastProcessedZxid >= zxid || progress.value.committedZxid >= zxid;
  const stopped = history.stops.get(id)?.findLast((at) => at <= step) ?? Infinity;
  return (history.committedAt.get(zxid) ?? 0) <= stopped;
}

interface Reader {
  readonly committedAt: Map<Zxid, number>;
  readonly established: Establishment[];
  readonly truncations: Map<ServerId, Truncation[]>;
  readonly stops: Map<ServerId, number[]>;
  /** What each server has logged and not dropped since, oldest first; snapshots take nothing away. */
  readonly logged: Map<ServerId, Zxid[]>;
}

function newReader(): Reader {
  return {
    committedAt: new Map(),
    established: [],
    truncations: new Map(),
    stops: new Map(),
    logged: new Map(),
  };
}

function take(reader: Reader, record: TraceRecord): void {
  const { kind, actor, step } = record;
  if (!isServerId(actor)) return;
  switch (kind) {
    case 'txn.logged':
      logOf(reader, actor).push(record.zxid);
      return;
    case 'txn.committed':
      commit(reader, record.zxid, step);
      return;
    case 'leader.established':
      reader.established.push({ seq: record.seq, step, epoch: record.epoch, leader: actor });
      for (const zxid of logOf(reader, actor)) commit(reader, zxid, step);
      return;
    case 'log.truncated':
      truncate(reader, record, actor, (zxid) => zxid > record.to);
      return;
    case 'sync.received':
      // A tree taken over whole takes the place of the log: what nobody had committed is gone with it.
      if (record.mode === 'SNAP') truncate(reader, record, actor, (zxid) => !reader.committedAt.has(zxid));
      return;
    case 'server.stopped':
      reader.stops.set(actor, [...(reader.stops.get(actor) ?? []), step]);
      return;
    case 'disk.wiped':
      reader.logged.set(actor, []);
      return;
    default:
  }
}

/** A tree taken over whole has no log of its own: what it holds was committed before, or is so with the leader it is of. */
function logOf({ logged }: Reader, server: ServerId): Zxid[] {
  const log = logged.get(server) ?? [];
  logged.set(server, log);
  return log;
}

function commit({ committedAt }: Reader, zxid: Zxid, step: number): void {
  if (!committedAt.has(zxid)) committedAt.set(zxid, step);
}

function truncate(
  reader: Reader,
  { seq, step, timeMs }: TraceRecord,
  server: ServerId,
  isDropped: (zxid: Zxid) => boolean,
): void {
  const log = logOf(reader, server);
  const zxids = log.filter(isDropped);
  if (zxids.length === 0) return;
  const dropped = new Set(zxids);
  reader.logged.set(
    server,
    log.filter((zxid) => !dropped.has(zxid)),
  );
  const list = reader.truncations.get(server) ?? [];
  reader.truncations.set(server, [...list, { seq, step, timeMs, zxids }]);
}
