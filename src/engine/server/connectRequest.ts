// A client asks for a session or for its old one (ZooKeeperServer.processConnectRequest).
import type { LinkId, SessionId } from '../model/ids.ts';
import type { ClientMessage } from '../model/message.ts';
import type { RecordOf } from '../trace/record.ts';
import { submit } from './lanes.ts';
import { closeConnection, newConnection } from './serverCnxn.ts';
import { sendTo } from './send.ts';
import { NO_PASSWORD, passwordOf } from './sessionPassword.ts';
import type { ServerStep } from './serverStep.ts';
import { createSession, setOwner, touchSession, trackSession } from './sessionTracker.ts';

type ConnectRequest = Extract<ClientMessage, { kind: 'connect' }>;
type Refusal = RecordOf<'connection.refused'>['why'];

/** A client that has seen more than this server is turned away without an answer ([S13]). */
export function processConnectRequest(step: ServerStep, link: LinkId, request: ConnectRequest): void {
  const { self, outbox } = step;
  if (hasTooMany(step)) {
    outbox.record({
      kind: 'connection.refused',
      link,
      server: self.vars.value.id,
      why: 'tooManyConnections',
    });
    return outbox.close(link);
  }
  const why = whyRefused(step, request);
  if (why === null) return welcome(step, link, request);
  outbox.record({ kind: 'connection.refused', link, server: self.vars.value.id, why });
  outbox.close(link);
}

/** A server without a leader takes clients that put up with that, and no session that others know ([Q26]). */
function whyRefused(
  { self }: ServerStep,
  { readOnly, sessionId, lastZxidSeen }: ConnectRequest,
): Refusal | null {
  const { state, lastProcessedZxid } = self.vars.value;
  if (state !== 'serving' && state !== 'readOnly') return 'notServing';
  if (state === 'readOnly' && readOnly !== true) return 'onlyReadOnly';
  if (lastZxidSeen > lastProcessedZxid) return 'behindClient';
  if (state === 'readOnly' && self.sessions.get(sessionId)?.scope === 'global') return 'globalSession';
  return null;
}

/** "Too many connections from … - max is …" ([S15]; NIOServerCnxnFactory.AcceptThread.doAccept). */
function hasTooMany({ self, config }: ServerStep): boolean {
  const { maxClientCnxns = 0, oneClientAddress = false } = config;
  return oneClientAddress && maxClientCnxns > 0 && self.connections.size >= maxClientCnxns;
}

function welcome(step: ServerStep, link: LinkId, request: ConnectRequest): void {
  const { self, config, outbox } = step;
  const asked = Math.max(request.timeoutMs, config.minSessionTimeoutMs);
  const timeoutMs = Math.min(asked, config.maxSessionTimeoutMs);
  outbox.record({ kind: 'connection.accepted', link });
  const saysReadOnly = request.readOnly !== null;
  self.connections.set(link, { ...newConnection(link, outbox.nowMs, timeoutMs), saysReadOnly });
  if (request.sessionId === '0x0') openSession(step, link, timeoutMs);
  else reopenSession(step, link, timeoutMs, request);
}

/** The connect request is answered: the session is there from now on. */
export function finishSessionInit(step: ServerStep, link: LinkId): readonly ClientMessage[] {
  const { self } = step;
  const connection = self.connections.get(link);
  if (connection === undefined) return [];
  const { sessionId, timeoutMs, unread } = connection;
  self.connections.set(link, { ...connection, state: 'established', unread: [] });
  const password = passwordOf(sessionId);
  const readOnly = connection.saysReadOnly ? self.vars.value.state === 'readOnly' : null;
  sendTo(step, link, { kind: 'connected', sessionId, password, timeoutMs, readOnly });
  return unread;
}

function openSession(step: ServerStep, link: LinkId, timeoutMs: number): void {
  const sessionId = createSession(step, link, timeoutMs);
  bind(step, link, sessionId);
  submit(step, { link, sessionId, xid: 0 }, { op: 'createSession', timeoutMs });
}

/** The connection that carried the session is closed first, whatever comes of it ([S10], [S11]). */
function reopenSession(step: ServerStep, link: LinkId, timeoutMs: number, request: ConnectRequest): void {
  const { self, outbox } = step;
  const { sessionId: session, password } = request;
  const accepted = outbox.causes;
  const carrier = self.sessions.get(session)?.link;
  if (carrier !== undefined && carrier !== null) closeConnection(step, carrier, 'sessionMoved');
  outbox.resumeCauses(accepted);
  bind(step, link, session);
  if (password !== passwordOf(session)) return reject(step, link, session, 'wrongPassword');
  const peer = self.peer.value;
  const isLocal = self.sessions.get(session)?.scope === 'local';
  if (peer !== null && peer.role !== 'LEADING' && !isLocal && self.vars.value.state === 'serving')
    return askLeader(step, link, session, timeoutMs);
  const valid = self.sessions.has(session) && touchSession(step, session, timeoutMs) ? 'valid' : 'gone';
  if (valid === 'valid' && peer !== null) setOwner(step, session, self.vars.value.id);
  concludeReopening(step, link, session, valid);
}

/** Only the leader knows whether a session lives (Learner.validateSession); the connection waits for its answer. */
function askLeader({ self, outbox }: ServerStep, link: LinkId, session: SessionId, timeoutMs: number): void {
  const leaderLink = self.peer.value?.leaderLink ?? null;
  if (leaderLink === null) return;
  self.revalidations.set(session, link);
  outbox.send(leaderLink, { kind: 'REVALIDATE', session, timeoutMs });
}

/** The session goes on over this connection, or is gone; what the client sent in the meantime. */
export function concludeReopening(
  step: ServerStep,
  link: LinkId,
  session: SessionId,
  valid: 'valid' | 'gone',
): readonly ClientMessage[] {
  const { self, outbox } = step;
  const timeoutMs = self.connections.get(link)?.timeoutMs ?? 0;
  if (valid === 'gone') {
    reject(step, link, session, 'gone');
    return [];
  }
  // A learner may be behind: the session it has not heard of yet is there all the same.
  if (!self.sessions.has(session)) trackSession(step, session, timeoutMs, { link, commit: 'committed' });
  const touched = self.sessions.get(session);
  if (touched !== undefined) self.sessions.set(session, { ...touched, link, lastLink: link });
  outbox.record({ kind: 'session.resumed', session, link, timeoutMs });
  return finishSessionInit(step, link);
}

function bind({ self }: ServerStep, link: LinkId, sessionId: SessionId): void {
  const connection = self.connections.get(link);
  if (connection !== undefined) self.connections.set(link, { ...connection, sessionId });
}

/** Answered as if the session were gone; then the connection is closed ([S12]). */
function reject(step: ServerStep, link: LinkId, session: SessionId, why: 'gone' | 'wrongPassword'): void {
  step.outbox.record({ kind: 'session.rejected', session, link, why });
  sendTo(step, link, {
    kind: 'connected',
    sessionId: '0x0',
    password: NO_PASSWORD,
    timeoutMs: 0,
    readOnly: step.self.connections.get(link)?.saysReadOnly === false ? null : false,
  });
  closeConnection(step, link, 'unknownSession');
}
