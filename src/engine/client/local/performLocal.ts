// Does what a program asks of its own process, one operation a step, as programRunner.ts does for the rest.
import { assertNever } from '../../kernel/assertNever.ts';
import type { LocalOp } from '../../model/localOp.ts';
import type { ClientState, ProgramThread } from '../clientState.ts';
import { listenConnectionState, nextConnectionState } from '../library/listeners.ts';
import { newHandle } from '../library/renewHandle.ts';
import { resumeSoon, waitFor, type Outbox } from '../threads.ts';
import { callInBackground } from './callInBackground.ts';
import { shownMs } from './clock.ts';
import { draw } from './draw.ts';
import { forgetInterruption, interrupt } from './interrupt.ts';
import { tellOutcome } from './laneProgram.ts';
import { awaitLatch, countDown, newLatch } from './latches.ts';
import { enterMonitor, exitMonitor, notifyMonitor, waitMonitor } from './monitors.ts';
import { addToVar, readVar, writeVar } from './variables.ts';

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
      return newHandle(self, thread, outbox);
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
