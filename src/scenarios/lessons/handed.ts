// What a client's program is handed as an answer.
import type { TraceRecord } from '../../engine/index.ts';

/** The data of a znode that was read; null for any other record. */
export function dataRead(record: TraceRecord): string | null {
  if (record.kind !== 'program.resumed' || record.input.kind !== 'response') return null;
  const { data } = record.input.body;
  return typeof data === 'string' && data !== '' ? data : null;
}
