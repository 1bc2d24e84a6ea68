// What a quorum is (org.apache.zookeeper.server.quorum.flexible.QuorumMaj): more than half of the voters, all of one weight.
import type { ServerId } from '../../model/ids.ts';
import type { ServerState } from '../serverState.ts';
import type { PeerState } from './peerState.ts';

/** Whether so many voters decide. */
export function isQuorum(voters: readonly ServerId[], count: number): boolean {
  return count > voters.length >> 1;
}

/** Whether those servers hold a quorum; observers among them do not count. */
export function holdsQuorum(voters: readonly ServerId[], sids: Iterable<ServerId>): boolean {
  let count = 0;
  for (const sid of sids) if (voters.includes(sid)) count++;
  return isQuorum(voters, count);
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

export function isVoter(self: ServerState, sid: ServerId = self.vars.value.id): boolean {
  return peerOf(self).voters.includes(sid);
}
