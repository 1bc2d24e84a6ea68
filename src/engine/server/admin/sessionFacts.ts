// Connections, sessions and watches, as the AdminServer has them.
import type { LinkId } from '../../model/ids.ts';
import { zxidText } from '../../model/zxid.ts';
import { queuedOf } from '../fourLetter/connections.ts';
import { averageText } from '../latency.ts';
import type { ServerConnection } from '../serverState.ts';
import { JavaDouble, type AdminRecord, type AdminValue } from './adminValue.ts';
import { sessionNumber, type AdminView } from './adminView.ts';

export function connectionFacts(view: AdminView, how: 'brief' | 'full'): AdminRecord {
  const connections = [...view.self.connections.values()].map((connection) => ({
    ...inBrief(view, connection),
    ...(how === 'full' ? inFull(view, connection) : {}),
  }));
  return { connections, secure_connections: [] };
}

function inBrief(
  { self, addressOf }: AdminView,
  { link, state, received, sent }: ServerConnection,
): AdminRecord {
  return {
    remote_socket_address: addressOf(link),
    interest_ops: state === 'established' ? 1 : 0,
    outstanding_requests: queuedOf(self, link),
    packets_received: received,
    packets_sent: sent,
  };
}

function inFull({ config }: AdminView, connection: ServerConnection): AdminRecord {
  const {
    sessionId,
    lastOp,
    openedAtMs,
    timeoutMs,
    lastXid,
    lastZxid,
    lastResponseAtMs,
    lastLatencyMs,
    latency,
  } = connection;
  return {
    session_id: sessionNumber(sessionId),
    last_operation: lastOp,
    established: (config.epochMs ?? 0) + openedAtMs,
    session_timeout: timeoutMs,
    last_cxid: lastXid,
    last_zxid: BigInt.asIntN(64, BigInt(zxidText(lastZxid))),
    last_response_time: lastResponseAtMs === 0 ? 0 : lastResponseAtMs + (config.uptimeMs ?? 0),
    last_latency: lastLatencyMs,
    min_latency: latency.minMs,
    avg_latency: latency.count === 0 ? 0 : Math.floor(latency.totalMs / latency.count),
    max_latency: latency.maxMs,
  };
}

/** By the time since the machine began; a learner does not know when sessions end. */
export function dumpFacts({ self, config }: AdminView): AdminRecord {
  const { uptimeMs = 0 } = config;
  const peer = self.peer.value;
  const known = [...self.sessions.values()].filter(
    ({ scope }) => peer === null || peer.role === 'LEADING' || scope === 'local',
  );
  const buckets = new Map<string, AdminValue[]>();
  for (const { id, expiresAtMs } of known.toSorted((a, b) => a.expiresAtMs - b.expiresAtMs)) {
    const at = String(uptimeMs + expiresAtMs);
    buckets.set(at, [...(buckets.get(at) ?? []), sessionNumber(id)]);
  }
  return {
    expiry_time_to_session_ids: Object.fromEntries(buckets),
    session_id_to_ephemeral_paths: Object.fromEntries(
      [...self.ephemerals.entries()].map(([id, paths]) => [String(sessionNumber(id)), [...paths]]),
    ),
  };
}

/** Those of the data table only ([W20]). */
export function watchSummary({ self }: AdminView): AdminRecord {
  let total = 0;
  for (const paths of self.dataWatchPaths.values()) total += paths.length;
  return {
    num_connections: self.dataWatchPaths.size,
    num_paths: self.dataWatches.size,
    num_total_watches: total,
  };
}

export function watchesBySession(view: AdminView): AdminRecord {
  const entries = [...view.self.dataWatchPaths.entries()].map(
    ([link, paths]) => [String(sessionAt(view, link)), [...paths]] as const,
  );
  return { session_id_to_watched_paths: Object.fromEntries(entries) };
}

export function watchesByPath(view: AdminView): AdminRecord {
  const entries = [...view.self.dataWatches.entries()].map(
    ([path, watches]) => [path, watches.map(({ link }) => sessionAt(view, link))] as const,
  );
  return { path_to_session_ids: Object.fromEntries(entries) };
}

function sessionAt({ self }: AdminView, link: LinkId): bigint {
  return sessionNumber(self.connections.get(link)?.sessionId ?? '0x0');
}

export function averageLatency({ self }: AdminView): JavaDouble {
  return new JavaDouble(averageText(self.latency.value));
}
