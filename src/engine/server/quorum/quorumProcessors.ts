// The request processors only an ensemble has: FollowerRequestProcessor and ObserverRequestProcessor, ProposalRequestProcessor,
// AckRequestProcessor and SendAckRequestProcessor. Which one runs in a lane depends on the server's role.
import type { ForwardedRequest } from '../../model/quorumPacket.ts';
import { counterOf, LAST_COUNTER } from '../../model/zxid.ts';
import { prepare } from '../prepRequestProcessor.ts';
import type { QueuedRequest } from '../queuedRequest.ts';
import type { ServerStep } from '../serverStep.ts';
import { setOwner, trackSession } from '../sessionTracker.ts';
import { enterCommitProcessor, isOfLocalSession, isWrite, needsCommit } from './commitProcessor.ts';
import { processAck, processSync, propose } from './proposals.ts';
import { concludeLogging } from './learner.ts';
import { leaveRole } from './leaveRole.ts';
import { withUpgrade } from './localSessions.ts';
import { peerOf } from './quorumVerifier.ts';
import { takeReadOnlyRequest } from './readOnly.ts';
import { appendToLog } from './zkDatabase.ts';

/** The first lane: a leader prepares and proposes, a learner sends writes on to its leader. */
export function takeNextRequest(step: ServerStep): void {
  const { self, outbox } = step;
  const request = self.prepQueue.shift();
  if (request === undefined) return;
  outbox.resumeCauses(request.causes);
  const { role } = peerOf(self);
  if (self.vars.value.state === 'readOnly') return takeReadOnlyRequest(step, request);
  for (const next of withUpgrade(step, request)) {
    if (role === 'LEADING') prepareAndPropose(step, next);
    else forward(step, next);
  }
}

/** The second lane: what is logged is acknowledged, at the leader to itself. */
export function logNextProposal(step: ServerStep): void {
  const { self, outbox } = step;
  const request = self.syncQueue.shift();
  if (request === undefined || request.txn === null) return;
  outbox.resumeCauses(request.causes);
  appendToLog(step, request.txn);
  if (concludeLogging(step)) return;
  const { role, leaderLink } = peerOf(self);
  const { zxid } = request.txn;
  if (role === 'LEADING') processAck(step, self.vars.value.id, zxid);
  else if (role === 'FOLLOWING' && leaderLink !== null) outbox.send(leaderLink, { kind: 'ACK', zxid });
}

function prepareAndPropose(step: ServerStep, request: QueuedRequest): void {
  const { self } = step;
  const { id } = self.vars.value;
  const isOwn = request.owner === null || request.owner === id;
  if (request.request.op === 'sync' && !isOwn) return answerSync(step, request);
  if (isOfLocalSession(self, request)) return enterCommitProcessor(step, request);
  if (request.request.op === 'createSession') adoptSession(step, request, request.request.timeoutMs);
  const prepared = prepare(step, request);
  if (prepared.txn !== null && counterOf(prepared.txn.zxid) === LAST_COUNTER)
    return leaveRole(step, 'counterOverflow');
  if (isOwn) enterCommitProcessor(step, prepared);
  if (prepared.txn !== null) propose(step, prepared);
}

/** The leader watches over every session, at whichever server its client is. */
function adoptSession(step: ServerStep, { sessionId, owner }: QueuedRequest, timeoutMs: number): void {
  if (!step.self.sessions.has(sessionId))
    trackSession(step, sessionId, timeoutMs, { link: null, commit: 'pending' });
  if (owner !== null) setOwner(step, sessionId, owner);
}

function answerSync(step: ServerStep, { owner, sessionId: session, xid }: QueuedRequest): void {
  for (const { sid, link } of step.self.learners.values())
    if (sid === owner) return processSync(step, { link, session, xid });
}

function forward(step: ServerStep, request: QueuedRequest): void {
  const { self, outbox } = step;
  const { leader, leaderLink } = peerOf(self);
  const goesToLeader = needsCommit(self, request);
  enterCommitProcessor(step, request);
  const packet = goesToLeader ? packetOf(request) : null;
  if (packet === null || leader === null || leaderLink === null) return;
  const { session, xid } = packet;
  outbox.record({ kind: 'request.forwarded', to: leader, session, xid, op: packet.request.op });
  outbox.send(leaderLink, packet);
}

/** Null for what a server does of itself. */
function packetOf({ request, sessionId, xid, authIds }: QueuedRequest): ForwardedRequest | null {
  if (request.op !== 'sync' && !isWrite(request)) return null;
  if (request.op === 'deleteContainer' || request.op === 'ping' || request.op === 'learned') return null;
  return { kind: 'REQUEST', session: sessionId, xid, request, authIds };
}
