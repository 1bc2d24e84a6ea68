// What comes to a process from commands about parts of it (its threads, its event lane, its clock) and from a resource.
import { assertNever } from '../../kernel/assertNever.ts';
import type { ResourceMessage } from '../../model/message.ts';
import type { ClientChange, ClientState, ClientTask } from '../clientState.ts';
import { wake, type Outbox } from '../threads.ts';
import { driftClock, jumpClock } from '../clock.ts';
import { typeLine } from './console.ts';
import { interrupt } from './interrupt.ts';
import { runNextCallback } from './laneProgram.ts';
import { conditionOf, updateCondition } from '../condition.ts';

export function changeClient(self: ClientState, change: ClientChange, outbox: Outbox): void {
  switch (change.type) {
    case 'stallProgram':
      updateCondition(self, { programs: 'stalled' });
      return outbox.record({ kind: 'program.stalled' });
    case 'unstallProgram':
      return goOn(self, outbox);
    case 'blockEventLane':
      updateCondition(self, { lane: 'blocked' });
      return outbox.record({ kind: 'lane.blocked' });
    case 'unblockEventLane':
      updateCondition(self, { lane: 'open' });
      outbox.record({ kind: 'lane.freed' });
      return runNextCallback(self, outbox);
    case 'jumpClock':
      return jumpClock(self, change.byMs, outbox);
    case 'driftClock':
      return driftClock(self, change.perMille, outbox);
    case 'interrupt':
      return interrupt(self, change.thread, outbox);
    case 'typeLine':
      return typeLine(self, change.line, outbox);
    default:
      return assertNever(change);
  }
}

/** A guarded resource has answered a thread's write. */
export function takeVerdict(
  self: ClientState,
  { thread, turn, verdict }: Extract<ResourceMessage, { readonly kind: 'verdict' }>,
  outbox: Outbox,
): void {
  // Another wait than the one for this answer may have begun since.
  if (self.threads.get(thread)?.turn === turn) wake(self, thread, { kind: 'verdict', verdict }, outbox);
}

/** What is to resume a stalled program waits. */
export function holdTask(self: ClientState, task: ClientTask): void {
  updateCondition(self, { heldTasks: [...conditionOf(self).heldTasks, task] });
}

/** What came up for the threads meanwhile comes up now, in order. */
function goOn(self: ClientState, outbox: Outbox): void {
  const { heldTasks } = conditionOf(self);
  updateCondition(self, { programs: 'running', heldTasks: [] });
  outbox.record({ kind: 'program.unstalled' });
  for (const task of heldTasks) outbox.schedule(task, 0);
}
