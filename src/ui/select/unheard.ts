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
  readonly processes: Map<string, Process>;
}

interface Process {
  readonly latches: Set<string>;
  readonly waiting: Map<number, string>;
}

const unheardIn = traceReader(
  (): Read => ({ unheard: new Set(), processes: new Map() }),
  ({ unheard, processes }, record) => {
    if (record.kind === 'client.started') processes.delete(record.actor);
    if (record.kind !== 'program.resumed') return;
    const process = processes.get(record.actor) ?? { latches: new Set(), waiting: new Map() };
    processes.set(record.actor, process);
    process.waiting.delete(record.thread);
    if (record.yielded.kind !== 'op') return;
    const { op } = record.yielded;
    if (op.kind === 'newLatch') process.latches.add(op.name);
    if (op.kind === 'waitMonitor') process.waiting.set(record.thread, op.name);
    if (op.kind === 'countDown' && !process.latches.has(op.name)) unheard.add(record.seq);
    if (op.kind === 'notifyMonitor' && ![...process.waiting.values()].includes(op.name))
      unheard.add(record.seq);
  },
);
