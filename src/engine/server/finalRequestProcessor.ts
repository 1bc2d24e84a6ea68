// The last processor (org.apache.zookeeper.server.FinalRequestProcessor): applies a transaction or evaluates a read in one
// step and answers in the next. Nothing else is handled between the two, so a client's events come before its answer.
import { NO_ZXID } from '../model/zxid.ts';
import { applyWrite } from './applyWrite.ts';
import { processPacket } from './clientPackets.ts';
import { copyConnection } from './copies.ts';
import { finishSessionInit } from './connectRequest.ts';
import { withLatency } from './latency.ts';
import { operationName } from './operationNames.ts';
import { isAccepted } from './authPacket.ts';
import { meaningOf } from './rawRequest.ts';
import { applyLocalSession } from './quorum/localSessions.ts';
import { evaluateRead } from './reads.ts';
import { closeConnection, type CloseCause } from './serverCnxn.ts';
import { sendOver } from './send.ts';
import { snapshotAfterApply } from './syncRequestProcessor.ts';
import type { OwedAnswer, ServerConnection } from './serverState.ts';
import type { QueuedRequest } from './queuedRequest.ts';
import type { ServerStep } from './serverStep.ts';

export function finishNext(step: ServerStep): void {
  const owed = step.self.owed.value;
  if (owed !== null) return answer(step, owed);
  const request = step.self.finalQueue.shift();
  if (request === undefined) return;
  step.outbox.resumeCauses(request.causes);
  if (request.request.op === 'ping') return answerPing(step, request);
  const due = request.txn === null ? withoutTxn(step, request) : applyWrite(step, request, request.txn);
  if (request.txn !== null) snapshotAfterApply(step);
  if (due.kind === 'nothing' || request.link === null || !step.self.connections.has(request.link)) return;
  step.self.owed.value = due;
  step.outbox.schedule({ type: 'final' }, 0);
}

/** A read; or a local session that begins or ends. */
function withoutTxn(step: ServerStep, request: QueuedRequest): OwedAnswer {
  const { op } = request.request;
  if (op === 'createSession' || op === 'closeSession') return applyLocalSession(step, request);
  return readOf(step, request);
}

function readOf(step: ServerStep, request: QueuedRequest): OwedAnswer {
  const { self, outbox } = step;
  const { causes } = outbox;
  const { err, body } = request.err === 'Ok' ? evaluateRead(step, request) : { err: request.err, body: {} };
  const zxid = headerZxid(request) ?? self.vars.value.lastProcessedZxid;
  return {
    request,
    err,
    body,
    zxid,
    kind: closeCauseOf(request) === null ? 'reply' : 'replyAndClose',
    causes,
  };
}

/** A read's answer carries the last zxid applied; some packets are answered without a look at the tree ([Z11]). */
function headerZxid({ request }: QueuedRequest): number | null {
  if (request.op === 'auth') return 0;
  if (request.op !== 'raw') return null;
  const meaning = meaningOf(request.type, request.path).kind;
  if (meaning === 'ignoredSasl') return 0;
  return meaning === 'unknownType' ? NO_ZXID : null;
}

/** Why the connection ends with this answer; null if it does not. */
function closeCauseOf({ request }: QueuedRequest): CloseCause | null {
  if (request.op === 'closeSession') return 'sessionClosed';
  if (request.op === 'auth') return isAccepted(request) ? null : 'authFailed';
  if (request.op !== 'raw') return null;
  return meaningOf(request.type, request.path).kind === 'unknownType' ? 'unimplemented' : null;
}

function answerPing(step: ServerStep, request: QueuedRequest): void {
  const connection = request.link === null ? undefined : step.self.connections.get(request.link);
  if (connection === undefined) return;
  const zxid = step.self.vars.value.lastProcessedZxid;
  sendOver(step, counted(step, connection, request), { kind: 'pong', zxid }, 'background');
}

function answer(step: ServerStep, owed: OwedAnswer): void {
  const { self } = step;
  self.owed.value = null;
  step.outbox.resumeCauses(owed.causes);
  const { request } = owed;
  const connection = request.link === null ? undefined : self.connections.get(request.link);
  if (connection === undefined) return;
  const answered = counted(step, connection, request);
  if (owed.kind === 'connected') return answerConnect(step, answered);
  if (owed.kind === 'closeOnly') return closeConnection(step, connection.link, 'sessionMoved');
  reply(step, answered, owed);
  const why = closeCauseOf(request);
  if (owed.kind === 'replyAndClose' && why !== null) closeConnection(step, connection.link, why);
}

function reply(
  step: ServerStep,
  connection: ServerConnection,
  { request, err, zxid, body }: OwedAnswer,
): void {
  const { op } = request.request;
  if (op === 'createSession' || op === 'deleteContainer' || op === 'ping' || op === 'learned') return;
  const { xid } = request;
  step.outbox.record({ kind: 'reply.sent', link: connection.link, xid, op, zxid, err });
  sendOver(step, connection, { kind: 'reply', xid, op, zxid, err, body });
}

/** What the client sent in the meantime is read now. */
function answerConnect(step: ServerStep, answered: ServerConnection): void {
  const { link } = answered;
  step.self.connections.set(link, answered);
  for (const message of finishSessionInit(step, link)) {
    const connection = step.self.connections.get(link);
    if (connection !== undefined) processPacket(step, connection, message);
  }
}

/** The connection after an answer, for `cons` and `stat` (ServerCnxn.updateStatsForResponse). */
function counted(
  { self, outbox }: ServerStep,
  connection: ServerConnection,
  request: QueuedRequest,
): ServerConnection {
  const latencyMs = outbox.nowMs - request.receivedAtMs;
  self.latency.value = withLatency(self.latency.value, latencyMs);
  const answered = copyConnection(connection);
  answered.lastOp = operationName(request.request.op);
  if (request.xid >= 0) answered.lastXid = request.xid;
  answered.lastZxid = self.vars.value.lastProcessedZxid;
  answered.lastResponseAtMs = outbox.nowMs;
  answered.lastLatencyMs = latencyMs;
  answered.latency = withLatency(connection.latency, latencyMs);
  return answered;
}
