// "Why?": the chain of records that led to one, oldest first.
import type { TraceRecord } from './record.ts';
import { lateReasons } from './lateReasons.ts';

/** What a walk finds behind a record. */
export interface Reasons {
  /** Where the walk goes on. */
  readonly goOn: readonly TraceRecord[];
  /** What belongs to the answer and is asked no further. */
  readonly beside: readonly TraceRecord[];
}

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
    const { goOn, beside } = lateReasons.peek()?.(trace, at) ?? reasonsGiven(trace, at);
    for (const record of beside) chain.set(record.seq, record);
    pending.push(...goOn);
  }
  return [...chain.values()].toSorted((a, b) => a.seq - b.seq);
}

/** The reasons that the record itself names. */
export function reasonsGiven(trace: readonly TraceRecord[], { kind, causes }: TraceRecord): Reasons {
  const [first, ...further] = causes.flatMap((seq) => trace[seq - 1] ?? []);
  const silencer = further.find((cause) => cause.kind === 'command.given');
  if (silencer !== undefined)
    return { goOn: [silencer], beside: further.filter((cause) => cause !== silencer) };
  const isPause = kind === 'program.resumed' && first !== undefined && isSleep(first);
  return { goOn: first === undefined || isPause ? [] : [first], beside: [] };
}

function isSleep(record: TraceRecord): boolean {
  if (record.kind !== 'program.resumed') return false;
  const { yielded } = record;
  return yielded.kind === 'op' && yielded.op.kind === 'sleep';
}
