// Acknowledgements that leaders counted and what they committed. Read from a trace once and only as far as it has grown.
import type { ServerId, TraceRecord, Zxid } from '../../../engine/index.ts';
import { isServerId } from '../../../engine/index.ts';
import { traceReader } from '../../select/readTrace.ts';

export interface AckHistory {
  /** By leader and zxid, as `server:3 4294967297`. */
  readonly acks: ReadonlyMap<string, readonly Ack[]>;
  /** What each leader committed by its own count, in order. */
  readonly commits: ReadonlyMap<ServerId, readonly Commit[]>;
}

interface Ack {
  readonly by: ServerId;
  readonly step: number;
}

export interface Commit {
  readonly zxid: Zxid;
  readonly step: number;
  readonly timeMs: number;
}

export const ackHistory: (trace: readonly TraceRecord[]) => AckHistory = traceReader(newReader, take, [
  'txn.acked',
  'txn.committed',
]);

/** Who had acknowledged a proposal to a leader by a step, as far as it counted. */
export function acksBy(
  { acks }: AckHistory,
  leader: ServerId,
  zxid: Zxid,
  step: number,
): readonly ServerId[] {
  const all = acks.get(keyOf(leader, zxid)) ?? [];
  return all.filter((ack) => ack.step <= step).map(({ by }) => by);
}

/** The newest commits of a leader by a step and not before a time, newest last, at most so many. */
export function commitsOf(
  { commits }: AckHistory,
  leader: ServerId,
  { step, sinceMs, atMost }: { readonly step: number; readonly sinceMs: number; readonly atMost: number },
): readonly Commit[] {
  const all = commits.get(leader) ?? [];
  const end = all.findLastIndex((commit) => commit.step <= step) + 1;
  return all.slice(Math.max(0, end - atMost), end).filter(({ timeMs }) => timeMs >= sinceMs);
}

interface Reader {
  readonly acks: Map<string, Ack[]>;
  readonly commits: Map<ServerId, Commit[]>;
}

function newReader(): Reader {
  return { acks: new Map(), commits: new Map() };
}

/** A follower's record of a commit follows no acknowledgement of its own. */
function take({ acks, commits }: Reader, record: TraceRecord): void {
  const { actor, step, timeMs } = record;
  if (!isServerId(actor)) return;
  if (record.kind === 'txn.acked') {
    const key = keyOf(actor, record.zxid);
    acks.set(key, [...(acks.get(key) ?? []), { by: record.by, step }]);
  }
  if (record.kind !== 'txn.committed' || !acks.has(keyOf(actor, record.zxid))) return;
  const own = commits.get(actor) ?? [];
  own.push({ zxid: record.zxid, step, timeMs });
  commits.set(actor, own);
}

function keyOf(leader: ServerId, zxid: Zxid): string {
  return `${leader} ${zxid}`;
}
