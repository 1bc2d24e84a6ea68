// Giving up a role (Leader.shutdown, Follower.shutdown, ZooKeeperServer.shutdown): every client loses its connection, what
// was handed to the disk is still written, what is logged is applied, and the server looks for a leader again.
import { listed } from '../../kernel/table.ts';
import { byClock } from '../clock.ts';
import { keepsTreeBehindLog } from '../mistakes/zookeeper2845.ts';
import { logsQueueTooLate } from '../mistakes/zookeeper4541.ts';
import type { QueuedRequest } from '../queuedRequest.ts';
import type { ServerStep } from '../serverStep.ts';
import { closeConnection } from '../serverCnxn.ts';
import { clearWork } from '../shutdown.ts';
import type { LeaveReason } from '../../trace/record.ts';
import { NO_SUPPORT } from './peerState.ts';
import { isParticipant, peerOf, updatePeer } from './quorumVerifier.ts';
import { appendToLog, fastForward } from './zkDatabase.ts';

/** Work of the role is void from now on: the incarnation rises. */
export function leaveRole(step: ServerStep, why: LeaveReason): void {
  const { self, outbox } = step;
  const { role, leaderLink, leader } = peerOf(self);
  outbox.record({ kind: 'role.left', role, leader, why });
  for (const link of listed(self.connections.keys())) closeConnection(step, link, 'serverStopped');
  for (const link of listed(self.learners.keys())) outbox.close(link);
  if (leaderLink !== null) outbox.close(leaderLink);
  const queued = self.syncQueue.toArray();
  const isLate = logsQueueTooLate(step);
  if (!isLate) logQueued(step, queued);
  clearWork(self);
  forgetUncommittedSessions(step);
  if (!keepsTreeBehindLog(step)) fastForward(step);
  if (isLate) logQueued(step, queued);
  const { incarnation } = self.vars.value;
  self.vars.update({
    incarnation: incarnation + 1,
    state: 'notServing',
    nextExpiryAtMs: null,
    containerCheck: 'none',
    flushedAtMs: 0,
  });
  updatePeer(self, {
    role: 'LOOKING',
    phase: 'election',
    leader: null,
    leaderLink: null,
    leadingEpoch: null,
    support: NO_SUPPORT,
  });
  if (peerOf(self).commits !== undefined) updatePeer(self, { commits: undefined });
  if (peerOf(self).nextRole !== undefined) return takeNextRole(step);
  outbox.record({ kind: 'role.changed', role: 'LOOKING', leader: null });
  outbox.schedule({ type: 'lookForLeader' }, role === 'OBSERVING' ? observerElectionDelayMs(step) : 0);
}

/** The configuration says who leads: nobody is asked ([Q44]; QuorumPeer.updateServerState). */
function takeNextRole(step: ServerStep): void {
  const { self, outbox } = step;
  const { leader } = peerOf(self).vote;
  const learnerRole = isParticipant(self) ? 'FOLLOWING' : 'OBSERVING';
  const role = leader === self.vars.value.id ? 'LEADING' : learnerRole;
  updatePeer(self, { nextRole: undefined, role, leader, phase: 'discovery', connectTries: 0 });
  outbox.record({ kind: 'role.changed', role, leader });
  outbox.schedule(role === 'LEADING' ? { type: 'lead' } : { type: 'connectToLeader' }, 0);
}

/** The logging thread writes what it was handed before it ends. */
function logQueued(step: ServerStep, queued: readonly QueuedRequest[]): void {
  for (const { txn } of queued) if (txn !== null) appendToLog(step, txn);
}

/** Not all observers are to ask the voters at once while these hold their election ([Q39]; Observer.waitForObserverElectionDelay). */
function observerElectionDelayMs({ self, outbox }: ServerStep): number {
  return byClock(self, outbox.draw(ELECTION_DELAY_DRAW, 200));
}

const ELECTION_DELAY_DRAW = 1;

function forgetUncommittedSessions({ self }: ServerStep): void {
  for (const session of listed(self.sessions.values())) {
    if (session.commit === 'pending' || session.scope === 'local') self.sessions.delete(session.id);
    else if (session.state === 'closing' || session.link !== null || session.owner !== null) {
      self.sessions.set(session.id, { ...session, state: 'open', link: null, owner: null });
    }
  }
}
