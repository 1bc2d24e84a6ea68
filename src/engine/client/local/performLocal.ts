// Does what a program asks of its own process, one operation a step, as programRunner.ts does for the rest.
import { assertNever } from '../../kernel/assertNever.ts';
import type { LocalOp, SharedValue } from '../../model/op.ts';
import type { ClientState, ProgramThread } from '../clientState.ts';
import { listenConnectionState, nextConnectionState } from '../library/listeners.ts';
import { conditionOf, updateCondition } from '../condition.ts';
import { abandonHandle } from '../clientCnxn.ts';
import { isAlive, newHandle } from '../handle.ts';
import { refusedLocally } from '../localChecks.ts';
import { enqueue, refuse } from '../requestQueue.ts';
import { resumeSoon, waitFor, type Outbox } from '../threads.ts';
import { shownMs } from '../clock.ts';
import { stateName } from '../stateName.ts';
import { nextLine, print } from './console.ts';
import { forgetInterruption, interrupt } from './interrupt.ts';
import { tellOutcome } from './laneProgram.ts';
import { awaitLatch, countDown, newLatch } from './latches.ts';
import { enterMonitor, exitMonitor, notifyMonitor, waitMonitor } from './monitors.ts';

export function performLocal(self: ClientState, thread: ProgramThread, op: LocalOp, outbox: Outbox): void {
  const answer = (value: string | number) => resumeSoon(self, thread, { kind: 'value', value }, null, outbox);
  const done = () => resumeSoon(self, thread, { kind: 'done' }, null, outbox);
  switch (op.kind) {
    case 'readVar':
      return resumeSoon(self, thread, { kind: 'value', value: readVar(self, op.name) }, null, outbox);
    case 'writeVar':
      writeVar(self, op.name, op.value);
      return done();
    case 'addToVar':
      return answer(addToVar(self, op.name, op.by));
    case 'newLatch':
      newLatch(self, op.name, op.count);
      return done();
    case 'countDown':
      countDown(self, op.name, outbox);
      return done();
    case 'awaitLatch':
      return awaitLatch(self, thread, op, outbox);
    case 'enterMonitor':
      return enterMonitor(self, thread, op, outbox);
    case 'exitMonitor':
      return exitMonitor(self, thread, op, outbox);
    case 'waitMonitor':
      return waitMonitor(self, thread, op, outbox);
    case 'notifyMonitor':
      return notifyMonitor(self, thread, op, outbox);
    case 'onEvent':
      self.shared.set(`callback ${op.watcher}`, { kind: 'callback', recipe: op.recipe, args: op.args });
      return done();
    case 'offEvent':
      self.shared.delete(`callback ${op.watcher}`);
      return done();
    case 'callInBackground':
      return callInBackground(self, thread, op, outbox);
    case 'outcome':
      return tellOutcome(self, thread, outbox);
    case 'interrupt':
      interrupt(self, op.thread, outbox);
      // It may have been itself.
      return resumeSoon(self, self.threads.get(thread.id) ?? thread, { kind: 'done' }, null, outbox);
    case 'interrupted':
      return forgetInterruption(self, thread, outbox);
    case 'listenConnectionState':
      return listenConnectionState(self, thread, outbox);
    case 'nextConnectionState':
      return nextConnectionState(self, thread, op, outbox);
    case 'newHandle':
      return newHandle(self, thread, op, outbox);
    case 'abandonHandle':
      abandonHandle(self, outbox);
      return done();
    case 'handleState':
      return answer(stateName(self));
    case 'sessionId':
      return answer(self.vars.value.sessionId);
    case 'clock':
      return answer(shownMs(self, outbox.nowMs));
    case 'draw':
      return answer(draw(self, op.bound, outbox));
    case 'threadId':
      return answer(thread.id);
    case 'fact':
      outbox.record({ kind: 'fact.stated', fact: op.fact, thread: thread.id });
      return done();
    case 'print':
      return print(self, thread, op, outbox);
    case 'nextLine':
      return nextLine(self, thread, op, outbox);
    case 'exit':
      return self.vars.update({ exit: 'now' });
    case 'useResource': {
      const { resource, value, token } = op;
      const turn = waitFor(self, thread, op, outbox);
      const link = outbox.open(resource);
      outbox.record({ kind: 'resource.requested', resource, link, value, token });
      return outbox.send(link, { kind: 'write', value, token, thread: thread.id, turn });
    }
    default:
      return assertNever(op);
  }
}

/**
 * The asynchronous methods of org.apache.zookeeper.ZooKeeper: the call is queued, its caller goes on, and the callback runs on the
 * event lane, behind the events that were read before the answer.
 */
function callInBackground(
  self: ClientState,
  thread: ProgramThread,
  { call, recipe, args }: Extract<LocalOp, { readonly kind: 'callInBackground' }>,
  outbox: Outbox,
): void {
  const { request, watcher = null } = call;
  const refused = refusedLocally(request);
  resumeSoon(self, thread, refused ?? { kind: 'done' }, null, outbox);
  if (refused !== null) return;
  const caller = { thread: null, watcher, callback: { recipe, args } };
  if (isAlive(self)) return enqueue(self, request, caller, outbox);
  const code = self.vars.value.connection === 'authFailed' ? 'AuthFailed' : 'SessionExpired';
  refuse(self, request, caller, code, outbox);
}

// Reading and writing are steps of their own, so that what happens between them can be seen; `addToVar` is one step, as an
// AtomicInteger's.
function readVar(self: ClientState, name: string): SharedValue {
  const thing = self.shared.get(`var ${name}`);
  return thing?.kind === 'var' ? thing.value : null;
}

function writeVar(self: ClientState, name: string, value: SharedValue): void {
  self.shared.set(`var ${name}`, { kind: 'var', value });
}

/** What is no number counts as 0. */
function addToVar(self: ClientState, name: string, by: number): number {
  const before = readVar(self, name);
  const after = (typeof before === 'number' ? before : 0) + by;
  writeVar(self, name, after);
  return after;
}

/** Purposes below this are the library's. */
const FIRST_PURPOSE = 1000;

/** A whole number from 0 to `bound` − 1. */
function draw(self: ClientState, bound: number, outbox: Outbox): number {
  const { draws } = conditionOf(self);
  updateCondition(self, { draws: draws + 1 });
  return outbox.draw(FIRST_PURPOSE + self.vars.value.incarnation * MOST_DRAWS + draws, bound);
}

const MOST_DRAWS = 1_000_000;
