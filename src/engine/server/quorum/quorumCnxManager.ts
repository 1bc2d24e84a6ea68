// The connections elections are held over (org.apache.zookeeper.server.quorum.QuorumCnxManager). Differs in that either
// side's connection is used, where the real one keeps only that opened by the server with the higher number.
import type { LinkId, ServerId } from '../../model/ids.ts';
import type { QuorumPacket } from '../../model/quorumPacket.ts';
import type { Importance } from '../../trace/outbox.ts';
import type { ServerStep } from '../serverStep.ts';
import { isVoter, peerOf } from './quorumVerifier.ts';

type Notification = Extract<QuorumPacket, { kind: 'NOTIFICATION' }>;

/** Tells one server what this one votes for, opening a connection if there is none. */
export function notifyPeer(step: ServerStep, to: ServerId, importance: Importance = 'foreground'): void {
  const { self, outbox } = step;
  let link = self.electionLinks.get(to);
  if (link === undefined) {
    link = outbox.openPeer(to, 'election');
    self.electionLinks.set(to, link);
  }
  outbox.send(link, notificationOf(step), importance);
}

/**
 * A notification came over a connection: answers may go over it too. Over a new one the last notification is sent again,
 * as the other side may have been down, or out of reach, when it was sent first (SendWorker.run, [Q3]).
 */
export function useLink(step: ServerStep, from: ServerId, link: LinkId): void {
  const { self } = step;
  if (self.electionLinks.has(from)) return;
  self.electionLinks.set(from, link);
  if (self.election.value !== null && isVoter(self, from)) notifyPeer(step, from);
}

/** True if it was a connection for elections. */
export function forgetElectionLink({ self }: ServerStep, link: LinkId): boolean {
  for (const [sid, used] of self.electionLinks.entries()) {
    if (used !== link) continue;
    self.electionLinks.delete(sid);
    return true;
  }
  return false;
}

function notificationOf({ self }: ServerStep): Notification {
  const { vote, round, role, config } = peerOf(self);
  const gossip = config === undefined ? {} : { config };
  return { kind: 'NOTIFICATION', from: self.vars.value.id, vote, round, role, ...gossip };
}
