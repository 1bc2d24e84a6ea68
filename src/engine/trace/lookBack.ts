// Looking for what came before a record.
import type { RecordKind, RecordOf, TraceRecord } from './record.ts';

/** The newest record of a kind before another one. */
export function newest<K extends RecordKind>(
  trace: readonly TraceRecord[],
  before: TraceRecord,
  kind: K,
  isMeant: (record: RecordOf<K>) => boolean,
): RecordOf<K> | null {
  for (const record of backFrom(trace, before)) if (isOf(record, kind) && isMeant(record)) return record;
  return null;
}

function isOf<K extends RecordKind>(record: TraceRecord, kind: K): record is RecordOf<K> {
  return record.kind === kind;
}

/** All records before one, the newest first. */
export function* backFrom(trace: readonly TraceRecord[], { seq }: TraceRecord): Generator<TraceRecord> {
  for (let at = seq - 2; at >= 0; at--) {
    const record = trace[at];
    if (record !== undefined) yield record;
  }
}
