// Recipes that run on the event lane: ClientCnxn.EventThread inside Watcher.process. While one of them waits, even for the
// answer to a call, which the I/O lane brings, no other event is delivered.
import { EVENT_LANE } from '../../model/localOp.ts';
import type { ClientState, LaneEvent, ProgramThread } from '../clientState.ts';
import { isLaneFree } from '../condition.ts';
import type { Outbox } from '../threads.ts';
import { leaveMonitors } from './monitors.ts';
import { conditionOf, updateCondition } from './wholeCondition.ts';

/** Runs what is registered for the event's watcher, with the event in its arguments (`eventPath` is empty without one). */
export function runOnLane(
  self: ClientState,
  { event, watcher }: LaneEvent,
  outbox: Outbox,
): 'ran' | 'nobody' {
  const callback = self.shared.get(`callback ${watcher}`);
  if (callback?.kind !== 'callback') return 'nobody';
  const turn = conditionOf(self).laneTurn + 1;
  updateCondition(self, { laneProgram: 'running', laneTurn: turn });
  const args = {
    ...callback.args,
    client: self.vars.value.setup.id.slice('client:'.length),
    eventType: event.type,
    eventState: event.state,
    eventPath: event.path ?? '',
  };
  const state = { kind: 'notStarted' } as const;
  self.threads.set(EVENT_LANE, { id: EVENT_LANE, recipe: callback.recipe, args, state, turn, atStep: null });
  outbox.schedule({ type: 'startProgram', thread: EVENT_LANE }, 0);
  return 'ran';
}

/** What a thread held is free; the event lane goes on with the next event when its recipe has ended. */
export function threadEnded(self: ClientState, { id, turn }: ProgramThread, outbox: Outbox): void {
  leaveMonitors(self, id, outbox);
  if (id !== EVENT_LANE) return;
  self.threads.delete(EVENT_LANE);
  updateCondition(self, { laneProgram: 'none', laneTurn: turn });
  runNextCallback(self, outbox);
}

export function runNextCallback(self: ClientState, outbox: Outbox): void {
  if (isLaneFree(self) && self.eventLane.size > 0) outbox.schedule({ type: 'runCallback' }, 0);
}
