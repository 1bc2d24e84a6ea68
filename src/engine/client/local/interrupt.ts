// Thread.interrupt: breaks off a wait with InterruptedException. What the thread had called goes on without it: a request
// that was sent will be done, and nobody hears the answer.
import type { ClientState, ClientTask, PendingRequest, ProgramThread } from '../clientState.ts';
import { resumeSoon, wake, type Outbox } from '../threads.ts';
import { returnToEnter } from './monitors.ts';

/** Whether a thread is in a wait that Java's interrupt ends; entering a monitor is none. */
export function isInterruptible(thread: ProgramThread | undefined): boolean {
  return thread?.state.kind === 'waiting' && thread.state.for.kind !== 'enterMonitor';
}

/** A thread that does not wait is marked: its next wait is broken off. */
export function interrupt(self: ClientState, id: number, outbox: Outbox): void {
  const thread = self.threads.get(id);
  if (thread === undefined || thread.state.kind === 'ended') return;
  if (thread.state.kind !== 'waiting' || !isInterruptible(thread)) {
    self.threads.set(id, { ...thread, interrupted: true });
    return;
  }
  const { for: op } = thread.state;
  const { interrupted: _, ...unmarked } = thread;
  self.threads.set(id, unmarked);
  outbox.record({ kind: 'thread.interrupted', thread: id });
  if (op.kind === 'waitMonitor') return returnToEnter(self, op.name, id, INTERRUPTED, outbox);
  if (op.kind === 'zk') disown(self, id);
  wake(self, id, INTERRUPTED, outbox);
}

/** The wait of a marked thread, unless something else has ended it since. */
export function interruptWait(
  self: ClientState,
  { thread, turn }: Extract<ClientTask, { readonly type: 'interruptWait' }>,
  outbox: Outbox,
): void {
  if (self.threads.get(thread)?.turn === turn) interrupt(self, thread, outbox);
}

/** Whether the thread was marked; it is not any more. */
export function forgetInterruption(self: ClientState, thread: ProgramThread, outbox: Outbox): void {
  const { interrupted = false, ...unmarked } = thread;
  resumeSoon(self, unmarked, { kind: 'value', value: interrupted }, null, outbox);
}

/** Nobody waits for the thread's call any more. */
function disown(self: ClientState, thread: number): void {
  const alone = (call: PendingRequest) => (call.thread === thread ? { ...call, thread: null } : call);
  self.outgoing.replace(self.outgoing.toArray().map(alone));
  self.pending.replace(self.pending.toArray().map(alone));
}

const INTERRUPTED = { kind: 'interrupted' } as const;
