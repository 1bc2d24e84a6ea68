// A server of an ensemble (org.apache.zookeeper.server.quorum.QuorumPeer): routes packets and work to the role it is in.
import { assertNever } from '../../kernel/assertNever.ts';
import type { LinkId } from '../../model/ids.ts';
import type { CloseMessage } from '../../model/message.ts';
import type { QuorumPacket } from '../../model/quorumPacket.ts';
import type { ServerState } from '../serverState.ts';
import type { ServerStep } from '../serverStep.ts';
import { receiveFromLeader } from './broadcastPackets.ts';
import { finishElection, lookForLeader, notifyAgain, receiveNotification } from './fastLeaderElection.ts';
import { dropLearner, lead, leaderTick, leaderTimeout } from './leader.ts';
import { checkLeader, connectToLeader, loseLeader } from './learner.ts';
import { receiveFromLearner } from './learnerHandler.ts';
import type { PeerTask } from './peerState.ts';
import { forgetElectionLink, useLink } from './quorumCnxManager.ts';
import { peerOf } from './quorumVerifier.ts';
import { closeConnection } from '../serverCnxn.ts';
import { startReadOnly } from './readOnly.ts';
import { lacksSnapshot } from '../recovery.ts';
import { isUnreadable, loadDatabase } from './zkDatabase.ts';

/** The process begins: it takes up the disk and looks for a leader. */
export function startPeer(step: ServerStep): void {
  const { self, outbox } = step;
  if (!isMember(self)) return outbox.record({ kind: 'server.stopped', why: 'notInConfig' });
  if (lacksSnapshot(step)) return outbox.record({ kind: 'server.stopped', why: 'noSnapshot' });
  const recovered = self.snapshot.value === null && self.log.size === 0 ? 'fresh' : 'fromSnapshotAndLog';
  self.vars.update({ state: 'notServing', startedAtMs: outbox.nowMs });
  loadDatabase(step);
  outbox.record({ kind: 'server.started', lastZxid: self.vars.value.lastProcessedZxid, recovered });
  outbox.schedule({ type: 'lookForLeader' }, 0);
}

export function receivePacket(step: ServerStep, link: LinkId, packet: QuorumPacket | CloseMessage): void {
  const { self } = step;
  if (packet.kind === 'close') return forgetLink(step, link);
  if (packet.kind === 'NOTIFICATION') {
    useLink(step, packet.from, link);
    return receiveNotification(step, packet);
  }
  if (peerOf(self).leaderLink === link) return receiveFromLeader(step, link, packet);
  receiveFromLearner(step, link, packet);
}

export function runPeerTask(step: ServerStep, task: PeerTask): void {
  switch (task.type) {
    case 'lookForLeader':
      return mayVote(step) ? lookForLeader(step) : undefined;
    case 'finishElection':
      return finishElection(step, task.wait);
    case 'notifyAgain':
      return notifyAgain(step, task.wait);
    case 'lead':
      return lead(step);
    case 'connectToLeader':
      return connectToLeader(step);
    case 'leaderTick':
      return leaderTick(step);
    case 'leaderTimeout':
      return leaderTimeout(step, task.phase);
    case 'learnerTimeout':
      return checkLeader(step, task.link);
    case 'startReadOnly':
      return startReadOnly(step, task.round);
    case 'dropRefused':
      return closeConnection(step, task.link, 'peerClosed');
    default:
      assertNever(task);
  }
}

/** Whose own file does not name it any more cannot start (QuorumPeer.start: "My id … not in the peer list"; [Q46]). */
function isMember(self: ServerState): boolean {
  const { config } = peerOf(self);
  return config === undefined || config.members.some(({ id }) => id === self.vars.value.id);
}

/** A server that cannot read its own log never gets as far as a vote, and its process goes on for nothing ([Q37]). */
function mayVote({ self }: ServerStep): boolean {
  return peerOf(self).role === 'LOOKING' && !self.log.toArray().some(({ txn }) => isUnreadable(txn));
}

function forgetLink(step: ServerStep, link: LinkId): void {
  if (forgetElectionLink(step, link)) return;
  if (peerOf(step.self).leaderLink === link) return loseLeader(step);
  dropLearner(step, link, 'closed');
}
