// How long a connection may stay suspended before Curator takes the session for lost, by the process's own clock
// (ConnectionStateManager.processEvents, [C20], [C21]).
import { endHandle } from '../clientCnxn.ts';
import type { ClientState, ClientTask } from '../clientState.ts';
import { conditionOf, updateCondition, worldMs } from '../condition.ts';
import { isAlive } from '../handle.ts';
import { shownMs } from '../clock.ts';
import type { Outbox } from '../threads.ts';
import { endSession } from './connectionStates.ts';
import { profileOf, type StateModel } from './libraryProfile.ts';

/** The session counts as lost once it has been suspended for as long as it lives, whatever the server may know of it. */
export function checkSuspended(
  self: ClientState,
  { sinceMs }: Extract<ClientTask, { readonly type: 'checkSuspended' }>,
  outbox: Outbox,
): void {
  const { suspendedAtMs } = conditionOf(self);
  const { states } = profileOf(self.vars.value.setup.library);
  if (suspendedAtMs !== sinceMs || states === null || states.lostAfterPercent === null) return;
  const lifeMs = Math.floor((self.vars.value.sessionTimeoutMs * states.lostAfterPercent) / 100);
  const leftMs = suspendedAtMs + lifeMs - shownMs(self, outbox.nowMs);
  if (leftMs > 0)
    return outbox.schedule({ type: 'checkSuspended', sinceMs }, worldMs(self, leftMs), 'background');
  giveUpSession(self, states, outbox);
}

/** injectSessionExpiration: the handle is closed, and its watchers are told, as if a server had said so. */
function giveUpSession(self: ClientState, states: StateModel, outbox: Outbox): void {
  const { link, sessionId } = self.vars.value;
  const again = shownMs(self, outbox.nowMs);
  updateCondition(self, { suspendedAtMs: again });
  const lifeMs = self.vars.value.sessionTimeoutMs;
  outbox.schedule({ type: 'checkSuspended', sinceMs: again }, worldMs(self, lifeMs), 'background');
  if (!isAlive(self)) {
    if (states.ifLaneIsDead === 'newHandle') endSession(self, states, outbox);
    return;
  }
  outbox.record({ kind: 'session.givenUp', session: sessionId });
  endHandle(self, 'Expired', outbox);
  if (link !== null) outbox.close(link);
}
