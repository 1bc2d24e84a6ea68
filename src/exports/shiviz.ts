// A trace as a log that ShiViz reads with its default parser: a line of host and vector clock, then a line of what happened.
// Each record is an event of its actor; it follows from its causes, as happens-before.
import type { TraceRecord } from '../engine/index.ts';
import { describe } from '../engine/later.ts';

type Clock = Readonly<Record<string, number>>;

/** Event by event. */
export function* shivizLog(trace: readonly TraceRecord[]): Generator<string> {
  const clocks = new Map<number, Clock>();
  const latest = new Map<string, Clock>();
  for (const record of trace) {
    const clock = clockOf(record, latest.get(record.actor) ?? {}, clocks);
    clocks.set(record.seq, clock);
    latest.set(record.actor, clock);
    yield `${record.actor} ${JSON.stringify(clock)}\n${eventOf(record)}\n`;
  }
}

/** A host counts its own events without gaps; of others it knows what its causes knew. */
function clockOf({ actor, causes }: TraceRecord, own: Clock, clocks: ReadonlyMap<number, Clock>): Clock {
  const merged: Record<string, number> = { ...own };
  for (const cause of causes)
    for (const [host, count] of Object.entries(clocks.get(cause) ?? {}))
      merged[host] = Math.max(merged[host] ?? 0, count);
  merged[actor] = (own[actor] ?? 0) + 1;
  return merged;
}

/** The actor stands in the line above. */
function eventOf(record: TraceRecord): string {
  return describe(record).replace(record.actor, '').replaceAll(/\s+/g, ' ').trim();
}
