// The line of own code behind what a client does: the last that the same thread came to.
import type { TraceRecord } from '../../engine/index.ts';
import { ownLineReached } from '../../scenarios/scenario/ownThreads.ts';
import { traceReader } from './readTrace.ts';

/** Of a program that goes on, a call that it makes or a belief that it states; null where no own code is behind it. */
export function ownLineBehind(trace: readonly TraceRecord[], record: TraceRecord): number | null {
  const resumed = record.kind === 'program.resumed' ? record : trace[(record.causes[0] ?? 0) - 1];
  if (resumed?.kind !== 'program.resumed') return null;
  const reached = linesOf(trace).get(`${resumed.actor} ${resumed.thread}`);
  return reached?.findLast(({ seq }) => seq <= resumed.seq)?.line ?? null;
}

interface Reached {
  readonly seq: number;
  readonly line: number;
}

const linesOf = traceReader(
  () => new Map<string, Reached[]>(),
  (lines, record) => {
    const line = ownLineReached(record);
    if (line === null || record.kind !== 'program.resumed') return;
    const key = `${record.actor} ${record.thread}`;
    const reached = lines.get(key) ?? [];
    reached.push({ seq: record.seq, line });
    lines.set(key, reached);
  },
);
