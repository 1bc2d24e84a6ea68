// A server that has found no leader for a while may serve reads to clients that put up with it
// (org.apache.zookeeper.server.quorum.ReadOnlyZooKeeperServer and ReadOnlyRequestProcessor).
import { listed } from '../../kernel/table.ts';
import type { LinkId } from '../../model/ids.ts';
import { byClock } from '../clock.ts';
import { passToFinal } from '../lanes.ts';
import { sendTo } from '../send.ts';
import { closeConnection, connectionEnd } from '../serverCnxn.ts';
import type { QueuedRequest } from '../queuedRequest.ts';
import type { ServerStep } from '../serverStep.ts';
import { createSessionTracker } from '../sessionTracker.ts';
import { clearWork } from '../shutdown.ts';
import { isWrite } from './commitProcessor.ts';
import { peerOf } from './quorumVerifier.ts';

/** How long a leader is looked for before reads are served without one. */
export function readOnlyDelayMs({ self, config }: ServerStep): number {
  return byClock(self, Math.max(2000, config.tickTimeMs));
}

export function startReadOnly(step: ServerStep, round: number): void {
  const { self, outbox } = step;
  const peer = peerOf(self);
  if (peer.role !== 'LOOKING' || peer.round < round || self.vars.value.state !== 'notServing') return;
  self.vars.update({ state: 'readOnly' });
  createSessionTracker(step);
  outbox.record({ kind: 'server.readOnly' });
}

/** A leader is found: clients that were served without one are cut off. */
export function stopReadOnly(step: ServerStep): void {
  const { self } = step;
  if (self.vars.value.state !== 'readOnly') return;
  for (const link of listed(self.connections.keys())) closeConnection(step, link, 'serverStopped');
  const { progress } = self;
  const before = progress.value;
  clearWork(self);
  progress.value = before;
  for (const session of listed(self.sessions.values()))
    if (session.scope === 'local' || session.commit === 'pending') self.sessions.delete(session.id);
  self.vars.update({ state: 'notServing', nextExpiryAtMs: null });
}

/** What would change anything, or needs a leader, is refused ([Q26]). */
export function takeReadOnlyRequest(step: ServerStep, request: QueuedRequest): void {
  const { self, outbox } = step;
  const { op } = request.request;
  const isLocal = self.sessions.get(request.sessionId)?.scope === 'local';
  const isOfSession = op === 'createSession' || op === 'closeSession';
  if (isOfSession ? isLocal : op !== 'sync' && !isWrite(request.request)) return passToFinal(step, request);
  if (request.link === null) return;
  if (op === 'createSession') return refuseSession(step, request.link);
  if (op === 'deleteContainer' || op === 'ping' || op === 'learned') return;
  const zxid = self.vars.value.lastProcessedZxid;
  const { link, xid } = request;
  outbox.record({ kind: 'reply.sent', link, xid, op, zxid, err: 'NotReadOnly' });
  sendTo(step, link, { kind: 'reply', xid, op, zxid, err: 'NotReadOnly', body: {} });
}

/**
 * A session would have to be known to all servers: the connect request is answered by a bare header. The server waits for a
 * session that does not come before it reads on, so it does not even see the connection end: that stays until it has been
 * silent for the timeout ([Q38]).
 */
function refuseSession(step: ServerStep, link: LinkId): void {
  const { self, outbox } = step;
  const connection = self.connections.get(link);
  if (connection === undefined) return;
  sendTo(step, link, { kind: 'connectError', err: 'NotReadOnly' });
  self.sessions.delete(connection.sessionId);
  outbox.schedule({ type: 'dropRefused', link }, connectionEnd(connection) - outbox.nowMs, 'background');
}
