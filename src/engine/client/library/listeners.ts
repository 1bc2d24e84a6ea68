// Who listens to the connection's state: each thread hears every state once, in order, from when it began to listen.
import type { LocalOp } from '../../model/op.ts';
import type { ClientState, ProgramThread } from '../clientState.ts';
import { endWaitAfter, resumeSoon, threadsOf, waitFor, type Outbox } from '../threads.ts';
import { conditionOf } from '../condition.ts';

/** addListener: what was told before is not heard. */
export function listenConnectionState(self: ClientState, thread: ProgramThread, outbox: Outbox): void {
  setHeard(self, thread.id, conditionOf(self).states.length);
  resumeSoon(self, thread, { kind: 'done' }, null, outbox);
}

/** A thread that has not said that it listens hears everything from the beginning. */
export function nextConnectionState(
  self: ClientState,
  thread: ProgramThread,
  op: Extract<LocalOp, { readonly kind: 'nextConnectionState' }>,
  outbox: Outbox,
): void {
  if (self.vars.value.setup.library === 'java')
    return resumeSoon(self, thread, { kind: 'illegalState', name: 'connectionState' }, null, outbox);
  if (hearNext(self, thread, outbox)) return;
  const turn = waitFor(self, thread, op, outbox);
  if (op.timeoutMs !== undefined)
    endWaitAfter(self, thread.id, turn, { ms: op.timeoutMs, input: { kind: 'timeout' } }, outbox);
}

/** Something was told: a thread that waits for it goes on. */
export function listening(self: ClientState, outbox: Outbox): void {
  for (const thread of threadsOf(self)) {
    if (thread.state.kind === 'waiting' && thread.state.for.kind === 'nextConnectionState')
      hearNext(self, thread, outbox);
  }
}

function hearNext(self: ClientState, thread: ProgramThread, outbox: Outbox): boolean {
  const listener = self.shared.get(keyOf(thread.id));
  const heard = listener?.kind === 'listener' ? listener.heard : 0;
  const next = conditionOf(self).states[heard];
  if (next === undefined) return false;
  setHeard(self, thread.id, heard + 1);
  resumeSoon(self, thread, { kind: 'connectionState', state: next.state }, next.record, outbox);
  return true;
}

function setHeard(self: ClientState, thread: number, heard: number): void {
  self.shared.set(keyOf(thread), { kind: 'listener', heard });
}

function keyOf(thread: number): string {
  return `listener ${thread}`;
}
