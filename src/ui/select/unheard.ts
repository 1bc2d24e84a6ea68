// Whether a program tells the other threads of its process something, and none of them waits to be told.
import type { RecordOf, TraceRecord } from '../../engine/index.ts';
import { traceReader } from './readTrace.ts';

/** `notify()` while no thread waits on the monitor, or a countdown of a latch that is not made yet. */
export function isUnheard(trace: readonly TraceRecord[], { seq }: RecordOf<'program.resumed'>): boolean {
  return unheardIn(trace).unheard.has(seq);
}

interface Read {
  readonly unheard: Set<number>;
  /** By process: its latches, and the monitor that each of its threads waits on. */
  readonly latches: Map<string, Set<string>>;
  readonly waiting: Map<string, Map<number, string>>;
}

const unheardIn = traceReader(
  (): Read => ({ unheard: new Set(), latches: new Map(), waiting: new Map() }),
  ({ unheard, ...processes }, record) => {
    const { actor } = record;
    if (record.kind === 'client.started') {
      processes.latches.delete(actor);
      processes.waiting.delete(actor);
    }
    if (record.kind !== 'program.resumed') return;
    const latches = processes.latches.get(actor) ?? new Set();
    processes.latches.set(actor, latches);
    const waiting = processes.waiting.get(actor) ?? new Map<number, string>();
    processes.waiting.set(actor, waiting);
    waiting.delete(record.thread);
    if (record.yielded.kind !== 'op') return;
    const { op } = record.yielded;
    if (op.kind === 'newLatch') latches.add(op.name);
    if (op.kind === 'waitMonitor') waiting.set(record.thread, op.name);
    if (op.kind === 'countDown' && !latches.has(op.name)) unheard.add(record.seq);
    if (op.kind === 'notifyMonitor' && ![...waiting.values()].includes(op.name)) unheard.add(record.seq);
  },
);
