// /zookeeper/config in an ensemble (ZKDatabase.initConfigInZKDatabase, QuorumMaj.toString): each server writes its members
// there by itself, with no transaction, when it begins with an empty disk and whenever a leader brings it up to date ([Q34]).
import { wallTimeMs } from '../clock.ts';
import { serverNumber } from '../../model/ids.ts';
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
export function membersText(self: ServerState): string {
  const { voters, observers } = peerOf(self);
  const members = [
    ...voters.map((id) => ({ number: serverNumber(id), type: 'participant' })),
    ...observers.map((id) => ({ number: serverNumber(id), type: 'observer' })),
  ].toSorted((a, b) => a.number - b.number);
  const lines = members.map(
    ({ number, type }) =>
      `server.${number}=127.0.0.1:${quorumPort(number)}:${electionPort(number)}:${type}\n`,
  );
  return `${lines.join('')}version=0`;
}

export function quorumPort(server: number): number {
  return 28_880 + server;
}

export function electionPort(server: number): number {
  return 38_880 + server;
}
