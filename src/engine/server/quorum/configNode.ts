// /zookeeper/config in an ensemble (ZKDatabase.initConfigInZKDatabase, QuorumMaj.toString): each server writes its members
// there by itself, with no transaction, when it begins with an empty disk and whenever a leader brings it up to date ([Q34]).
import { wallTimeMs } from '../clock.ts';
import { CONFIG_NODE } from '../initialTree.ts';
import type { ServerState } from '../serverState.ts';
import type { ServerStep } from '../serverStep.ts';
import { peerOf } from './quorumVerifier.ts';

export function writeConfig({ self, outbox }: ServerStep): void {
  const node = self.nodes.get(CONFIG_NODE);
  if (node === undefined) return;
  const data = membersText(self);
  const mtimeMs = wallTimeMs(self.clock.value, outbox.nowMs);
  self.nodes.set(CONFIG_NODE, { ...node, data, dataLength: data.length, version: -1, mzxid: 0, mtimeMs });
  const { approximateDataSize } = self.vars.value;
  self.vars.update({ approximateDataSize: approximateDataSize + data.length - node.dataLength });
}

/** All members by number. The model has no addresses: each server stands for two ports of one machine. */
function membersText(self: ServerState): string {
  const { voters, observers } = peerOf(self);
  const members = [
    ...voters.map((id) => ({ number: numberOf(id), type: 'participant' })),
    ...observers.map((id) => ({ number: numberOf(id), type: 'observer' })),
  ].toSorted((a, b) => a.number - b.number);
  const lines = members.map(
    ({ number, type }) => `server.${number}=127.0.0.1:${28_880 + number}:${38_880 + number}:${type}\n`,
  );
  return `${lines.join('')}version=0`;
}

function numberOf(id: string): number {
  return Number(id.slice('server:'.length));
}
