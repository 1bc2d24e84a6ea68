// Keeps each session's requests in order while a write of it is not committed (org.apache.zookeeper.server.quorum
// .CommitProcessor): other sessions' reads go on.
import type { SessionId } from '../../model/ids.ts';
import type { Txn } from '../../model/txn.ts';
import { copyRequest } from '../copies.ts';
import { passToFinal } from '../lanes.ts';
import { meaningOf } from '../rawRequest.ts';
import type { ServerState } from '../serverState.ts';
import type { QueuedRequest } from '../queuedRequest.ts';
import type { ServerStep } from '../serverStep.ts';
import { peerOf } from './quorumVerifier.ts';
import { rememberCommitted } from './zkDatabase.ts';
import { errOf } from '../txnType.ts';

/** A request of one of this server's clients: it goes on at once, or waits for its commit or for that of one before it. */
export function enterCommitProcessor(step: ServerStep, request: QueuedRequest): void {
  const { awaitingCommit } = step.self;
  const waiting = awaitingCommit.get(request.sessionId);
  if (waiting !== undefined) awaitingCommit.set(request.sessionId, [...waiting, request]);
  else if (needsCommit(step.self, request)) awaitingCommit.set(request.sessionId, [request]);
  else passToFinal(step, request);
}

/** A transaction is committed: the request that waits for it goes on with it. */
export function commitTxn(step: ServerStep, txn: Txn, xid: number, prepared: QueuedRequest | null): void {
  const { self, outbox } = step;
  rememberCommitted(self, txn);
  const waiting = self.awaitingCommit.get(txn.session);
  const first = waiting?.[0];
  const isOwn = first !== undefined && isRequestOf(first, txn, xid);
  const request = copyRequest(isOwn ? first : (prepared ?? learnedRequest(step, txn, xid)));
  request.txn = txn;
  // The server that refused to make a session global knows why; to the leader it was a session that is gone ([Q27]).
  if (request.err === 'Ok' || txn.body.type !== 'error') request.err = errOf(txn.body);
  if (prepared !== null) request.changedPaths = prepared.changedPaths;
  request.causes = outbox.causes;
  passToFinal(step, request);
  if (isOwn) releaseBehind(step, txn.session, waiting ?? []);
}

/** The leader has answered a sync ([Q24]). */
export function commitSync(step: ServerStep, session: SessionId, xid: number): void {
  const waiting = step.self.awaitingCommit.get(session);
  const first = waiting?.[0];
  if (waiting === undefined || first === undefined || first.xid !== xid) return;
  const request = copyRequest(first);
  request.causes = step.outbox.causes;
  passToFinal(step, request);
  releaseBehind(step, session, waiting);
}

/** Whether only the leader can say when it may be applied. A leader's own sync is a read to it. */
export function needsCommit(self: ServerState, queued: QueuedRequest): boolean {
  const { request } = queued;
  if (isOfLocalSession(self, queued)) return false;
  if (request.op === 'sync') return peerOf(self).role !== 'LEADING';
  return isWrite(request);
}

/** Whether a request takes a zxid. */
export function isWrite(request: QueuedRequest['request']): boolean {
  if (request.op === 'raw') {
    const { kind } = meaningOf(request.type, request.path);
    return kind === 'failingWrite' || kind === 'strayCreateSession';
  }
  return WRITES.has(request.op);
}

const WRITES: ReadonlySet<string> = new Set([
  'create',
  'create1',
  'delete',
  'deleteContainer',
  'setData',
  'setACL',
  'check',
  'multi',
  'reconfig',
  'createSession',
  'closeSession',
]);

/** Whether it opens or closes a session that only this server knows. */
export function isOfLocalSession(self: ServerState, { request, sessionId }: QueuedRequest): boolean {
  if (request.op !== 'createSession' && request.op !== 'closeSession') return false;
  return self.sessions.get(sessionId)?.scope === 'local';
}

/**
 * Whether a transaction is what a waiting request has become. The leader has given the request its transaction; a learner
 * goes by the xid. The end of a session that expires has none of its own and comes with 0.
 */
function isRequestOf({ txn: prepared, xid: waitingXid, request }: QueuedRequest, txn: Txn, xid: number) {
  if (prepared !== null) return prepared.zxid === txn.zxid;
  if (waitingXid !== xid || request.op === 'sync') return false;
  return request.op === 'closeSession' || txn.body.type !== 'closeSession';
}

function releaseBehind(step: ServerStep, session: SessionId, waiting: readonly QueuedRequest[]): void {
  const { self } = step;
  let at = 1;
  for (; at < waiting.length; at++) {
    const next = waiting[at];
    if (next === undefined || needsCommit(self, next)) break;
    passToFinal(step, next);
  }
  if (at >= waiting.length) self.awaitingCommit.delete(session);
  else self.awaitingCommit.set(session, waiting.slice(at));
}

/** What a server makes of a transaction that no client of its own has asked for. */
export function learnedRequest({ outbox }: ServerStep, txn: Txn, xid: number): QueuedRequest {
  return {
    link: null,
    owner: null,
    sessionId: txn.session,
    xid,
    request: { op: 'learned' },
    authIds: [],
    receivedAtMs: outbox.nowMs,
    txn,
    err: 'Ok',
    changedPaths: [],
    causes: outbox.causes,
  };
}
