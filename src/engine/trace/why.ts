// "Why?": the chain of records that led to one, oldest first; and what came of one, in the order it happened.
import { reasonsBehind } from './reasons.ts';
import type { TraceRecord } from './record.ts';

/**
 * Walks from records back to what set them off. Where a deadline was missed, the walk goes on at the command that silenced
 * the other side, and the last message heard stands beside it; otherwise a chain would end at a timer and miss the click.
 * It ends where a program goes on after a pause of its own: what it did before is another story.
 * `trace[n]` is the record with sequence number n + 1. Unknown numbers end the chain.
 */
export function why(trace: readonly TraceRecord[], ...seqs: readonly number[]): readonly TraceRecord[] {
  const chain = new Map<number, TraceRecord>();
  const walked = new Set<number>();
  const pending = seqs.map((seq) => trace[seq - 1]);
  for (let at = pending.pop(); at !== undefined || pending.length > 0; at = pending.pop()) {
    if (at === undefined || walked.has(at.seq)) continue;
    walked.add(at.seq);
    chain.set(at.seq, at);
    const { goOn, beside } = reasonsBehind(trace, at);
    for (const record of beside) chain.set(record.seq, record);
    pending.push(...goOn);
  }
  return [...chain.values()].toSorted((a, b) => a.seq - b.seq);
}

/**
 * What came of a record: itself and each of the first `count` records whose "why?" leads back to it. `count`: records there are by
 * the moment that is looked at.
 */
export function cameOf(trace: readonly TraceRecord[], seq: number, count: number): readonly TraceRecord[] {
  const reached = new Set<TraceRecord>(trace.slice(seq - 1, seq));
  for (let at = seq; at < Math.min(count, trace.length); at++) {
    const record = trace[at];
    if (record === undefined) break;
    const { goOn } = reasonsBehind(trace, record);
    if (goOn.some((reason) => reached.has(reason))) reached.add(record);
  }
  return [...reached];
}
