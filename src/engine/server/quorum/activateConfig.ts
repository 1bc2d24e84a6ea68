// A configuration that is seen, and one that comes into force (QuorumPeer.setLastSeenQuorumVerifier, processReconfig).
import {
  isSameMembership,
  observersOf,
  votersOf,
  votesInBoth,
  type QuorumConfig,
} from '../../model/quorumConfig.ts';
import type { ServerId } from '../../model/ids.ts';
import type { ServerState } from '../serverState.ts';
import type { ServerStep } from '../serverStep.ts';
import { writeConfig } from './configNode.ts';
import { peerOf, updatePeer } from './quorumVerifier.ts';

/** Proposed, and not known to be committed: from now on whatever needs a quorum needs one of each ([Q43]). */
export function seeConfig({ self }: { readonly self: ServerState }, config: QuorumConfig): void {
  const peer = peerOf(self);
  if (peer.config === undefined) return;
  const newest = peer.lastSeen?.version ?? peer.config.version;
  if (config.version > newest) updatePeer(self, { lastSeen: config });
}

/**
 * It is in force. `leader`: who is to lead by it; null where nobody said. `roleChanges`: the server has another role or another
 * leader now, and has to give up the one it has ([Q44]).
 */
export function activateConfig(
  step: ServerStep,
  config: QuorumConfig,
  leader: ServerId | null,
): 'roleChanges' | 'roleStays' {
  const { self, outbox } = step;
  const before = peerOf(self).config;
  if (before === undefined) return 'roleStays';
  if (before.version < config.version) takeUp(self, config);
  writeConfig(step);
  if (before.version >= config.version || isSameMembership(before, config)) return 'roleStays';
  const { voters, observers } = peerOf(self);
  outbox.record({ kind: 'config.changed', version: config.version, voters, observers });
  const { id } = self.vars.value;
  const { vote } = peerOf(self);
  const hasOtherKind = observersOf(before).includes(id) !== observers.includes(id);
  if (leader === null) {
    updatePeer(self, { nextRole: undefined });
    return hasOtherKind || !votesInBoth(before, config, vote.leader) ? 'roleChanges' : 'roleStays';
  }
  const hasOtherLeader = leader !== vote.leader;
  if (!hasOtherKind && !hasOtherLeader) return 'roleStays';
  updatePeer(self, { nextRole: 'byConfig', vote: { ...vote, leader } });
  return 'roleChanges';
}

function takeUp(self: ServerState, config: QuorumConfig): void {
  const { lastSeen } = peerOf(self);
  updatePeer(self, {
    voters: votersOf(config),
    observers: observersOf(config),
    config,
    lastSeen: lastSeen !== undefined && lastSeen.version > config.version ? lastSeen : undefined,
  });
}
