// Thread.interrupt: breaks off a wait with InterruptedException. What the thread had called goes on without it: a request
// that was sent will be done, and nobody hears the answer.
import type { ClientState, PendingRequest, ProgramThread } from '../clientState.ts';
import { wake, type Outbox } from '../threads.ts';
import { returnToEnter } from './monitors.ts';

/** Whether a thread is in a wait that Java's interrupt ends; entering a monitor is none. */
export function isInterruptible(thread: ProgramThread | undefined): boolean {
  return thread?.state.kind === 'waiting' && thread.state.for.kind !== 'enterMonitor';
}

export function interrupt(self: ClientState, id: number, outbox: Outbox): void {
  const thread = self.threads.get(id);
  if (thread?.state.kind !== 'waiting') return;
  const { for: op } = thread.state;
  outbox.record({ kind: 'thread.interrupted', thread: id });
  if (op.kind === 'waitMonitor') return returnToEnter(self, op.name, id, INTERRUPTED, outbox);
  if (op.kind === 'zk') disown(self, id);
  wake(self, id, INTERRUPTED, outbox);
}

/** Nobody waits for the thread's call any more. */
function disown(self: ClientState, thread: number): void {
  const alone = (call: PendingRequest) => (call.thread === thread ? { ...call, thread: null } : call);
  self.outgoing.replace(self.outgoing.toArray().map(alone));
  self.pending.replace(self.pending.toArray().map(alone));
}

const INTERRUPTED = { kind: 'interrupted' } as const;
