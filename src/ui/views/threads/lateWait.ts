// A wake-up that came too early: the event was handled, and only then did a thread begin to wait to be told.
import { isClientId, type ClientId, type ClientState, type TraceRecord } from '../../../engine/index.ts';
import { traceReader } from '../../select/readTrace.ts';

export interface LateWait {
  readonly event: string;
  readonly path: string | null;
  readonly handledMs: number;
  readonly thread: number;
  readonly sinceMs: number;
}

/** Null where no thread waits for another thread to tell it, or where the last event found it waiting. */
export function lateWait(
  trace: readonly TraceRecord[],
  id: ClientId,
  { threads }: ClientState,
  step: number,
): LateWait | null {
  const moments = (momentsIn(trace).get(id) ?? []).filter((moment) => moment.step <= step);
  const handled = moments.findLast(({ event }) => event !== null);
  if (handled?.event == null) return null;
  for (const { id: thread, state } of threads.values()) {
    if (thread < 0 || state.kind !== 'waiting' || !IS_TOLD.has(state.for.kind)) continue;
    const began = moments.findLast((moment) => moment.thread === thread);
    if (began === undefined || moments.indexOf(began) < moments.indexOf(handled)) continue;
    const { type, path } = handled.event;
    return { event: type, path, handledMs: handled.timeMs, thread, sinceMs: state.sinceMs };
  }
  return null;
}

/** Waits that only another thread of the process ends. */
const IS_TOLD: ReadonlySet<string> = new Set(['awaitLatch', 'waitMonitor']);

interface Moment {
  readonly step: number;
  readonly timeMs: number;
  readonly event: { readonly type: string; readonly path: string | null } | null;
  /** The thread that went on; −1: none. */
  readonly thread: number;
}

/** By client: the events of znodes that its event thread handled, and where its threads went on. */
const momentsIn = traceReader(
  () => new Map<ClientId, Moment[]>(),
  (found, record) => {
    const { actor, step, timeMs } = record;
    if (!isClientId(actor)) return;
    const moment = momentOf(record);
    if (moment === null) return;
    const known = found.get(actor);
    if (known === undefined) found.set(actor, [{ step, timeMs, ...moment }]);
    else known.push({ step, timeMs, ...moment });
  },
);

function momentOf(record: TraceRecord): Pick<Moment, 'event' | 'thread'> | null {
  if (record.kind === 'callback.run' && record.event.type !== 'None')
    return { event: { type: record.event.type, path: record.event.path }, thread: -1 };
  if (
    record.kind === 'program.resumed' &&
    record.yielded.kind === 'op' &&
    IS_TOLD.has(record.yielded.op.kind)
  )
    return { event: null, thread: record.thread };
  return null;
}
