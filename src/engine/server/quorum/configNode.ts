// /zookeeper/config in an ensemble (ZKDatabase.initConfigInZKDatabase, QuorumMaj.toString): each server writes its members
// there by itself, with no transaction, when it begins with an empty disk and whenever a leader brings it up to date ([Q34]), and
// when it takes up another configuration ([Q42]).
import { wallTimeMs } from '../clock.ts';
import { serverNumber, type ServerId } from '../../model/ids.ts';
import { configText, type Member, type QuorumConfig } from '../../model/quorumConfig.ts';
import { CONFIG_NODE } from '../initialTree.ts';
import type { ServerState } from '../serverState.ts';
import type { ServerStep } from '../serverStep.ts';
import { fireWatches } from '../treeEvents.ts';
import type { PeerState } from './peerState.ts';
import { peerOf } from './quorumVerifier.ts';

export function writeConfig(step: ServerStep): void {
  const { self, outbox } = step;
  const node = self.nodes.get(CONFIG_NODE);
  if (node === undefined) return;
  const data = membersText(self);
  const mtimeMs = wallTimeMs(self.clock.value, outbox.nowMs);
  const mzxid = peerOf(self).config?.version ?? 0;
  self.nodes.set(CONFIG_NODE, { ...node, data, dataLength: data.length, version: -1, mzxid, mtimeMs });
  const { approximateDataSize } = self.vars.value;
  self.vars.update({ approximateDataSize: approximateDataSize + data.length - node.dataLength });
  fireWatches(step, [{ type: 'dataSet', path: CONFIG_NODE, acl: node.acl, parentAcl: [] }]);
}

/** All members by number, and the version. */
export function membersText(self: ServerState): string {
  const peer = peerOf(self);
  return configText(peer.config ?? firstConfig(peer));
}

/** What servers' own files say. The model has no addresses: each server stands for two ports of one machine. */
export function firstConfig({ voters, observers }: Pick<PeerState, 'voters' | 'observers'>): QuorumConfig {
  const members = [
    ...voters.map((id) => firstMember(id, 'participant')),
    ...observers.map((id) => firstMember(id, 'observer')),
  ];
  return { version: 0, members: members.toSorted((a, b) => serverNumber(a.id) - serverNumber(b.id)) };
}

function firstMember(id: ServerId, type: Member['type']): Member {
  const number = serverNumber(id);
  return { id, type, address: `127.0.0.1:${quorumPort(number)}:${electionPort(number)}`, client: null };
}

export function quorumPort(server: number): number {
  return 28_880 + server;
}

export function electionPort(server: number): number {
  return 38_880 + server;
}
