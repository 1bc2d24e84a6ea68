// CONNECTED, SUSPENDED, RECONNECTED, LOST: what Curator and kazoo make of what the handle hears, and the handle they make
// anew once the session is over ([C20], [C21]).
import type { ConnectionState } from '../../model/op.ts';
import type { KeeperState } from '../../model/watchedEvent.ts';
import type { ClientState } from '../clientState.ts';
import { worldMs, conditionOf, updateCondition } from '../condition.ts';
import { profileOf, type StateModel } from './libraryProfile.ts';
import { shownMs } from '../clock.ts';
import type { Outbox } from '../threads.ts';
import { listening } from './listeners.ts';
import { reconnectPauseMs } from './reconnectPause.ts';
import { renewHandle } from '../handle.ts';

/** The library hears of the connection's state: on its I/O lane at once, on its event lane in its turn. */
export function hear(self: ClientState, state: KeeperState, on: StateModel['heardOn'], outbox: Outbox): void {
  const profile = profileOf(self.vars.value.setup.library);
  if (on === 'io' && state === 'Disconnected' && profile.watchesAfterReconnect === 'forgotten')
    self.watches.clear();
  if (on === 'io' && state === 'SyncConnected') updateCondition(self, { failedAttempts: 0 });
  if (profile.states?.heardOn !== on) return;
  switch (state) {
    case 'SyncConnected':
    case 'ConnectedReadOnly':
      return tell(self, wasConnected(self) ? profile.states.backAgain : 'CONNECTED', outbox);
    case 'Disconnected':
      return suspend(self, profile.states, outbox);
    case 'Expired':
      return endSession(self, profile.states, outbox);
    case 'AuthFailed':
    case 'Closed':
      return;
  }
}

function suspend(self: ClientState, states: StateModel, outbox: Outbox): void {
  const last = lastTold(self);
  if (last === null || last === 'SUSPENDED' || last === 'LOST') return;
  tell(self, 'SUSPENDED', outbox);
  const sinceMs = shownMs(self, outbox.nowMs);
  updateCondition(self, { suspendedAtMs: sinceMs });
  if (states.lostAfterPercent === null) return;
  const lifeMs = Math.floor((self.vars.value.sessionTimeoutMs * states.lostAfterPercent) / 100);
  outbox.schedule({ type: 'checkSuspended', sinceMs }, worldMs(self, lifeMs), 'background');
}

/** kazoo comes back by its connection loop; Curator makes the new handle before it tells anybody. */
export function endSession(self: ClientState, states: StateModel, outbox: Outbox): void {
  if (states.heardOn === 'io') outbox.schedule({ type: 'renewHandle' }, reconnectPauseMs(self, outbox));
  else renewHandle(self, outbox);
  tell(self, 'LOST', outbox);
}

function tell(self: ClientState, state: ConnectionState, outbox: Outbox): void {
  if (lastTold(self) === state) return;
  outbox.record({ kind: 'connection.state', state });
  const { states } = conditionOf(self);
  const told = [...states, { state, record: outbox.lastRecord }];
  updateCondition(self, { states: told, suspendedAtMs: null });
  listening(self, outbox);
}

function lastTold(self: ClientState): ConnectionState | null {
  return conditionOf(self).states.at(-1)?.state ?? null;
}

function wasConnected(self: ClientState): boolean {
  return conditionOf(self).states.some(({ state }) => state === 'CONNECTED');
}
