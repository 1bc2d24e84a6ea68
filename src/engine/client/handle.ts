// The handle, as programs hold it: org.apache.zookeeper.ZooKeeper. How one is opened, on which server it begins, and how another
// takes its place once its session is over.
import type { ServerId } from '../model/ids.ts';
import type { Op } from '../model/op.ts';
import type { ClientIo, ClientSetup, ClientState, ClientVars, ProgramThread } from './clientState.ts';
import { worldMs } from './condition.ts';
import { resumeSoon, type Outbox } from './threads.ts';

/** A handle whose session is over cannot be used again: the process makes another, with a session of its own ([C11]). */
export function openHandle(self: ClientState, outbox: Outbox): void {
  const { setup, incarnation, nextServer } = self.vars.value;
  forget(self);
  self.vars.value = { ...newVars(setup, incarnation), connection: 'connecting', nextServer };
  connect(self, outbox);
}

/** Tries the next server of the connect string ([C4]). */
export function connect(self: ClientState, outbox: Outbox): void {
  const { connection, link, setup, servedBy, password } = self.vars.value;
  const sessionId = servedBy === 'readOnly' ? '0x0' : self.vars.value.sessionId;
  if (connection !== 'connecting' || link !== null) return;
  const server = takeNextServer(self, outbox);
  const opened = outbox.open(server);
  outbox.record({ kind: 'connection.attempted', link: opened, server, session: sessionId });
  outbox.send(opened, {
    kind: 'connect',
    sessionId,
    password,
    timeoutMs: setup.sessionTimeoutMs,
    lastZxidSeen: self.io.value.lastZxidSeen,
    readOnly: setup.canBeReadOnly === true,
  });
  self.vars.update({ link: opened });
  self.io.update({ lastSentAtMs: outbox.nowMs, lastHeardAtMs: outbox.nowMs });
  const connectTimeoutMs = Math.floor(self.vars.value.sessionTimeoutMs / setup.connectString.length);
  outbox.schedule({ type: 'checkConnect', link: opened }, worldMs(self, connectTimeoutMs), 'background');
}

/** Whether the handle can still be used: not closed, not refused for good. */
export function isAlive(self: ClientState): boolean {
  const { connection } = self.vars.value;
  return connection !== 'closed' && connection !== 'authFailed';
}

/**
 * The library's own: auth data goes with it; what the old handle has still to deliver is delivered; watches are gone with
 * the old handle.
 */
export function renewHandle(self: ClientState, outbox: Outbox): void {
  if (isAlive(self) || self.vars.value.exit === 'whenClosed') return;
  const { setup } = self.vars.value;
  self.io.value = NEW_IO;
  self.vars.update({
    connection: 'connecting',
    toldState: 'Disconnected',
    link: null,
    sessionId: '0x0',
    password: '',
    sessionTimeoutMs: setup.sessionTimeoutMs,
  });
  connect(self, outbox);
}

/** A program's own `new ZooKeeper(…)`: nothing of the old handle is left. Refused while that is alive: close it first. */
export function newHandle(
  self: ClientState,
  thread: ProgramThread,
  { connectString }: Extract<Op, { readonly kind: 'newHandle' }>,
  outbox: Outbox,
): void {
  if (isAlive(self)) return resumeSoon(self, thread, { kind: 'illegalState', name: 'handle' }, null, outbox);
  // Another list of servers is begun where chance says, as every first one is.
  if (connectString !== undefined)
    self.vars.update({ setup: { ...self.vars.value.setup, connectString }, nextServer: -1 });
  resumeSoon(self, thread, { kind: 'done' }, null, outbox);
  openHandle(self, outbox);
}

/** Memory of the handle: its counters, its queues, its registrations, its events. */
export function forget(self: ClientState): void {
  self.io.value = NEW_IO;
  self.outgoing.replace([]);
  self.pending.replace([]);
  self.eventLane.replace([]);
  self.watches.clear();
  self.mailboxes.clear();
}

export function newVars(setup: ClientSetup, incarnation: number): ClientVars {
  return {
    setup,
    incarnation,
    process: 'running',
    exit: 'no',
    connection: 'notConnected',
    toldState: 'Disconnected',
    link: null,
    nextServer: -1,
    sessionId: '0x0',
    password: '',
    sessionTimeoutMs: setup.sessionTimeoutMs,
    auths: [],
    beliefs: [],
  };
}

/** Round robin, beginning where chance says. */
function takeNextServer(self: ClientState, outbox: Outbox): ServerId {
  const { setup, nextServer } = self.vars.value;
  const count = setup.connectString.length;
  const index = nextServer < 0 ? firstServer(setup, outbox) : nextServer % count;
  const server = setup.connectString[index];
  if (server === undefined) throw new Error(`${setup.id} has an empty connect string`);
  self.vars.update({ nextServer: index + 1 });
  return server;
}

/** This client's draws for the purpose, beside those in clientCnxn.ts and library/reconnectPause.ts. */
const FIRST_SERVER_DRAW = 2;

function firstServer({ connectString, connectOrder }: ClientSetup, outbox: Outbox): number {
  return connectOrder === 'listed' ? 0 : outbox.draw(FIRST_SERVER_DRAW, connectString.length);
}

export const NEW_IO: ClientIo = { lastZxidSeen: 0, lastSentAtMs: 0, lastHeardAtMs: 0, nextXid: 1 };
