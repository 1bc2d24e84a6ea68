// A client process: one I/O lane, one event lane, and the programs' threads. Routes what comes to the lane it is for, and
// knows how a process begins and ends. Stands for a JVM with one org.apache.zookeeper.ZooKeeper handle.
import { Cell, Fifo, Table } from '../kernel/table.ts';
import { EVENT_LANE } from '../model/localOp.ts';
import { withdrawBeliefs } from './beliefs.ts';
import { checkConnect, checkIdle, connect, isAlive, loseConnection, receive } from './clientCnxn.ts';
import type {
  ClientInput,
  ClientIo,
  ClientSetup,
  ClientState,
  ClientTask,
  ClientVars,
} from './clientState.ts';
import { runCallback } from './eventLane.ts';
import { openGate, resumeThread, setThreads, startProgram } from './programRunner.ts';
import { lateClient } from './lateClient.ts';
import { enqueue, sendNext } from './requestQueue.ts';
import { dropThreads, type Outbox } from './threads.ts';

/** What a client does in one step. A process that is gone does nothing but start anew. */
export function handleClient(self: ClientState, input: ClientInput, outbox: Outbox): void {
  if (isGone(self) && input.kind !== 'start') return;
  switch (input.kind) {
    case 'message':
      receive(self, input.link, input.message, outbox);
      break;
    case 'replyDropped':
      if (self.vars.value.link === input.link) loseConnection(self, 'replyDropped', outbox);
      break;
    case 'task':
      runTask(self, input.task, outbox);
      break;
    case 'start':
      return start(self, outbox);
    case 'kill':
      return kill(self, outbox);
    case 'close':
      beginClose(self, outbox);
      break;
    case 'pause':
      self.vars.update({ process: 'paused' });
      return outbox.record({ kind: 'client.paused' });
    case 'resume':
      self.vars.update({ process: 'running' });
      return outbox.record({ kind: 'client.resumed' });
    case 'openGate':
      return openGate(self, input.gate, outbox);
    default:
      return lateClient.get().handle(self, input, outbox);
  }
  if (self.vars.value.exit === 'whenClosed' && !isClosing(self)) endClose(self, outbox);
}

/** A process that has not been started: its programs are known, nothing has been done. */
export function createClient(setup: ClientSetup): ClientState {
  const self: ClientState = {
    vars: new Cell(newVars(setup, 1)),
    io: new Cell(NEW_IO),
    outgoing: new Fifo(),
    pending: new Fifo(),
    watches: new Table(),
    eventLane: new Fifo(),
    threads: new Table(),
    mailboxes: new Table(),
    shared: new Table(),
    condition: new Cell(null),
  };
  setThreads(self, setup.programs);
  return self;
}

function runTask(self: ClientState, task: ClientTask, outbox: Outbox): void {
  if (self.condition.value?.programs === 'stalled' && isOfProgram(task))
    return lateClient.get().holdTask(self, task);
  switch (task.type) {
    case 'start':
      return start(self, outbox);
    case 'startProgram':
      return startProgram(self, task.thread, outbox);
    case 'connect':
      return connect(self, outbox);
    case 'checkConnect':
      return checkConnect(self, task.link, outbox);
    case 'checkIdle':
      return checkIdle(self, task.link, outbox);
    case 'send':
      return sendNext(self, outbox);
    case 'runCallback':
      return runCallback(self, outbox);
    case 'resumeThread':
      return resumeThread(self, task, outbox);
    default:
      return lateClient.get().runTask(self, task, outbox);
  }
}

/** What runs on the event lane is the library's thread. */
function isOfProgram(task: ClientTask): boolean {
  return (task.type === 'resumeThread' || task.type === 'startProgram') && task.thread !== EVENT_LANE;
}

/** The first start of a process, a new process of the same name, or the programs once more in a process that lives. */
function start(self: ClientState, outbox: Outbox): void {
  const { setup, connection, incarnation, exit, link } = self.vars.value;
  if (connection === 'notConnected' && !isGone(self)) return begin(self, 'inTheirTime', outbox);
  if (isGone(self) || exit === 'whenClosed') {
    if (link !== null) outbox.close(link);
    forget(self);
    self.vars.value = newVars(setup, incarnation + 1);
    beginPrograms(self);
    return begin(self, 'atOnce', outbox);
  }
  beginPrograms(self);
  if (!isAlive(self)) openHandle(self, outbox);
  startPrograms(self, 'atOnce', outbox);
}

/** What programs share begins with them. */
function beginPrograms(self: ClientState): void {
  if (self.condition.value !== null || self.shared.size > 0) lateClient.get().beginSound(self);
  setThreads(self, self.vars.value.setup.programs);
}

type When = 'inTheirTime' | 'atOnce';

function begin(self: ClientState, when: When, outbox: Outbox): void {
  outbox.record({ kind: 'client.started' });
  self.vars.update({ connection: 'connecting' });
  connect(self, outbox);
  startPrograms(self, when, outbox);
}

/** A handle whose session is over cannot be used again: the process makes another, with a session of its own ([C11]). */
export function openHandle(self: ClientState, outbox: Outbox): void {
  const { setup, incarnation, nextServer } = self.vars.value;
  forget(self);
  self.vars.value = { ...newVars(setup, incarnation), connection: 'connecting', nextServer };
  connect(self, outbox);
}

function startPrograms(self: ClientState, when: When, outbox: Outbox): void {
  self.vars.value.setup.programs.forEach(({ startAfterMs }, thread) => {
    outbox.schedule({ type: 'startProgram', thread }, when === 'atOnce' ? 0 : startAfterMs);
  });
}

/** The process is gone in the middle of whatever it did; its session lives on until it expires. */
function kill(self: ClientState, outbox: Outbox): void {
  outbox.record({ kind: 'client.killed' });
  endProcess(self, 'killed', outbox);
}

/** The programs end, the session is closed, and when that is answered the process ends. */
function beginClose(self: ClientState, outbox: Outbox): void {
  withdrawBeliefs(self, () => true, outbox);
  dropThreads(self);
  self.vars.update({ exit: 'whenClosed' });
  if (isAlive(self)) enqueue(self, { op: 'closeSession' }, { thread: null, watcher: null }, outbox);
}

function isClosing(self: ClientState): boolean {
  const calls = [...self.pending.toArray(), ...self.outgoing.toArray()];
  return calls.some((call) => call.request.op === 'closeSession');
}

function endClose(self: ClientState, outbox: Outbox): void {
  outbox.record({ kind: 'client.closed' });
  endProcess(self, 'closed', outbox);
}

function endProcess(self: ClientState, process: 'killed' | 'closed', outbox: Outbox): void {
  const { link } = self.vars.value;
  if (link !== null) outbox.close(link);
  dropThreads(self);
  forget(self);
  self.vars.update({ process, exit: 'no', connection: 'closed', link: null, beliefs: [] });
}

/** Memory of the handle: its counters, its queues, its registrations, its events. */
function forget(self: ClientState): void {
  self.io.value = NEW_IO;
  self.outgoing.replace([]);
  self.pending.replace([]);
  self.eventLane.replace([]);
  self.watches.clear();
  self.mailboxes.clear();
}

function isGone(self: ClientState): boolean {
  const { process } = self.vars.value;
  return process === 'killed' || process === 'closed';
}

export const NEW_IO: ClientIo = { lastZxidSeen: 0, lastSentAtMs: 0, lastHeardAtMs: 0, nextXid: 1 };

function newVars(setup: ClientSetup, incarnation: number): ClientVars {
  return {
    setup,
    incarnation,
    process: 'running',
    exit: 'no',
    connection: 'notConnected',
    link: null,
    nextServer: -1,
    sessionId: '0x0',
    password: '',
    sessionTimeoutMs: setup.sessionTimeoutMs,
    auths: [],
    beliefs: [],
  };
}
