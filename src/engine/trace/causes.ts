// "Why?": the chain of records that led to one, oldest first.
import type { TraceRecord } from './record.ts';

/**
 * Walks from a record back to what set it off. Where a deadline was missed, the walk goes on at the command that silenced
 * the other side, and the last message heard stands beside it; otherwise a chain would end at a timer and miss the click.
 * `trace[n]` is the record with sequence number n + 1. Unknown numbers end the chain.
 */
export function why(trace: readonly TraceRecord[], seq: number): readonly TraceRecord[] {
  const chain = new Map<number, TraceRecord>();
  let at = trace[seq - 1];
  while (at !== undefined && !chain.has(at.seq)) {
    chain.set(at.seq, at);
    at = previous(trace, at, chain);
  }
  return [...chain.values()].toSorted((a, b) => a.seq - b.seq);
}

function previous(
  trace: readonly TraceRecord[],
  record: TraceRecord,
  chain: Map<number, TraceRecord>,
): TraceRecord | undefined {
  const further = record.causes.slice(1).map((seq) => trace[seq - 1]);
  const silencer = further.find((cause) => cause?.kind === 'command.given');
  if (silencer === undefined) return trace[(record.causes[0] ?? 0) - 1];
  for (const cause of further) if (cause !== undefined) chain.set(cause.seq, cause);
  chain.delete(silencer.seq);
  return silencer;
}
