// How many voters decide, as the servers of a world count them.
import type { ServerState } from '../../engine/index.ts';

export type Peer = NonNullable<ServerState['peer']['value']>;

/** More than half of the voters (QuorumMaj), or any single one in a world that is set up so. */
export function votesNeeded({ voters, quorum }: Pick<Peer, 'voters' | 'quorum'>): number {
  return quorum === 'majority' ? (voters.length >> 1) + 1 : 1;
}
