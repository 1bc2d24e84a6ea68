// The last processor (org.apache.zookeeper.server.FinalRequestProcessor): applies a transaction or evaluates a read in one
// step and answers in the next. Nothing else is handled between the two, so a client's events come before its answer.
import type { LinkId } from '../model/ids.ts';
import type { ServerMessage } from '../model/message.ts';
import { NO_ZXID } from '../model/zxid.ts';
import { applyWrite } from './applyWrite.ts';
import { isKnownScheme } from './authPacket.ts';
import { processPacket } from './clientPackets.ts';
import { finishSessionInit } from './connectRequest.ts';
import { withLatency } from './latency.ts';
import { operationName } from './operationNames.ts';
import { meaningOf } from './rawRequest.ts';
import { evaluateRead } from './reads.ts';
import { closeConnection, type CloseCause } from './serverCnxn.ts';
import { sendTo } from './send.ts';
import type { OwedAnswer, QueuedRequest, ServerConnection } from './serverState.ts';
import type { ServerStep } from './serverStep.ts';

export function finishNext(step: ServerStep): void {
  const owed = step.self.owed.value;
  if (owed !== null) return answer(step, owed);
  const request = step.self.finalQueue.shift();
  if (request === undefined) return;
  step.outbox.resumeCauses(request.causes);
  if (request.request.op === 'ping') return answerPing(step, request);
  const due = request.txn === null ? readOf(step, request) : applyWrite(step, request, request.txn);
  if (due.kind === 'nothing' || request.link === null || !step.self.connections.has(request.link)) return;
  step.self.owed.value = due;
  step.outbox.schedule({ type: 'final' }, 0);
}

function readOf(step: ServerStep, request: QueuedRequest): OwedAnswer {
  const { self, outbox } = step;
  const { causes } = outbox;
  const { err, body } = request.err === 'Ok' ? evaluateRead(step, request) : { err: request.err, body: {} };
  const zxid = headerZxid(request) ?? self.vars.value.lastProcessedZxid;
  return { request, err, body, zxid, kind: closeCauseOf(request) === null ? 'reply' : 'replyAndClose', causes };
}

/** A read's answer carries the last zxid applied; some packets are answered without a look at the tree ([Z:header]). */
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
  if (request.op === 'auth') return isKnownScheme(request.scheme) ? null : 'authFailed';
  if (request.op !== 'raw') return null;
  return meaningOf(request.type, request.path).kind === 'unknownType' ? 'unimplemented' : null;
}

function answerPing(step: ServerStep, request: QueuedRequest): void {
  if (request.link === null) return;
  countAnswer(step, request.link, request);
  const zxid = step.self.vars.value.lastProcessedZxid;
  sendTo(step, request.link, { kind: 'pong', zxid }, 'background');
}

function answer(step: ServerStep, owed: OwedAnswer): void {
  step.self.owed.value = null;
  step.outbox.resumeCauses(owed.causes);
  const { link } = owed.request;
  if (link === null || !step.self.connections.has(link)) return;
  countAnswer(step, link, owed.request);
  if (owed.kind === 'connected') return answerConnect(step, link);
  reply(step, link, owed);
  const why = closeCauseOf(owed.request);
  if (owed.kind === 'replyAndClose' && why !== null) closeConnection(step, link, why);
}

function reply(step: ServerStep, link: LinkId, { request, err, zxid, body }: OwedAnswer): void {
  const { op } = request.request;
  if (op === 'createSession' || op === 'deleteContainer' || op === 'ping') return;
  const { xid } = request;
  const message: ServerMessage = { kind: 'reply', xid, op, zxid, err, body };
  step.outbox.record({ kind: 'reply.sent', link, xid, op, zxid, err });
  sendTo(step, link, message);
}

/** What the client sent in the meantime is read now. */
function answerConnect(step: ServerStep, link: LinkId): void {
  for (const message of finishSessionInit(step, link)) {
    const connection = step.self.connections.get(link);
    if (connection !== undefined) processPacket(step, connection, message);
  }
}

/** ServerCnxn.updateStatsForResponse: what `cons` and `stat` tell. */
function countAnswer({ self, outbox }: ServerStep, link: LinkId, request: QueuedRequest): void {
  const connection = self.connections.get(link);
  if (connection === undefined) return;
  const latencyMs = outbox.nowMs - request.receivedAtMs;
  const answered: ServerConnection = {
    ...connection,
    lastOp: operationName(request.request.op),
    lastXid: request.xid >= 0 ? request.xid : connection.lastXid,
    lastZxid: self.vars.value.lastProcessedZxid,
    lastResponseAtMs: outbox.nowMs,
    lastLatencyMs: latencyMs,
    latency: withLatency(connection.latency, latencyMs),
  };
  self.connections.set(link, answered);
  self.latency.value = withLatency(self.latency.value, latencyMs);
}
