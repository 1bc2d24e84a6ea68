// What arrives over a connection (NIOServerCnxn.readPayload, ZooKeeperServer.processPacket, submitRequestNow).
import { assertNever } from '../kernel/assertNever.ts';
import type { LinkId } from '../model/ids.ts';
import type { ClientMessage, CloseMessage, Request } from '../model/message.ts';
import { copyConnection, copyVars } from './copies.ts';
import { processConnectRequest } from './connectRequest.ts';
import { answerFourLetterWord, isKnownWord } from './fourLetterWords.ts';
import { submit } from './lanes.ts';
import { processAuth } from './authPacket.ts';
import { meaningOf } from './rawRequest.ts';
import { packetBytes } from './requestSize.ts';
import { closeConnection } from './serverCnxn.ts';
import type { ServerConnection } from './serverState.ts';
import type { ServerStep } from './serverStep.ts';
import { touchSession } from './sessionTracker.ts';

export function processMessage(step: ServerStep, link: LinkId, message: ClientMessage | CloseMessage): void {
  if (message.kind === 'close') return hearClose(step, link);
  if (!isRefusedUnread(step, message)) countPacket(step, link);
  const connection = step.self.connections.get(link);
  if (connection === undefined) return processFirst(step, link, message);
  if (connection.state === 'connecting') return holdBack(step, connection, message);
  processPacket(step, connection, message);
}

/** The end of a connection that was refused a session is not seen ([Q38]). */
function hearClose(step: ServerStep, link: LinkId): void {
  const { connections, sessions, vars } = step.self;
  const connection = connections.get(link);
  const isRefused =
    vars.value.state === 'readOnly' &&
    connection?.state === 'connecting' &&
    !sessions.has(connection.sessionId);
  if (!isRefused) closeConnection(step, link, 'peerClosed');
}

/** What is read from a connection that has its session. */
export function processPacket(step: ServerStep, connection: ServerConnection, message: ClientMessage): void {
  switch (message.kind) {
    case 'ping':
      return processPing(step, connection);
    case 'request':
      return processRequest(step, connection, message.xid, message.request);
    case 'connect':
    case 'fourLetterWord':
      return closeConnection(step, connection.link, 'unimplemented');
    case 'unreadable':
      return closeConnection(step, connection.link, 'unreadable');
    default:
      assertNever(message);
  }
}

/** A packet before any connect request is one, or a four-letter word; anything else is none the server can read. */
function processFirst(step: ServerStep, link: LinkId, message: ClientMessage): void {
  if (message.kind === 'connect') return processConnectRequest(step, link, message);
  if (message.kind === 'fourLetterWord') return answerFourLetterWord(step, link, message);
  const { self, config, outbox } = step;
  // "Len error. A message from … with advertised length of … is either a malformed message or too large to process" ([Z6]).
  if (message.kind === 'unreadable' && message.length > config.maxPacketBytes)
    outbox.record({ kind: 'connection.refused', link, server: self.vars.value.id, why: 'lengthError' });
  outbox.close(link);
}

/** The server reads on when the session is there (ServerCnxn.disableRecv). */
function holdBack({ self }: ServerStep, connection: ServerConnection, message: ClientMessage): void {
  self.connections.set(connection.link, { ...connection, unread: [...connection.unread, message] });
}

/** A ping goes through the processors like a read, so that its answer comes after those of earlier requests. */
function processPing(step: ServerStep, { link, sessionId, timeoutMs }: ServerConnection): void {
  step.outbox.record({ kind: 'ping.received', link, session: sessionId });
  if (touchSession(step, sessionId, timeoutMs)) submit(step, { link, sessionId, xid: -2 }, { op: 'ping' });
}

function processRequest(step: ServerStep, connection: ServerConnection, xid: number, request: Request): void {
  const { link, sessionId } = connection;
  const path = 'path' in request ? (request.path ?? null) : null;
  step.outbox.record({ kind: 'request.received', link, session: sessionId, xid, op: request.op, path });
  if (packetBytes(request) > step.config.maxPacketBytes) return closeConnection(step, link, 'packetTooLong');
  if (request.op === 'auth') return processAuth(step, connection, xid, request);
  if (request.op === 'raw') return processRaw(step, connection, xid, request);
  submitRequest(step, connection, xid, request);
}

/** Every request touches its session; one for a session that is gone or closing is dropped ([S4]). */
function submitRequest(step: ServerStep, connection: ServerConnection, xid: number, request: Request): void {
  const { link, sessionId, timeoutMs } = connection;
  if (touchSession(step, sessionId, timeoutMs)) submit(step, { link, sessionId, xid }, request);
}

function processRaw(
  step: ServerStep,
  connection: ServerConnection,
  xid: number,
  request: Extract<Request, { op: 'raw' }>,
): void {
  const meaning = meaningOf(request.type, request.path);
  switch (meaning.kind) {
    case 'request':
      return submitRequest(step, connection, xid, meaning.request);
    case 'ping':
      return processPing(step, connection);
    case 'brokenAuth':
      return closeConnection(step, connection.link, 'authFailed');
    case 'failingWrite':
    case 'failingRead':
    case 'failingList':
    case 'idleSync':
    case 'ignoredSasl':
    case 'strayCreateSession':
    case 'unknownType':
      return submitRequest(step, connection, xid, request);
    default:
      assertNever(meaning);
  }
}

/** For its length, which is read first (readLength). A word that no server knows is read as one, and no packet can be so long. */
function isRefusedUnread({ config }: ServerStep, message: ClientMessage): boolean {
  if (message.kind === 'request') return packetBytes(message.request) > config.maxPacketBytes;
  if (message.kind === 'fourLetterWord') return !isKnownWord(message.word);
  return message.kind === 'unreadable' && message.length > config.maxPacketBytes;
}

function countPacket({ self, outbox }: ServerStep, link: LinkId): void {
  const vars = copyVars(self.vars.value);
  vars.packetsReceived++;
  self.vars.value = vars;
  const connection = self.connections.get(link);
  if (connection === undefined) return;
  const heard = copyConnection(connection);
  heard.received++;
  heard.lastHeardAtMs = outbox.nowMs;
  self.connections.set(link, heard);
}
