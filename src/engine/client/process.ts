// A client process: one I/O lane, one event lane, and the programs' threads. Routes what comes to the lane it is for, and
// knows how a process begins and ends. Stands for a JVM with one org.apache.zookeeper.ZooKeeper handle.
import { Cell, Fifo, Table } from '../kernel/table.ts';
import { EVENT_LANE } from '../model/op.ts';
import { withdrawBeliefs } from './beliefs.ts';
import { checkConnect, checkIdle, loseConnection, receive } from './clientCnxn.ts';
import { connect, forget, isAlive, NEW_IO, newVars, openHandle, renewHandle } from './handle.ts';
import { beginSound } from './condition.ts';
import { checkSuspended } from './library/suspension.ts';
import { interruptWait } from './local/interrupt.ts';
import { endMonitorWait } from './local/monitors.ts';
import { assertNever } from '../kernel/assertNever.ts';
import type { ClientInput, ClientSetup, ClientState, ClientTask } from './clientState.ts';
import { runCallback } from './eventLane.ts';
import { openGate, resumeThread, setThreads, startProgram } from './programRunner.ts';
import { changeClient, holdTask, takeVerdict } from './local/changes.ts';
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
    case 'change':
      return changeClient(self, input.change, outbox);
    case 'verdict':
      return takeVerdict(self, input, outbox);
    default:
      return assertNever(input);
  }
  const { exit } = self.vars.value;
  if (exit === 'now') return isAlive(self) ? kill(self, outbox) : endClose(self, outbox);
  if (exit === 'whenClosed' && !isClosing(self)) endClose(self, outbox);
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
  if (self.condition.value?.programs === 'stalled' && isOfProgram(task)) return holdTask(self, task);
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
    case 'monitorTimeout':
      return endMonitorWait(self, task, outbox);
    case 'interruptWait':
      return interruptWait(self, task, outbox);
    case 'checkSuspended':
      return checkSuspended(self, task, outbox);
    case 'renewHandle':
      return renewHandle(self, outbox);
    default:
      return assertNever(task);
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
  if (self.condition.value !== null || self.shared.size > 0) beginSound(self);
  setThreads(self, self.vars.value.setup.programs);
}

type When = 'inTheirTime' | 'atOnce';

function begin(self: ClientState, when: When, outbox: Outbox): void {
  outbox.record({ kind: 'client.started' });
  self.vars.update({ connection: 'connecting' });
  connect(self, outbox);
  startPrograms(self, when, outbox);
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

function isGone(self: ClientState): boolean {
  const { process } = self.vars.value;
  return process === 'killed' || process === 'closed';
}
