// A line for each connection (ServerCnxn.dumpConnectionInfo): `cons` in full, `stat` in brief.
import { hashString } from '../../kernel/rng.ts';
import type { LinkId } from '../../model/ids.ts';
import { NO_ZXID, zxidText } from '../../model/zxid.ts';
import { NO_LATENCY } from '../latency.ts';
import { CLIENT_ADDRESS } from '../serverCnxn.ts';
import type { ServerConnection, ServerState } from '../serverState.ts';
import type { ServerStep } from '../serverStep.ts';
import { lines } from './server.ts';

export function connectionsText({ self, config }: ServerStep, how: 'brief' | 'full'): string {
  const { epochMs = 0 } = config;
  const known = [...self.connections.values()].map((connection) =>
    lineOf(self, connection, how === 'full' ? sessionPart(connection, epochMs) : ''),
  );
  return lines([...known, ` ${ASKING_ADDRESS}[0](queued=0,recved=1,sent=0)`]);
}

export function resetConnectionStats({ self }: ServerStep): string {
  const connections = [...self.connections.values()];
  for (const connection of connections) {
    self.connections.set(connection.link, { ...connection, ...NOTHING_COUNTED });
  }
  return 'Connection stats reset.\n';
}

/** `/127.0.0.1:40123`: the port stands for the connection, the model has none. */
export function addressOf(link: LinkId): string {
  return `/${CLIENT_ADDRESS}:${40_000 + (hashString(link) % 20_000)}`;
}

/** Of the connection over which a word is asked. */
export const ASKING_ADDRESS = `/${CLIENT_ADDRESS}:39999`;

const NOTHING_COUNTED = {
  received: 0,
  sent: 0,
  lastOp: 'NA',
  lastXid: -1,
  lastZxid: NO_ZXID,
  lastResponseAtMs: 0,
  lastLatencyMs: 0,
  latency: NO_LATENCY,
} as const;

function lineOf(self: ServerState, connection: ServerConnection, session: string): string {
  const { link, state, received, sent } = connection;
  const interest = state === 'established' ? 1 : 0;
  const counts = `queued=${queuedOf(self, link)},recved=${received},sent=${sent}`;
  return ` ${addressOf(link)}[${interest}](${counts}${session})`;
}

function sessionPart(connection: ServerConnection, epochMs: number): string {
  if (connection.sessionId === '0x0') return '';
  const { sessionId, lastOp, openedAtMs, timeoutMs, lastXid, lastZxid, lastLatencyMs, latency } = connection;
  const cxid = lastXid < 0 ? '' : `,lcxid=0x${lastXid.toString(16)}`;
  const average = latency.count === 0 ? 0 : Math.floor(latency.totalMs / latency.count);
  return (
    `,sid=${sessionId},lop=${lastOp},est=${epochMs + openedAtMs},to=${timeoutMs}${cxid},lzxid=${zxidText(lastZxid)}` +
    `,lresp=${connection.lastResponseAtMs},llat=${lastLatencyMs}` +
    `,minlat=${latency.minMs},avglat=${average},maxlat=${latency.maxMs}`
  );
}

export function queuedOf(self: ServerState, link: LinkId): number {
  let count = self.owed.value?.request.link === link ? 1 : 0;
  for (const queue of [self.prepQueue, self.syncQueue, self.finalQueue]) {
    for (const request of queue.toArray()) if (request.link === link) count++;
  }
  return count;
}
