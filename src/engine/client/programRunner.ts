// Runs a client's programs: hands each what it waited for and does the operation it yields next, one a step. Models the
// application's own threads, which ZooKeeper knows nothing of.
import { assertNever } from '../kernel/assertNever.ts';
import { EVENT_LANE, type Op, type OpResult, type ZkOp } from '../model/op.ts';
import { stateBelief, withdrawBelief, withdrawBeliefs } from './beliefs.ts';
import type { ClientState, ClientTask, ProgramSetup, ProgramThread } from './clientState.ts';
import { isAlive } from './handle.ts';
import { refusedLocally } from './localChecks.ts';
import { threadEnded } from './local/laneProgram.ts';
import { isBeside } from './local/console.ts';
import { performLocal } from './local/performLocal.ts';
import { enqueue, refuse } from './requestQueue.ts';
import {
  addThread,
  CONNECTION_LOSS,
  endWaitAfter,
  resumeSoon,
  threadsOf,
  waitFor,
  wake,
  type Outbox,
} from './threads.ts';

/** Makes the threads of a process that is about to run these programs, in the place of those before. */
export function setThreads(self: ClientState, programs: readonly ProgramSetup[]): void {
  const turn = 1 + threadsOf(self).reduce((highest, thread) => Math.max(highest, thread.turn), 0);
  self.threads.clear();
  for (const { recipe, args } of programs) addThread(self, recipe, args, turn);
}

/** Begins a program that has not been started yet. */
export function startProgram(self: ClientState, id: number, outbox: Outbox): void {
  const thread = self.threads.get(id);
  if (thread?.state.kind !== 'notStarted') return;
  outbox.record({ kind: 'program.started', thread: id, recipe: thread.recipe, args: thread.args });
  run(self, thread, { kind: 'started' }, outbox);
}

/** Goes on with a program where it waits, unless something else resumed it before. */
export function resumeThread(
  self: ClientState,
  task: Extract<ClientTask, { readonly type: 'resumeThread' }>,
  outbox: Outbox,
): void {
  const thread = self.threads.get(task.thread);
  if (thread === undefined || thread.turn !== task.turn || thread.state.kind === 'ended') return;
  if (task.because !== null) outbox.resumeCauses([task.because, ...outbox.causes]);
  run(self, thread, task.input, outbox);
}

/** Lets every thread pass that waits at a gate. */
export function openGate(self: ClientState, gate: string, outbox: Outbox): void {
  for (const { id, state } of threadsOf(self)) {
    if (state.kind === 'waiting' && state.for.kind === 'gate' && state.for.gate === gate)
      wake(self, id, DONE, outbox);
  }
}

function run(self: ClientState, thread: ProgramThread, input: OpResult, outbox: Outbox): void {
  const yielded = outbox.resume(thread.id, input);
  outbox.record({ kind: 'program.resumed', thread: thread.id, input, yielded });
  switch (yielded.kind) {
    case 'op':
      return perform(self, thread, yielded.op, outbox);
    case 'returned':
      return end(self, thread, 'returned', '', outbox);
    case 'threw':
      return end(self, thread, 'threw', yielded.code ?? yielded.message, outbox);
    default:
      return assertNever(yielded);
  }
}

function perform(self: ClientState, thread: ProgramThread, op: Op, outbox: Outbox): void {
  switch (op.kind) {
    case 'zk':
      return call(self, thread, op, outbox);
    case 'sleep': {
      if (lacksConnection(self, op)) return resumeSoon(self, thread, CONNECTION_LOSS, null, outbox);
      const turn = waitFor(self, thread, op, outbox);
      return endWaitAfter(self, thread.id, turn, { ms: op.ms, input: DONE }, outbox);
    }
    case 'nextWatchEvent':
      return nextWatchEvent(self, thread, op, outbox);
    case 'gate':
      if (lacksConnection(self, op)) return resumeSoon(self, thread, CONNECTION_LOSS, null, outbox);
      waitFor(self, thread, op, outbox);
      return outbox.record({ kind: 'gate.reached', thread: thread.id, gate: op.gate });
    case 'believe':
      stateBelief(self, thread.id, op, outbox);
      return resumeSoon(self, thread, DONE, null, outbox);
    case 'disbelieve':
      withdrawBelief(self, thread.id, op, outbox);
      return resumeSoon(self, thread, DONE, null, outbox);
    case 'atStep':
      return resumeSoon(self, { ...thread, atStep: op.step }, DONE, null, outbox);
    case 'spawn': {
      const id = addThread(self, op.recipe, op.args, 0);
      outbox.schedule({ type: 'startProgram', thread: id }, 0);
      return resumeSoon(self, thread, { kind: 'value', value: id }, null, outbox);
    }
    default:
      return performLocal(self, thread, op, outbox);
  }
}

/** Whether a wait that ends with the connection need not begin. */
function lacksConnection(
  self: ClientState,
  { interruptedBy }: Extract<Op, { readonly kind: 'sleep' | 'gate' }>,
): boolean {
  return interruptedBy === 'Disconnected' && self.vars.value.connection !== 'connected';
}

/** A ZooKeeper call: refused by the library, failed for want of a session, or queued. */
function call(self: ClientState, thread: ProgramThread, op: ZkOp, outbox: Outbox): void {
  const { request, watcher = null } = op;
  const refused = refusedLocally(request);
  if (refused !== null) return resumeSoon(self, thread, refused, null, outbox);
  if (op.latch === 'new' && watcher !== null) self.mailboxes.delete(watcher);
  if (request.op === 'auth' && isAlive(self)) return addAuth(self, thread, request, outbox);
  waitFor(self, thread, op, outbox);
  const caller = { thread: thread.id, watcher, ...(op.local === undefined ? {} : { local: op.local }) };
  if (isAlive(self)) return enqueue(self, request, caller, outbox);
  const code = self.vars.value.connection === 'authFailed' ? 'AuthFailed' : 'SessionExpired';
  refuse(self, request, caller, code, outbox);
}

/** ZooKeeper.addAuthInfo: returns at once; what it adds is sent on this connection and at the beginning of every later one. */
function addAuth(
  self: ClientState,
  thread: ProgramThread,
  request: Extract<ZkOp['request'], { readonly op: 'auth' }>,
  outbox: Outbox,
): void {
  const { auths, connection } = self.vars.value;
  self.vars.update({ auths: [...auths, { scheme: request.scheme, auth: request.auth }] });
  if (connection === 'connected') enqueue(self, request, { thread: null, watcher: null }, outbox);
  resumeSoon(self, thread, { kind: 'response', body: {} }, null, outbox);
}

function nextWatchEvent(
  self: ClientState,
  thread: ProgramThread,
  op: Extract<Op, { readonly kind: 'nextWatchEvent' }>,
  outbox: Outbox,
): void {
  const [first, ...rest] = self.mailboxes.get(op.watcher) ?? [];
  if (first === undefined) {
    const turn = waitFor(self, thread, op, outbox);
    if (op.timeoutMs !== undefined)
      endWaitAfter(self, thread.id, turn, { ms: op.timeoutMs, input: { kind: 'timeout' } }, outbox);
    return;
  }
  if (rest.length === 0) self.mailboxes.delete(op.watcher);
  else self.mailboxes.set(op.watcher, rest);
  resumeSoon(self, thread, { kind: 'event', event: first.event }, first.callback, outbox);
}

/** What a thread believed ends with it; what all threads share ends with the last of them. */
function end(
  self: ClientState,
  thread: ProgramThread,
  how: 'returned' | 'threw',
  message: string,
  outbox: Outbox,
): void {
  self.threads.set(thread.id, { ...thread, state: { kind: 'ended', how, message } });
  if (self.shared.size > 0 || thread.id === EVENT_LANE) threadEnded(self, thread, outbox);
  if (self.vars.value.beliefs.length === 0) return;
  const isLast = threadsOf(self).every((each) => each.state.kind === 'ended' || isBeside(each));
  withdrawBeliefs(self, (held) => held.thread === thread.id || (isLast && held.thread === null), outbox);
}

const DONE: OpResult = { kind: 'done' };
