// Past elections, server by server: which votes each counted and what it decided. Read from a trace once and only as far
// as it has grown.
import type { ServerId, TraceRecord } from '../../../engine/index.ts';
import { isServerId } from '../../../engine/index.ts';
import { traceReader } from '../../select/readTrace.ts';

/** The end of one server's search for a leader. */
export interface Decision {
  readonly seq: number;
  readonly step: number;
  readonly timeMs: number;
  readonly server: ServerId;
  readonly leader: ServerId;
  readonly round: number;
  /** Whose vote it counted for that leader, its own included. */
  readonly voters: readonly ServerId[];
  /** When its search began. */
  readonly begunAtMs: number;
}

export interface ElectionHistory {
  /** In order. */
  readonly decisions: readonly Decision[];
  /** By server: the records of the votes it cast, in order. */
  readonly casts: ReadonlyMap<ServerId, readonly { readonly seq: number; readonly step: number }[]>;
}

export const electionHistory: (trace: readonly TraceRecord[]) => ElectionHistory = traceReader(
  newReader,
  take,
);

/** The last server that was elected by its own count, as it stood after a step. */
export function lastElected({ decisions }: ElectionHistory, step: number): Decision | null {
  return (
    decisions.findLast((decision) => decision.step <= step && decision.leader === decision.server) ?? null
  );
}

/** What a server decided last, as it stood after a step. */
export function lastDecisionOf(
  { decisions }: ElectionHistory,
  server: ServerId,
  step: number,
): Decision | null {
  return decisions.findLast((decision) => decision.step <= step && decision.server === server) ?? null;
}

/** The record of the vote a server cast last by that step. */
export function lastCastSeq({ casts }: ElectionHistory, server: ServerId, step: number): number | null {
  return casts.get(server)?.findLast((cast) => cast.step <= step)?.seq ?? null;
}

interface Reader {
  readonly decisions: Decision[];
  readonly casts: Map<ServerId, { readonly seq: number; readonly step: number }[]>;
  /** Of searches, by server: when it began, and whom each voter was last known to want. */
  readonly begunAtMs: Map<ServerId, number>;
  readonly wanted: Map<ServerId, Map<ServerId, ServerId>>;
}

function newReader(): Reader {
  return { decisions: [], casts: new Map(), begunAtMs: new Map(), wanted: new Map() };
}

function take(reader: Reader, record: TraceRecord): void {
  const { actor, seq, step, timeMs } = record;
  if (!isServerId(actor)) return;
  switch (record.kind) {
    case 'vote.started':
      reader.begunAtMs.set(actor, timeMs);
      reader.wanted.set(actor, new Map());
      return;
    case 'vote.cast':
      castsOf(reader, actor).push({ seq, step });
      reader.wanted.get(actor)?.set(actor, record.vote.leader);
      return;
    case 'vote.received':
      reader.wanted.get(actor)?.set(record.from, record.vote.leader);
      return;
    case 'vote.decided':
      reader.decisions.push({ ...decisionOf(reader, record, actor), seq, step, timeMs });
      return;
    default:
  }
}

function castsOf({ casts }: Reader, server: ServerId) {
  const known = casts.get(server) ?? [];
  casts.set(server, known);
  return known;
}

function decisionOf(
  { begunAtMs, wanted }: Reader,
  { leader, round, timeMs }: Extract<TraceRecord, { readonly kind: 'vote.decided' }>,
  server: ServerId,
) {
  const voters = [...(wanted.get(server) ?? [])].flatMap(([voter, whom]) => (whom === leader ? [voter] : []));
  return { server, leader, round, voters: voters.toSorted(), begunAtMs: begunAtMs.get(server) ?? timeMs };
}
