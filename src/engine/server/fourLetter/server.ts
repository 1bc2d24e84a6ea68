// What `srvr` says of a server (org.apache.zookeeper.server.command.StatCommand, ServerStats.toString).
import { zxidText } from '../../model/zxid.ts';
import { ALIASES_OF_ROOT } from '../initialTree.ts';
import { averageText, NO_LATENCY } from '../latency.ts';
import type { ServerState } from '../serverState.ts';
import type { ServerStep } from '../serverStep.ts';

export const VERSION = '3.8.0-5a02a05eddb59aee6ac762f7ea82e92a68eb9c0f, built on 2022-02-25 08:49 UTC';
export const VERSION_LINE = `Zookeeper version: ${VERSION}`;

export function serverText({ self }: ServerStep): string {
  const { packetsReceived, packetsSent, lastProcessedZxid } = self.vars.value;
  const latency = self.latency.value;
  return lines([
    `Latency min/avg/max: ${latency.minMs}/${averageText(latency)}/${latency.maxMs}`,
    `Received: ${packetsReceived}`,
    `Sent: ${packetsSent}`,
    `Connections: ${connectionCount(self)}`,
    `Outstanding: ${outstandingCount(self)}`,
    `Zxid: ${zxidText(lastProcessedZxid)}`,
    `Mode: ${modeOf(self)}`,
    `Node count: ${nodeCount(self)}`,
    ...(modeOf(self) === 'leader' ? ['Proposal sizes last/min/max: -1/-1/-1'] : []),
  ]);
}

export function resetServerStats({ self }: ServerStep): string {
  self.latency.value = NO_LATENCY;
  self.vars.update({ packetsReceived: 0, packetsSent: 0 });
  return 'Server stats reset.\n';
}

/** ServerStats.getServerState */
export function modeOf({ peer, vars }: ServerState): string {
  if (peer.value === null) return 'standalone';
  if (vars.value.state === 'readOnly') return 'read-only';
  return MODES[peer.value.role];
}

const MODES = { LOOKING: 'none', FOLLOWING: 'follower', LEADING: 'leader', OBSERVING: 'observer' } as const;

/** The asking connection is one of them. */
export function connectionCount(self: ServerState): number {
  return self.connections.size + 1;
}

/** Requests of clients that are in the processors. */
export function outstandingCount(self: ServerState): number {
  const queued = self.prepQueue.size + self.syncQueue.size + self.finalQueue.size;
  return queued + (self.owed.value === null ? 0 : 1);
}

export function nodeCount(self: ServerState): number {
  return self.nodes.size + ALIASES_OF_ROOT;
}

/** Each line with its end. */
export function lines(texts: readonly string[]): string {
  return texts.map((text) => `${text}\n`).join('');
}
