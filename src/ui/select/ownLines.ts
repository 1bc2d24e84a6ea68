// The line of own code behind what a client does: the last that the same thread came to.
import type { ClientId, ProgramThread, RecordOf, TraceRecord } from '../../engine/index.ts';
import { ownLineOf } from '../../scenarios/scenario/ownCodes.ts';
import { ownLineReached } from '../../scenarios/scenario/ownThreads.ts';
import { traceReader } from './readTrace.ts';

/** Of a program that goes on, a call that it makes or a belief that it states; null where no own code is behind it. */
export function ownLineBehind(trace: readonly TraceRecord[], record: TraceRecord): number | null {
  const resumed = record.kind === 'program.resumed' ? record : trace[(record.causes[0] ?? 0) - 1];
  if (resumed?.kind !== 'program.resumed') return null;
  const claimed = claimedIn(resumed);
  if (claimed !== null) return claimed;
  const reached = linesOf(trace).get(`${resumed.actor} ${resumed.thread}`);
  return reached?.findLast(({ seq }) => seq <= resumed.seq)?.line ?? null;
}

/**
 * The line that a thread of own code has come to by a step, by a call or by what it states of itself; null: to none. The world marks calls
 * alone, the next one only after what was stated before it.
 */
export function ownLineAt(
  trace: readonly TraceRecord[],
  { client, thread, step }: { readonly client: ClientId; readonly thread: number; readonly step: number },
): number | null {
  const come = comeTo(trace).get(`${client} ${thread}`);
  return come?.findLast((each) => each.step <= step)?.line ?? null;
}

/** What a thread is at, as all of the page names it: own code at the line that it has come to, or at `line`, where the debugger has it. */
export function stepShown(
  trace: readonly TraceRecord[],
  { id, atStep }: Pick<ProgramThread, 'id' | 'atStep'>,
  { client, step, line }: { readonly client: ClientId; readonly step: number; readonly line: number | null },
): string | null {
  if (ownLineOf(atStep) === null) return atStep;
  const shown = line ?? ownLineAt(trace, { client, thread: id, step });
  return shown === null ? atStep : `line ${shown}`;
}

/** What is said of itself has its own line, which the code comes to without a call to ZooKeeper. */
function claimedIn({ yielded }: RecordOf<'program.resumed'>): number | null {
  if (yielded.kind !== 'op') return null;
  const { op } = yielded;
  switch (op.kind) {
    case 'believe':
      return op.belief.claimLine ?? null;
    case 'disbelieve':
      return op.claimLine ?? null;
    case 'fact':
      return op.fact.claimLine ?? null;
    default:
      return null;
  }
}

const comeTo = traceReader(
  () => new Map<string, { readonly step: number; readonly line: number }[]>(),
  (lines, record) => {
    if (record.kind !== 'program.resumed') return;
    const line = ownLineReached(record) ?? claimedIn(record);
    if (line === null) return;
    const key = `${record.actor} ${record.thread}`;
    const come = lines.get(key) ?? [];
    if (come.length === 0) lines.set(key, come);
    come.push({ step: record.step, line });
  },
);

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
