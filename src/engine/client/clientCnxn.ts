// The I/O lane of a client: org.apache.zookeeper.ClientCnxn.SendThread. Reads what comes over the handle's connection, and
// notices silence. Differs in that a connection and its connect request are one message, and that a
// client with a single server does not wait a further second before it tries it again.
import type { LinkId } from '../model/ids.ts';
import type { CloseMessage, Request, ServerMessage } from '../model/message.ts';
import type { RecordOf } from '../trace/record.ts';
import { assertNever } from '../kernel/assertNever.ts';
import type { ClientState } from './clientState.ts';
import { deregister, setWatchesRequests } from './clientWatches.ts';
import { worldMs } from './condition.ts';
import { deliverEvent, deliverState, deliverTo } from './eventLane.ts';
import { isAlive } from './handle.ts';
import { isReplyTooLong } from './replySize.ts';
import { pingIntervalMs, profileOf, readTimeoutMs } from './library/libraryProfile.ts';
import { reconnectPauseMs } from './library/reconnectPause.ts';
import { enqueueFirst, failAll, numberAnew, settleReply } from './requestQueue.ts';
import type { Outbox } from './threads.ts';

type LossReason = RecordOf<'connection.lost'>['why'];

/** Reads one message of a connection; those of an earlier one are left unread, and so are those that a paused process comes to too late. */
export function receive(
  self: ClientState,
  link: LinkId,
  message: ServerMessage | CloseMessage,
  outbox: Outbox,
): void {
  if (self.vars.value.link !== link) return;
  if (isOverdue(self, outbox)) return loseConnection(self, 'silence', outbox);
  switch (message.kind) {
    case 'connected':
      if (message.sessionId === '0x0') return learnExpired(self, outbox);
      return establish(self, link, message, outbox);
    case 'connectError':
      return loseConnection(self, 'refused', outbox);
    case 'reply':
      if (isReplyTooLong(self, message.body)) return loseConnection(self, 'packetTooLong', outbox);
      hear(self, message.zxid, outbox);
      return receiveReply(self, message, outbox);
    case 'event':
      hear(self, message.zxid, outbox);
      return deliverEvent(self, link, message.event, outbox);
    case 'pong':
      hear(self, message.zxid, outbox);
      return outbox.record({ kind: 'pong.delivered', link });
    case 'close':
      return loseConnection(self, message.reason === 'refused' ? 'refused' : 'closedByServer', outbox);
    case 'fourLetterAnswer':
      throw new Error('no client process sends four-letter words');
    default:
      return assertNever(message);
  }
}

/** The connection is gone: calls end, watchers hear Disconnected, another connection will be tried ([C3], [C9]). */
export function loseConnection(self: ClientState, why: LossReason, outbox: Outbox): void {
  const { link, setup, connection } = self.vars.value;
  if (link === null) return;
  if (why === 'silence' || why === 'connectTimeout') outbox.blameSilence(link);
  outbox.record({ kind: 'connection.lost', link, why });
  outbox.close(link);
  const wasAlive = isAlive(self);
  const profile = profileOf(setup.library);
  const keepsCalls = profile.callsWhileConnecting === 'wait' && connection === 'connecting';
  self.vars.update({ link: null, ...(wasAlive ? { connection: 'connecting' } : {}) });
  if (!keepsCalls) failAll(self, connection === 'authFailed' ? 'AuthFailed' : 'ConnectionLoss', outbox);
  if (profile.requestNumbers === 'perConnection') numberAnew(self);
  if (!wasAlive) return;
  deliverState(self, 'Disconnected', outbox);
  const pauseMs =
    profile.reconnectPauseMs === 'backoff'
      ? reconnectPauseMs(self, outbox)
      : outbox.draw(RECONNECT_PAUSE_DRAW, profile.reconnectPauseMs);
  outbox.schedule({ type: 'connect' }, worldMs(self, pauseMs));
}

/** Gives up a connection that was not answered in time. */
export function checkConnect(self: ClientState, link: LinkId, outbox: Outbox): void {
  const { connection, link: present } = self.vars.value;
  if (present === link && connection === 'connecting') loseConnection(self, 'connectTimeout', outbox);
}

/** Sends a ping if one is due, gives the connection up if the server was silent for too long ([C6], [C7]). */
export function checkIdle(self: ClientState, link: LinkId, outbox: Outbox): void {
  const { connection, link: present, setup, sessionTimeoutMs } = self.vars.value;
  if (present !== link || connection !== 'connected') return;
  const giveUpAtMs = silentUntilMs(self);
  if (outbox.nowMs >= giveUpAtMs) return loseConnection(self, 'silence', outbox);
  const profile = profileOf(setup.library);
  const intervalMs = worldMs(self, pingIntervalMs(profile, sessionTimeoutMs));
  const idleMs = outbox.nowMs - self.io.value.lastSentAtMs;
  if (idleMs >= Math.max(intervalMs - profile.pingSlackMs, Math.min(intervalMs, profile.pingSlackMs)))
    ping(self, link, outbox);
  const nextAtMs = Math.min(giveUpAtMs, self.io.value.lastSentAtMs + intervalMs);
  outbox.schedule({ type: 'checkIdle', link }, nextAtMs - outbox.nowMs, 'background');
}

/** A process that goes on looks at its idle timer before it reads what has waited for it ([C14]). */
function isOverdue(self: ClientState, { nowMs }: Outbox): boolean {
  const { connection, setup } = self.vars.value;
  const looks = profileOf(setup.library).afterPause === 'looksAtTimer';
  return looks && connection === 'connected' && nowMs > silentUntilMs(self);
}

/** A connection on which nothing is heard until then is given up ([C7]). */
function silentUntilMs(self: ClientState): number {
  return self.io.value.lastHeardAtMs + worldMs(self, readTimeoutMs(self.vars.value.sessionTimeoutMs));
}

/** This client's draws for the purpose, beside those in handle.ts and library/reconnectPause.ts. */
const RECONNECT_PAUSE_DRAW = 1;

function establish(
  self: ClientState,
  link: LinkId,
  answer: Extract<ServerMessage, { readonly kind: 'connected' }>,
  outbox: Outbox,
): void {
  const { sessionId, password, timeoutMs, readOnly } = answer;
  const { setup, auths, sessionId: before } = self.vars.value;
  const how = before === sessionId ? 'resumed' : 'created';
  outbox.record({ kind: 'session.established', session: sessionId, link, timeoutMs, how });
  self.vars.update({
    connection: 'connected',
    servedBy: readOnly === true ? 'readOnly' : 'readWrite',
    sessionId,
    password,
    sessionTimeoutMs: timeoutMs,
  });
  self.io.update({ lastHeardAtMs: outbox.nowMs });
  const profile = profileOf(setup.library);
  deliverState(self, readOnly === true ? 'ConnectedReadOnly' : 'SyncConnected', outbox);
  const watches =
    profile.watchesAfterReconnect === 'registeredAgain'
      ? setWatchesRequests(self, profile.setWatchesMaxLength)
      : [];
  enqueueFirst(self, [...auths.map((auth) => ({ op: 'auth', ...auth }) as const), ...watches], outbox);
  const pingInMs = worldMs(self, pingIntervalMs(profile, timeoutMs));
  outbox.schedule({ type: 'checkIdle', link }, pingInMs, 'background');
}

/** A server said that the session is gone: this handle is of no more use ([C11]). */
function learnExpired(self: ClientState, outbox: Outbox): void {
  const { link, sessionId } = self.vars.value;
  outbox.record({ kind: 'session.learnedExpired', session: sessionId });
  endHandle(self, 'Expired', outbox);
  if (link !== null) outbox.close(link);
}

function receiveReply(
  self: ClientState,
  reply: Extract<ServerMessage, { readonly kind: 'reply' }>,
  outbox: Outbox,
): void {
  const { request, watcher, local = false } = settleReply(self, reply, outbox);
  if (request.op === 'auth' && reply.err === 'AuthFailed') {
    self.vars.update({ connection: 'authFailed' });
    deliverState(self, 'AuthFailed', outbox);
  } else if (request.op === 'closeSession') {
    const { link } = self.vars.value;
    endHandle(self, 'Closed', outbox);
    if (link !== null) outbox.close(link);
  } else if (
    (request.op === 'removeWatches' || request.op === 'checkWatches') &&
    (reply.err === 'Ok' || local)
  ) {
    takeOffWatches(self, request, watcher, outbox);
  }
}

/** ZooKeeper.removeWatches: the server has agreed, and who is taken off is told. */
function takeOffWatches(
  self: ClientState,
  request: Extract<Request, { readonly op: 'removeWatches' | 'checkWatches' }>,
  watcher: string | null,
  outbox: Outbox,
): void {
  if (request.path === null) return;
  for (const { kind, path, watchers } of deregister(self, request.path, request.type, watcher))
    deliverTo(self, { type: REMOVED[kind], state: 'SyncConnected', path }, watchers, outbox);
}

const REMOVED = {
  data: 'DataWatchRemoved',
  exist: 'DataWatchRemoved',
  child: 'ChildWatchRemoved',
  persistent: 'PersistentWatchRemoved',
  recursive: 'PersistentWatchRemoved',
} as const;

/** Watchers hear it, watches are forgotten, calls fail with SessionExpired from now on ([C11]). */
export function endHandle(self: ClientState, state: 'Expired' | 'Closed', outbox: Outbox): void {
  deliverState(self, state, outbox);
  self.vars.update({ connection: 'closed', link: null });
  self.watches.clear();
  failAll(self, 'SessionExpired', outbox);
}

/** Closed by its own process, which asks no server. */
export function abandonHandle(self: ClientState, outbox: Outbox): void {
  const { link } = self.vars.value;
  if (!isAlive(self)) return;
  endHandle(self, 'Closed', outbox);
  if (link !== null) outbox.close(link);
}

function hear(self: ClientState, zxid: number, outbox: Outbox): void {
  const { lastZxidSeen } = self.io.value;
  self.io.update({ lastHeardAtMs: outbox.nowMs, lastZxidSeen: Math.max(lastZxidSeen, zxid) });
}

function ping(self: ClientState, link: LinkId, outbox: Outbox): void {
  outbox.record({ kind: 'ping.sent', link });
  outbox.send(link, { kind: 'ping' }, 'background');
  self.io.update({ lastSentAtMs: outbox.nowMs });
}
