// Who leads by a new configuration (Leader.getDesignatedLeader): the present leader, if it votes there at the same address; or else
// one of those that have acknowledged it, of whom the first that has acknowledged most of what follows.
import { serverNumber, type ServerId, type Zxid } from '../../model/ids.ts';
import { votersOf, votesInBoth, type QuorumConfig } from '../../model/quorumConfig.ts';
import type { ServerStep } from '../serverStep.ts';
import { peerOf } from './quorumVerifier.ts';

/** `zxid`: of the proposal; without one it is what a leader completes before it serves. */
export function designatedLeader(
  { self }: ServerStep,
  next: QuorumConfig,
  acks: readonly ServerId[],
  zxid?: Zxid,
): ServerId {
  const { id } = self.vars.value;
  const present = peerOf(self).config;
  if (present !== undefined && votesInBoth({ ...present, members: next.members }, next, id)) return id;
  const voters = votersOf(next);
  let candidates = acks
    .filter((sid) => sid !== id && voters.includes(sid))
    .toSorted((a, b) => serverNumber(a) - serverNumber(b));
  let [best = id] = candidates;
  if (zxid === undefined) return best;
  for (let at = zxid + 1; candidates.length > 1; at++) {
    const proposal = self.proposals.get(at);
    if (proposal === undefined) break;
    candidates = candidates.filter((sid) => proposal.acks.includes(sid));
    [best = best] = candidates;
  }
  return best;
}
