// What a record itself says of how it came about.
import type { TraceRecord } from './record.ts';

/** What a walk finds behind a record. */
export interface Reasons {
  /** Where the walk goes on. */
  readonly goOn: readonly TraceRecord[];
  /** What belongs to the answer and is asked no further. */
  readonly beside: readonly TraceRecord[];
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
