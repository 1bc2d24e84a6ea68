// What the past says of each transaction of an ensemble beside its fate: who asked for what, and where it was logged.
// Read from a trace once and only as far as it has grown.
import type { ClientId, ServerId, SessionId, TraceRecord, Txn, Zxid } from '../../engine/index.ts';
import { isServerId } from '../../engine/index.ts';
import { traceReader } from './readTrace.ts';
import { traceIndex } from './traceIndex.ts';

/** What a transaction does, for words: `create /a`, and the client it is for. */
export interface TxnName {
  readonly zxid: Zxid;
  /** ZooKeeper's name of the request; `error` for a write that was refused and takes a zxid all the same. */
  readonly type: string;
  readonly path: string | null;
  /** Null for what servers do by themselves, and for who is not of this world. */
  readonly client: ClientId | null;
}

export interface ZabTxns {
  /** By zxid, as it was proposed last: leaders that know nothing of each other may give the same one. */
  readonly proposed: ReadonlyMap<Zxid, Proposed>;
  /** The record of a server's writing it to its log, by `server:1 4294967297`. */
  readonly loggedSeq: ReadonlyMap<string, number>;
}

/** Where a transaction was proposed. */
export interface Proposed {
  readonly zxid: Zxid;
  readonly type: string;
  readonly path: string | null;
  readonly session: SessionId;
  readonly seq: number;
  readonly step: number;
  readonly timeMs: number;
  readonly leader: ServerId;
}

export const zabTxns: (trace: readonly TraceRecord[]) => ZabTxns = traceReader(newReader, take, [
  'txn.logged',
  'txn.proposed',
]);

/** The record of a server's writing a transaction to its log; null where none was made. */
export function loggedBy({ loggedSeq }: ZabTxns, server: ServerId, zxid: Zxid): number | null {
  return loggedSeq.get(keyOf(server, zxid)) ?? null;
}

/** A transaction as a log holds it. */
export function nameOfTxn({ zxid, session, body }: Txn, trace: readonly TraceRecord[]): TxnName {
  return { zxid, type: body.type, path: 'path' in body ? body.path : null, client: clientOf(session, trace) };
}

/** A transaction as it was proposed; without a name if nobody proposed it. */
export function nameOfZxid(zxid: Zxid, trace: readonly TraceRecord[]): TxnName {
  const proposed = zabTxns(trace).proposed.get(zxid);
  if (proposed === undefined) return { zxid, type: 'error', path: null, client: null };
  const { type, path, session } = proposed;
  return { zxid, type, path, client: clientOf(session, trace) };
}

function clientOf(session: SessionId, trace: readonly TraceRecord[]): ClientId | null {
  return traceIndex(trace).clientOf.get(session) ?? null;
}

interface Reader {
  readonly proposed: Map<Zxid, Proposed>;
  readonly loggedSeq: Map<string, number>;
}

function newReader(): Reader {
  return { proposed: new Map(), loggedSeq: new Map() };
}

function take(reader: Reader, record: TraceRecord): void {
  const { actor, seq, step, timeMs } = record;
  if (!isServerId(actor)) return;
  if (record.kind === 'txn.logged') reader.loggedSeq.set(keyOf(actor, record.zxid), seq);
  if (record.kind !== 'txn.proposed') return;
  const { zxid, path, session, err } = record;
  const type = err === 'Ok' ? record.type : 'error';
  reader.proposed.set(zxid, { zxid, type, path, session, seq, step, timeMs, leader: actor });
}

function keyOf(server: ServerId, zxid: Zxid): string {
  return `${server} ${zxid}`;
}
