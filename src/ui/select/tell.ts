// From a record to its sentence, in the language in use.
import type { RecordKind, Simulation, TraceRecord } from '../../engine/index.ts';
import { traceIndex } from './traceIndex.ts';
import type { RecordWords, Telling } from '../../words/contracts/engine.ts';

export function tell(words: RecordWords, record: TraceRecord, simulation: Simulation): string {
  return sentenceFor(words, record.kind)(record, tellingOf(simulation));
}

/** The words of a kind take records of that kind alone; looked up by the record's own kind they always fit. */
function sentenceFor(words: RecordWords, kind: RecordKind) {
  return words[kind] as (record: TraceRecord, telling: Telling) => string;
}

function tellingOf(simulation: Simulation): Telling {
  return { ownerOf: (session) => traceIndex(simulation.trace).clientOf.get(session) ?? null };
}
