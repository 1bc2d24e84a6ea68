// The server's end of a connection (org.apache.zookeeper.server.NIOServerCnxn). It comes into being with the first message,
// not with the TCP handshake, and every client's address is 127.0.0.1.
import type { LinkId } from '../model/ids.ts';
import { NO_ZXID } from '../model/zxid.ts';
import type { RecordOf } from '../trace/record.ts';
import { NO_LATENCY } from './latency.ts';
import type { ServerConnection } from './serverState.ts';
import type { ServerStep } from './serverStep.ts';
import { forgetWatcher } from './watchManager.ts';

export type CloseCause = RecordOf<'connection.closed'>['why'];

export const CLIENT_ADDRESS = '127.0.0.1';

/** A connection whose connect request is being taken up. */
export function newConnection(link: LinkId, nowMs: number, timeoutMs: number): ServerConnection {
  return {
    link,
    sessionId: '0x0',
    state: 'connecting',
    timeoutMs,
    saysReadOnly: true,
    authIds: [{ scheme: 'ip', id: CLIENT_ADDRESS }],
    nullPathWatches: null,
    openedAtMs: nowMs,
    received: 1,
    sent: 0,
    unread: [],
    lastOp: 'NA',
    lastXid: -1,
    lastZxid: NO_ZXID,
    lastHeardAtMs: nowMs,
    lastResponseAtMs: 0,
    lastLatencyMs: 0,
    latency: NO_LATENCY,
  };
}

/** Ends a connection: its watches are forgotten at once, its session lives on ([W18], [S8]). */
export function closeConnection(step: ServerStep, link: LinkId, why: CloseCause): void {
  const { self, outbox } = step;
  const connection = self.connections.get(link);
  if (connection === undefined) return;
  self.connections.delete(link);
  forgetWatcher(self, link);
  const session = self.sessions.get(connection.sessionId);
  if (session?.link === link) self.sessions.set(session.id, { ...session, link: null });
  outbox.record({ kind: 'connection.closed', link, why });
  outbox.close(link);
}

/** Connections have a queue of their own, in buckets of ten seconds; sessions always end before them. */
export function connectionEnd({ lastHeardAtMs, lastResponseAtMs, timeoutMs }: ServerConnection): number {
  return bucketAfter(Math.max(lastHeardAtMs, lastResponseAtMs) + timeoutMs);
}

/** Of a connection without a session that is opened now (zookeeper.nio.sessionlessCnxnTimeout). */
export function endOfSessionless(nowMs: number): number {
  return bucketAfter(nowMs + SESSIONLESS_MS);
}

function bucketAfter(ms: number): number {
  return (Math.floor(ms / BUCKET_MS) + 1) * BUCKET_MS;
}

const SESSIONLESS_MS = 10_000;

const BUCKET_MS = 10_000;
