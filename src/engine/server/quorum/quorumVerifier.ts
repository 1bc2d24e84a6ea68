// What a quorum is (org.apache.zookeeper.server.quorum.flexible.QuorumMaj): more than half of the voters, all of one weight;
// or a single one, where a world is to show what comes of that.
import type { ServerId } from '../../model/ids.ts';
import { votersOf } from '../../model/quorumConfig.ts';
import type { ServerState } from '../serverState.ts';
import type { Membership, PeerState } from './peerState.ts';

/** Whether so many voters decide. */
export function isQuorum({ voters, quorum }: Membership, count: number): boolean {
  return quorum === 'majority' ? count > voters.length >> 1 : count > 0;
}

/** Whether those servers hold a quorum; observers and servers that are no members do not count. */
export function holdsQuorum(membership: Membership, sids: Iterable<ServerId>): boolean {
  let count = 0;
  for (const sid of sids) if (membership.voters.includes(sid)) count++;
  return isQuorum(membership, count);
}

/** Whether they hold one of each configuration (SyncedLearnerTracker.hasAllQuorums). */
export function holdsQuorums(memberships: readonly Membership[], sids: readonly ServerId[]): boolean {
  return memberships.every((membership) => holdsQuorum(membership, sids));
}

/** The configuration in force, and one that is to follow it ([Q43]). */
export function configsOf(peer: PeerState): readonly Membership[] {
  if (peer.lastSeen === undefined) return [peer];
  return [peer, { voters: votersOf(peer.lastSeen), quorum: peer.quorum }];
}

/** The part of a server that only an ensemble has. */
export function peerOf(self: ServerState): PeerState {
  const peer = self.peer.value;
  if (peer === null) throw new Error(`${self.vars.value.id} stands alone`);
  return peer;
}

/** Changes that part. */
export function updatePeer(self: ServerState, fields: Partial<PeerState>): void {
  self.peer.value = { ...peerOf(self), ...fields };
}

/** Whether a server votes, in the configuration in force or in the next (QuorumPeer.getCurrentAndNextConfigVoters). */
export function isVoter(self: ServerState, sid: ServerId = self.vars.value.id): boolean {
  return configsOf(peerOf(self)).some(({ voters }) => voters.includes(sid));
}

/** Those that vote in either. */
export function allVoters(self: ServerState): readonly ServerId[] {
  const [first, ...more] = configsOf(peerOf(self)).map(({ voters }) => voters);
  return more.length === 0 ? (first ?? []) : [...new Set([first ?? [], ...more].flat())];
}

/** All but observers follow, with a vote or without (QuorumPeer.LearnerType). */
export function isParticipant(self: ServerState): boolean {
  return !peerOf(self).observers.includes(self.vars.value.id);
}
