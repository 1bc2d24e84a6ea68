// What a quorum is (org.apache.zookeeper.server.quorum.flexible.QuorumMaj): more than half of the voters, all of one weight;
// or a single one, where a world is to show what comes of that.
import type { ServerId } from '../../model/ids.ts';
import type { ServerState } from '../serverState.ts';
import type { PeerState } from './peerState.ts';

/** Whether so many voters decide. */
export function isQuorum({ voters, quorum }: Membership, count: number): boolean {
  return quorum === 'majority' ? count > voters.length >> 1 : count > 0;
}

/** Whether those servers hold a quorum; observers among them do not count. */
export function holdsQuorum(membership: Membership, sids: Iterable<ServerId>): boolean {
  let count = 0;
  for (const sid of sids) if (membership.voters.includes(sid)) count++;
  return isQuorum(membership, count);
}

type Membership = Pick<PeerState, 'voters' | 'quorum'>;

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

export function isVoter(self: ServerState, sid: ServerId = self.vars.value.id): boolean {
  return peerOf(self).voters.includes(sid);
}
