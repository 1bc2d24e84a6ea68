// A consumer that was told to take an item of a queue, looked, and came back without one.
import { isClientId, type ClientId, type RecordOf, type TraceRecord } from '../../engine/index.ts';
import { traceReader } from './readTrace.ts';

/** Whether a client is back at its gate with this record, and has nothing in hand. */
export function isNothingTaken(
  record: TraceRecord,
  trace: readonly TraceRecord[],
): record is RecordOf<'gate.reached'> {
  return record.kind === 'gate.reached' && returnsIn(trace).seqs.has(record.seq);
}

const returnsIn = traceReader(
  () => ({ seqs: new Set<number>(), looking: new Map<ClientId, 'asked' | 'listed'>() }),
  ({ seqs, looking }, record) => {
    const { actor } = record;
    if (record.kind === 'command.given' && record.command.type === 'openGate' && record.client !== null) {
      if (record.command.gate === 'consume') looking.set(record.client, 'asked');
      return;
    }
    if (!isClientId(actor) || !looking.has(actor)) return;
    if (record.kind === 'program.resumed' && isListing(record)) looking.set(actor, 'listed');
    if (record.kind === 'fact.stated' && record.fact.type === 'took') looking.delete(actor);
    if (record.kind !== 'gate.reached') return;
    if (looking.get(actor) === 'listed') seqs.add(record.seq);
    looking.delete(actor);
  },
);

function isListing({ yielded }: RecordOf<'program.resumed'>): boolean {
  return yielded.kind === 'op' && yielded.op.kind === 'atStep' && yielded.op.step === 'queue.list';
}
