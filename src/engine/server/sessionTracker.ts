// Which sessions live, until when, and who sees to their end (org.apache.zookeeper.server.SessionTrackerImpl and
// ExpiryQueue). Buckets are not stored: each session knows the end of its own, and one task waits for the earliest.
import { byClock } from './clock.ts';
import type { LinkId, ServerId, SessionId } from '../model/ids.ts';
import type { KeeperCode } from '../model/keeperError.ts';
import { copySession } from './copies.ts';
import { submit } from './lanes.ts';
import { passwordOf } from './sessionPassword.ts';
import type { ServerSession, ServerState } from './serverState.ts';
import type { ServerStep } from './serverStep.ts';

/**
 * A tracker is made: by a standalone server as it starts, in an ensemble with each role that is taken up, and with it the
 * count of sessions begins again. One that is made within the millisecond of the one before it goes on counting: no real
 * server is so fast, and no id is given twice ([S2]).
 */
export function createSessionTracker({ self, outbox }: ServerStep): void {
  const { trackerStartedAtMs } = self.vars.value;
  if (trackerStartedAtMs !== outbox.nowMs)
    self.vars.update({ trackerStartedAtMs: outbox.nowMs, nextSessionNumber: 0 });
}

/** A new session's id, tracked from now on; its createSession has yet to be applied ([S2]). */
export function createSession(step: ServerStep, link: LinkId, timeoutMs: number): SessionId {
  const { self } = step;
  const { id, trackerStartedAtMs, nextSessionNumber } = self.vars.value;
  const session = sessionIdOf(id, (step.config.uptimeMs ?? 0) + trackerStartedAtMs, nextSessionNumber);
  self.vars.update({ nextSessionNumber: nextSessionNumber + 1 });
  const scope = self.peer.value !== null && step.config.localSessions === true ? 'local' : 'global';
  trackSession(step, session, timeoutMs, { link, commit: 'pending', scope });
  return session;
}

/** Begins to watch over a session with a full timeout from now. */
export function trackSession(
  step: ServerStep,
  id: SessionId,
  timeoutMs: number,
  how: Pick<ServerSession, 'link' | 'commit'> & Partial<Pick<ServerSession, 'scope'>>,
): void {
  const { nowMs, lastRecord } = step.outbox;
  const session: ServerSession = {
    id,
    password: passwordOf(id),
    timeoutMs,
    createdTimeoutMs: timeoutMs,
    commit: how.commit,
    expiresAtMs: bucketEnd(step, timeoutMs),
    lastTouchedAtMs: nowMs,
    touchedBy: lastRecord,
    state: 'open',
    link: how.link,
    lastLink: how.link,
    owner: null,
    scope: how.scope ?? 'global',
  };
  step.self.sessions.set(id, session);
  planExpiry(step, session);
}

/** A session known from the disk or from before this server served: a full timeout begins ([S14], [Q21]). */
export function watchSession(step: ServerStep, session: ServerSession): void {
  trackSession(step, session.id, session.createdTimeoutMs, { link: null, commit: session.commit });
}

/** Whose client the session is from now on: a leader refuses what comes by another server ([Q22]). */
export function setOwner({ self, outbox }: ServerStep, id: SessionId, owner: ServerId): void {
  const session = self.sessions.get(id);
  if (session === undefined || session.owner === owner) return;
  if (session.owner !== null) outbox.record({ kind: 'session.moved', session: id, owner });
  self.sessions.set(id, { ...session, owner });
}

/** Puts the session's end off. False if it is gone or about to be: what came for it is dropped ([S4]). */
export function touchSession(step: ServerStep, id: SessionId, timeoutMs: number): boolean {
  const { self, outbox } = step;
  const session = self.sessions.get(id);
  if (isLearner(self) && session?.scope !== 'local') self.touched.set(id, timeoutMs);
  // Only the leader knows which sessions live: a learner may be behind.
  if (session === undefined || session.state === 'closing') return isLearner(self);
  const touched = copySession(session);
  touched.timeoutMs = timeoutMs;
  touched.expiresAtMs = bucketEnd(step, timeoutMs);
  touched.lastTouchedAtMs = outbox.nowMs;
  touched.touchedBy = outbox.lastRecord;
  self.sessions.set(id, touched);
  planExpiry(step, touched);
  return true;
}

/** Why a request of this session is refused; Ok if it is not. */
export function checkSession(
  { self, config }: ServerStep,
  id: SessionId,
  owner: ServerId | null,
): KeeperCode {
  const session = self.sessions.get(id);
  if (session === undefined) {
    const mayBeLocal = config.localSessions === true && owner !== null && owner !== self.vars.value.id;
    return mayBeLocal ? 'Ok' : 'UnknownSession';
  }
  if (session.state === 'closing') return 'SessionExpired';
  if (owner === null || session.owner === owner) return 'Ok';
  if (session.owner !== null) return 'SessionMoved';
  self.sessions.set(id, { ...session, owner });
  return 'Ok';
}

export function setSessionClosing({ self }: ServerStep, id: SessionId): void {
  const session = self.sessions.get(id);
  if (session !== undefined) self.sessions.set(id, { ...session, state: 'closing' });
}

/** SessionTrackerImpl.run: closes what is due and waits for the next bucket. */
export function expireSessions(step: ServerStep): void {
  const { self, outbox } = step;
  const plannedMs = self.vars.value.nextExpiryAtMs;
  if (plannedMs === null || outbox.nowMs < plannedMs) return;
  self.vars.update({ nextExpiryAtMs: null });
  let nextAtMs = Number.POSITIVE_INFINITY;
  const due: ServerSession[] = [];
  for (const session of self.sessions.values()) {
    if (session.state === 'closing' || !isWatched(self, session)) continue;
    if (session.expiresAtMs <= outbox.nowMs) due.push(session);
    else nextAtMs = Math.min(nextAtMs, session.expiresAtMs);
  }
  if (nextAtMs < Number.POSITIVE_INFINITY) planExpiryAt(step, nextAtMs);
  for (const session of due) expire(step, session, 'silence');
}

/** The session is to end now, whatever it was last heard to say. */
export function expireByCommand(step: ServerStep, id: SessionId): void {
  const session = step.self.sessions.get(id);
  if (session !== undefined && session.state === 'open' && !isLearner(step.self))
    expire(step, session, 'command');
}

/**
 * Marks the session closing and sends its closeSession through the processors ([S5]). A silent session's end follows
 * from the last message that touched it and from the command that silenced the sender, not from what set the timer.
 */
function expire(step: ServerStep, session: ServerSession, why: 'silence' | 'command'): void {
  const { outbox } = step;
  const setOff = outbox.causes;
  if (why === 'silence') {
    if (session.touchedBy > 0) outbox.resumeCauses([session.touchedBy]);
    if (session.lastLink !== null) outbox.blameSilence(session.lastLink);
  }
  const silentForMs = outbox.nowMs - session.lastTouchedAtMs;
  outbox.record({ kind: 'session.expired', session: session.id, why, silentForMs });
  setSessionClosing(step, session.id);
  submit(step, { link: null, sessionId: session.id, xid: 0 }, { op: 'closeSession' });
  outbox.resumeCauses(setOff);
}

/** The end of the bucket that a touch now puts a session into: later than now + timeout by at most a tick. */
function bucketEnd({ self, config, outbox }: ServerStep, timeoutMs: number): number {
  const tick = byClock(self, config.tickTimeMs);
  return (Math.floor((outbox.nowMs + byClock(self, timeoutMs)) / tick) + 1) * tick;
}

/** A follower or observer: it reports whom it hears, and nobody expires by it. */
function isLearner({ peer }: ServerState): boolean {
  return peer.value !== null && peer.value.role !== 'LEADING';
}

/** Whether it is for this server to end a session that is silent. */
function isWatched(self: ServerState, { scope }: ServerSession): boolean {
  return scope === 'local' || !isLearner(self);
}

function planExpiry(step: ServerStep, session: ServerSession): void {
  if (isWatched(step.self, session)) planExpiryAt(step, session.expiresAtMs);
}

/** One task waits for the earliest bucket; a touch moves sessions away from it without replanning. */
function planExpiryAt({ self, outbox }: ServerStep, atMs: number): void {
  const planned = self.vars.value.nextExpiryAtMs;
  if (planned !== null && planned <= atMs) return;
  self.vars.update({ nextExpiryAtMs: atMs });
  outbox.schedule({ type: 'expireSessions' }, atMs - outbox.nowMs, 'background');
}

/**
 * SessionTrackerImpl.initializeNextSessionId: the server's number, 40 bits of the time of its machine when the tracker was
 * made (Time.currentElapsedTime) and 16 bits that count ([S2]).
 */
function sessionIdOf(server: ServerId, startedAtMs: number, number: number): SessionId {
  const serverNumber = BigInt(server.slice('server:'.length));
  const startBits = (BigInt(startedAtMs) & ((1n << 40n) - 1n)) << 16n;
  return `0x${((serverNumber << 56n) + startBits + BigInt(number)).toString(16)}`;
}
