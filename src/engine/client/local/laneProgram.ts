// Recipes that run on the event lane: ClientCnxn.EventThread inside Watcher.process. While one of them waits, even for the
// answer to a call, which the I/O lane brings, no other event is delivered.
import { actorName } from '../../model/ids.ts';
import { EVENT_LANE, type OpResult } from '../../model/op.ts';
import { type Request, pathOf } from '../../model/message.ts';
import type { ClientState, LaneCallback, LaneEvent, LaneOutcome, ProgramThread } from '../clientState.ts';
import { isLaneFree, conditionOf, updateCondition } from '../condition.ts';
import { resumeSoon, type Outbox } from '../threads.ts';
import { leaveMonitors } from './monitors.ts';

/** Runs what is registered for the event's watcher, with the event in its arguments (`eventPath` is empty without one). */
export function runOnLane(
  self: ClientState,
  { event, watcher }: LaneEvent,
  outbox: Outbox,
): 'ran' | 'nobody' {
  const callback = self.shared.get(`callback ${watcher}`);
  if (callback?.kind !== 'callback') return 'nobody';
  const { recipe, args } = callback;
  const about = { eventType: event.type, eventState: event.state, eventPath: event.path ?? '' };
  start(self, { recipe, args: { ...args, ...about } }, outbox);
  return 'ran';
}

/** A call that nobody waits for has come to something: that stands in the lane behind what was read before it. */
export function queueOutcome(
  self: ClientState,
  request: Request,
  callback: LaneCallback,
  outcome: OpResult,
  outbox: Outbox,
): void {
  self.eventLane.push({ outcome, request, callback, causes: outbox.causes });
  if (self.eventLane.size === 1) runNextCallback(self, outbox);
}

/** Its turn has come: the recipe of the call runs, and can ask what came of it. */
export function handleOutcome(self: ClientState, item: LaneOutcome, outbox: Outbox): void {
  const { outcome, request, callback } = item;
  const err = outcome.kind === 'error' ? outcome.code : 'Ok';
  outbox.record({ kind: 'outcome.handled', op: request.op, path: pathOf(request), err });
  updateCondition(self, { laneOutcome: outcome });
  start(self, callback, outbox);
}

/** Hands the recipe on the event lane what its call came to. */
export function tellOutcome(self: ClientState, thread: ProgramThread, outbox: Outbox): void {
  const { laneOutcome } = conditionOf(self);
  const none = { kind: 'illegalState', name: 'outcome' } as const;
  resumeSoon(self, thread, thread.id === EVENT_LANE ? (laneOutcome ?? none) : none, null, outbox);
}

function start(self: ClientState, { recipe, args }: LaneCallback, outbox: Outbox): void {
  const turn = conditionOf(self).laneTurn + 1;
  updateCondition(self, { laneProgram: 'running', laneTurn: turn });
  const client = actorName(self.vars.value.setup.id);
  const state = { kind: 'notStarted' } as const;
  const thread = { id: EVENT_LANE, recipe, args: { ...args, client }, state, turn, atStep: null };
  self.threads.set(EVENT_LANE, thread);
  outbox.schedule({ type: 'startProgram', thread: EVENT_LANE }, 0);
}

/** What a thread held is free; the event lane goes on with the next event when its recipe has ended. */
export function threadEnded(self: ClientState, { id, turn }: ProgramThread, outbox: Outbox): void {
  leaveMonitors(self, id, outbox);
  if (id !== EVENT_LANE) return;
  self.threads.delete(EVENT_LANE);
  updateCondition(self, { laneProgram: 'none', laneTurn: turn, laneOutcome: null });
  runNextCallback(self, outbox);
}

export function runNextCallback(self: ClientState, outbox: Outbox): void {
  if (isLaneFree(self) && self.eventLane.size > 0) outbox.schedule({ type: 'runCallback' }, 0);
}
