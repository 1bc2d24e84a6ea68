// Where records go: a journal while a world goes on, nowhere while history is replayed or in a bare run.
import type { TraceRecord } from './record.ts';

export interface RecordSink {
  add(record: TraceRecord): void;
}
