// What a client was told of what its user had asked it for: that it was refused, or what came of it. What a program asks for by
// itself, and goes on from, is its own affair.
import {
  isClientId,
  sequenceOf,
  type ClientId,
  type GateName,
  type RecordOf,
  type TraceRecord,
} from '../../engine/index.ts';
import { traceReader } from './readTrace.ts';

export type Refused = RecordOf<'reply.delivered' | 'request.failed'>;

/** Whether this record tells a client that the request its user asked for was refused, or may not have been carried out. */
export function isRefusal(record: TraceRecord, trace: readonly TraceRecord[]): record is Refused {
  return (
    (record.kind === 'reply.delivered' || record.kind === 'request.failed') &&
    refusalsIn(trace).seqs.has(record.seq)
  );
}

/**
 * The refusal that a record tells of: its own, or that of the call whose error a program catches before it is done, unless that was told.
 */
export function refusalTold(record: TraceRecord, trace: readonly TraceRecord[]): Refused | undefined {
  if (isRefusal(record, trace)) return record;
  if (!isEndedByRefusal(record) || record.yielded.kind === 'threw') return undefined;
  const call = trace
    .slice(0, record.seq)
    .findLast(
      (each): each is Refused =>
        (each.kind === 'reply.delivered' || each.kind === 'request.failed') &&
        each.actor === record.actor &&
        each.err === record.input.code,
    );
  return call && !isRefusal(call, trace) ? call : undefined;
}

/** The item that a client took as its user had asked it to, or the name of the sequential znode that it made so. */
export type Gain = { readonly item: string } | { readonly path: string };

export function gainOf(record: TraceRecord, trace: readonly TraceRecord[]): Gain | null {
  return refusalsIn(trace).seqs.has(record.seq) ? gainIn(record) : null;
}

type EndedByRefusal = RecordOf<'program.resumed'> & {
  readonly input: { readonly kind: 'error' };
};

/** Whether a program ends with this record, by that error or after it caught it, when a call of it was refused or not answered. */
export function isEndedByRefusal(record: TraceRecord): record is EndedByRefusal {
  return (
    record.kind === 'program.resumed' &&
    record.input.kind === 'error' &&
    (record.yielded.kind === 'returned' || record.yielded.kind === 'threw')
  );
}

/** What such a program ends with if it does not catch it: the error of its call, or one of its own that it throws then. */
export function endOf({ input, yielded }: EndedByRefusal): string {
  if (yielded.kind !== 'threw' || yielded.code !== null || /\bKeeperException: /.test(yielded.message))
    return input.code;
  return yielded.message.replace(/^line \d+: /, '').slice(0, 80);
}

/** Whether a program goes on because its connection changed: nothing that it waited for has happened. Failed authentication is told apart. */
export function isWokenByConnection(record: TraceRecord): record is RecordOf<'program.resumed'> & {
  readonly input: { readonly kind: 'event' };
} {
  return (
    record.kind === 'program.resumed' &&
    record.input.kind === 'event' &&
    record.input.event.type === 'None' &&
    record.input.event.state !== 'AuthFailed'
  );
}

const refusalsIn = traceReader(
  () => ({ seqs: new Set<number>(), asked: new Map<ClientId, GateName | 'line'>() }),
  ({ seqs, asked }, record) => {
    const { actor } = record;
    if (record.kind === 'command.given' && record.client !== null) {
      const { command } = record;
      if (command.type === 'openGate') asked.set(record.client, command.gate);
      if (command.type === 'typeLine') asked.set(record.client, 'line');
    }
    if (!isClientId(actor)) return;
    if (record.kind === 'gate.reached') asked.delete(actor);
    const gate = asked.get(actor);
    if (gate === undefined || gate === 'arrive') return;
    if (record.kind === 'request.failed') seqs.add(record.seq);
    if (record.kind === 'reply.delivered' && record.err !== 'Ok' && record.op !== 'exists')
      seqs.add(record.seq);
    if (gainIn(record) !== null) seqs.add(record.seq);
  },
  ['command.given', 'gate.reached', 'request.failed', 'reply.delivered', 'fact.stated', 'program.resumed'],
);

function gainIn(record: TraceRecord): Gain | null {
  if (record.kind === 'fact.stated' && record.fact.type === 'took') return { item: record.fact.item };
  if (record.kind !== 'program.resumed' || record.input.kind !== 'response') return null;
  const { path } = record.input.body;
  return typeof path === 'string' && sequenceOf(path) !== null ? { path } : null;
}
