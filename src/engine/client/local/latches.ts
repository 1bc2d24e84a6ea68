// java.util.concurrent.CountDownLatch. Counting down where there is no latch yet does nothing, as a program does that looks
// first whether its field is null: an event that comes before the latch is made is lost.
import type { LocalOp } from '../../model/op.ts';
import type { ClientState, ProgramThread, SharedThing } from '../clientState.ts';
import { endWaitAfter, resumeSoon, waitFor, wake, type Outbox } from '../threads.ts';

type Latch = Extract<SharedThing, { readonly kind: 'latch' }>;

export function newLatch(self: ClientState, name: string, count: number): void {
  self.shared.set(keyOf(name), { kind: 'latch', count, waiting: [] });
}

export function countDown(self: ClientState, name: string, outbox: Outbox): void {
  const latch = latchOf(self, name);
  if (latch === null || latch.count === 0) return;
  const count = latch.count - 1;
  self.shared.set(keyOf(name), { kind: 'latch', count, waiting: count === 0 ? [] : latch.waiting });
  if (count > 0) return;
  for (const thread of latch.waiting) if (isAwaiting(self, thread, name)) wake(self, thread, DONE, outbox);
}

export function awaitLatch(
  self: ClientState,
  thread: ProgramThread,
  op: Extract<LocalOp, { readonly kind: 'awaitLatch' }>,
  outbox: Outbox,
): void {
  const latch = latchOf(self, op.name);
  if (latch === null) return resumeSoon(self, thread, { kind: 'illegalState', name: op.name }, null, outbox);
  if (latch.count === 0) return resumeSoon(self, thread, DONE, null, outbox);
  self.shared.set(keyOf(op.name), { ...latch, waiting: [...latch.waiting, thread.id] });
  const turn = waitFor(self, thread, op, outbox);
  if (op.timeoutMs === undefined) return;
  endWaitAfter(self, thread.id, turn, { ms: op.timeoutMs, input: { kind: 'timeout' } }, outbox);
}

/** A thread that gave up waiting stays listed: it is not woken by a latch it no longer waits for. */
function isAwaiting(self: ClientState, thread: number, name: string): boolean {
  const state = self.threads.get(thread)?.state;
  return state?.kind === 'waiting' && state.for.kind === 'awaitLatch' && state.for.name === name;
}

function latchOf(self: ClientState, name: string): Latch | null {
  const thing = self.shared.get(keyOf(name));
  return thing?.kind === 'latch' ? thing : null;
}

function keyOf(name: string): string {
  return `latch ${name}`;
}

const DONE = { kind: 'done' } as const;
