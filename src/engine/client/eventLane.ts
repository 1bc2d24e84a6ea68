// ClientCnxn.EventThread: one lane on which watchers' callbacks run one at a time, in the order events were read. A
// callback here does what a careful program's does: it puts the event into the watcher's mailbox and returns.
import type { LinkId } from '../model/ids.ts';
import type { KeeperState, WatchedEvent } from '../model/watchedEvent.ts';
import type { ClientState, LaneEvent } from './clientState.ts';
import { allWatchers, takeWatchersOf } from './clientWatches.ts';
import { isLaneFree } from './condition.ts';
import { hear } from './library/connectionStates.ts';
import { handleOutcome, runOnLane } from './local/laneProgram.ts';
import { interruptWaits, readerOf, wake, type Outbox } from './threads.ts';

/** The watcher given to the constructor of the ZooKeeper handle: it hears of the connection's state alone. */
export const DEFAULT_WATCHER = 'default';

/** A notification was read: the watchers registered for it will be called, each watcher object once ([C10]). */
export function deliverEvent(self: ClientState, link: LinkId, event: WatchedEvent, outbox: Outbox): void {
  deliver(self, link, event, takeWatchersOf(self, event), outbox);
}

/**
 * Tells every watcher object once of the connection's state; no watch is spent by it ([C9]). What watchers were told last is
 * not told again, and a new handle counts as disconnected: an attempt to connect that fails is no event (EventThread.queueEvent).
 */
export function deliverState(self: ClientState, state: KeeperState, outbox: Outbox): void {
  if (self.vars.value.toldState !== state) {
    self.vars.update({ toldState: state });
    const watchers = [DEFAULT_WATCHER, ...allWatchers(self).filter((watcher) => watcher !== DEFAULT_WATCHER)];
    deliver(self, self.vars.value.link, { type: 'None', state, path: null }, watchers, outbox);
  }
  if (self.vars.value.setup.library !== 'java') hear(self, state, 'io', outbox);
}

/** Tells given watchers of something the library itself has done. */
export function deliverTo(
  self: ClientState,
  event: WatchedEvent,
  watchers: readonly string[],
  outbox: Outbox,
): void {
  deliver(self, null, event, watchers, outbox);
}

/** Runs the callback at the head of the lane. */
export function runCallback(self: ClientState, outbox: Outbox): void {
  const item = isLaneFree(self) ? self.eventLane.shift() : undefined;
  if (item === undefined) return;
  outbox.resumeCauses(item.causes);
  if ('outcome' in item) return handleOutcome(self, item, outbox);
  const { event, watcher } = item;
  outbox.record({ kind: 'callback.run', watcher, event });
  const isTaken = self.shared.size > 0 && runOnLane(self, item, outbox) === 'ran';
  if (!isTaken) putInMailbox(self, item, outbox);
  if (watcher === DEFAULT_WATCHER) {
    if (self.vars.value.setup.library !== 'java') hear(self, event.state, 'eventLane', outbox);
    else if (event.state === 'Expired' || event.state === 'Disconnected')
      interruptWaits(self, event.state, outbox);
  }
  if (self.eventLane.size > 0 && isLaneFree(self)) outbox.schedule({ type: 'runCallback' }, 0);
}

function putInMailbox(self: ClientState, { event, watcher }: LaneEvent, outbox: Outbox): void {
  const reader = readerOf(self, watcher);
  if (reader !== undefined) return wake(self, reader.id, { kind: 'event', event }, outbox);
  const waiting = self.mailboxes.get(watcher) ?? [];
  self.mailboxes.set(watcher, [...waiting, { event, callback: outbox.lastRecord }]);
}

function deliver(
  self: ClientState,
  link: LinkId | null,
  event: WatchedEvent,
  watchers: readonly string[],
  outbox: Outbox,
): void {
  outbox.record({ kind: 'event.delivered', link, event, watchers });
  const wasEmpty = self.eventLane.size === 0;
  const causes = outbox.causes;
  for (const watcher of watchers) self.eventLane.push({ event, watcher, causes });
  if (wasEmpty && watchers.length > 0 && isLaneFree(self)) outbox.schedule({ type: 'runCallback' }, 0);
}
