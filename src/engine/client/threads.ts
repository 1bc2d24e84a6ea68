// A program's threads as the client sees them: waiting for something, or about to be resumed. A thread that calls
// ZooKeeper is a Java thread inside a synchronous call: the reply wakes it directly, not by way of the event thread.
import { actorName } from '../model/ids.ts';
import type { ClientOutbox } from '../trace/outbox.ts';
import type { Interruption, Op, OpResult } from '../model/op.ts';
import type { ClientState, ClientTask, ProgramThread } from './clientState.ts';
import { worldMs } from './condition.ts';

export type Outbox = ClientOutbox<ClientTask>;

/** Lets a waiting thread go on, in a later step of this millisecond, with what it waited for. */
export function wake(self: ClientState, id: number, input: OpResult, outbox: Outbox): void {
  const thread = self.threads.get(id);
  if (thread?.state.kind === 'waiting') resumeSoon(self, thread, input, null, outbox);
}

/** The same for a thread that need not wait at all. */
export function resumeSoon(
  self: ClientState,
  thread: ProgramThread,
  input: OpResult,
  because: number | null,
  outbox: Outbox,
): void {
  const turn = thread.turn + 1;
  self.threads.set(thread.id, { ...thread, state: READY, turn });
  outbox.schedule({ type: 'resumeThread', thread: thread.id, turn, input, because }, 0);
}

/** Lets a thread wait until something wakes it. Returns its turn, for work that is to wake it by itself. */
export function waitFor(self: ClientState, thread: ProgramThread, op: Op, outbox: Outbox): number {
  const turn = thread.turn + 1;
  const state = { kind: 'waiting', for: op, sinceMs: outbox.nowMs } as const;
  self.threads.set(thread.id, { ...thread, state, turn });
  if (thread.interrupted) outbox.schedule({ type: 'interruptWait', thread: thread.id, turn }, 0);
  return turn;
}

/** Lets a wait end by itself after a time of the process's own clock. */
export function endWaitAfter(
  self: ClientState,
  thread: number,
  turn: number,
  wait: { readonly ms: number; readonly input: OpResult },
  outbox: Outbox,
): void {
  const task = { type: 'resumeThread', thread, turn, input: wait.input, because: null } as const;
  outbox.schedule(task, worldMs(self, wait.ms));
}

/** Programs are told their client's name: `client:A` is `A`. */
export function addThread(
  self: ClientState,
  recipe: string,
  args: ProgramThread['args'],
  turn: number,
): number {
  const id = 1 + Math.max(-1, ...self.threads.keys());
  const client = actorName(self.vars.value.setup.id);
  const state = { kind: 'notStarted' } as const;
  self.threads.set(id, { id, recipe, args: { ...args, client }, state, turn, atStep: null });
  return id;
}

/** All threads as they are now: a list of its own, so that the table may be written meanwhile. */
export function threadsOf(self: ClientState): readonly ProgramThread[] {
  return [...self.threads.values()];
}

/** The thread that waits in `nextWatchEvent` for this watcher; of several the first. */
export function readerOf(self: ClientState, watcher: string): ProgramThread | undefined {
  for (const thread of self.threads.values()) {
    const { state } = thread;
    if (state.kind === 'waiting' && state.for.kind === 'nextWatchEvent' && state.for.watcher === watcher)
      return thread;
  }
  return undefined;
}

/** The session is over, or the connection lost: waits that ask for it are broken off. */
export function interruptWaits(self: ClientState, by: Interruption, outbox: Outbox): void {
  for (const { id, state } of threadsOf(self)) {
    if (state.kind !== 'waiting' || (state.for.kind !== 'sleep' && state.for.kind !== 'gate')) continue;
    const { interruptedBy } = state.for;
    if (interruptedBy === by || (interruptedBy === 'Disconnected' && by === 'Expired'))
      wake(self, id, by === 'Expired' ? SESSION_EXPIRED : CONNECTION_LOSS, outbox);
  }
}

/** What a wait that ends with the connection is handed at once where there is none. */
export const CONNECTION_LOSS: OpResult = { kind: 'error', code: 'ConnectionLoss', results: [] };

/** The process is gone, and every program with it. */
export function dropThreads(self: ClientState): void {
  for (const thread of threadsOf(self)) {
    if (thread.state.kind === 'ended') continue;
    self.threads.set(thread.id, { ...thread, state: { kind: 'ended', how: 'dropped', message: '' } });
  }
}

const SESSION_EXPIRED: OpResult = { kind: 'error', code: 'SessionExpired', results: [] };
const READY: ProgramThread['state'] = { kind: 'ready' };
