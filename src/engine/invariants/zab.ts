// What the invariants of the broadcast protocol have in common: who acted, and what a server's history holds.
import { isServerId, type ServerId, type Zxid } from '../model/ids.ts';
import type { ServerState } from '../server/serverState.ts';
import type { TraceRecord } from '../trace/record.ts';
import type { Finding } from './invariant.ts';

/** The server that acted; null for others. */
export function serverOf(record: TraceRecord): ServerId | null {
  return isServerId(record.actor) ? record.actor : null;
}

/**
 * Whether a server applied a transaction because it knows it to be committed. One that gives up its role brings its tree
 * up to its own log, as on a start, whatever will become of what only it has logged.
 */
export function isCommitted(applied: TraceRecord, records: readonly TraceRecord[]): boolean {
  return !records.some(
    ({ kind, actor, seq }) => kind === 'role.left' && actor === applied.actor && seq < applied.seq,
  );
}

/**
 * Whether a transaction is in a server's history: in its log, or in the snapshot the log goes on from. A snapshot alone does
 * not say which transactions it was made of: as far as they reach, those kept for learners do.
 */
export function holds({ log, snapshot, committedLog }: ServerState, zxid: Zxid): boolean {
  if (log.toArray().some(({ txn }) => txn.zxid === zxid)) return true;
  if ((snapshot.value?.zxid ?? 0) < zxid) return false;
  const recent = committedLog.toArray();
  const oldest = recent[0]?.zxid;
  return oldest === undefined || zxid < oldest || recent.some((txn) => txn.zxid === zxid);
}

export function serversFinding(
  servers: readonly ServerId[],
  count: number,
  records: readonly number[],
  path: string | null = null,
): Finding {
  return { clients: [], servers, path, count, records };
}
