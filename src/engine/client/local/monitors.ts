// The monitor of a Java object: one thread at a time, re-entrant; a waiting thread leaves it and has to enter again. Differs in
// that threads enter in the order they came, and in that a notification wakes the thread that has waited longest: Java leaves both open.
import { listed } from '../../kernel/table.ts';
import type { LocalOp, OpResult } from '../../model/op.ts';
import type { ClientState, ClientTask, Monitor, ProgramThread } from '../clientState.ts';
import { worldMs } from '../condition.ts';
import { resumeSoon, waitFor, wake, type Outbox } from '../threads.ts';

type MonitorOp<K extends LocalOp['kind']> = Extract<LocalOp, { readonly kind: K }>;

export function enterMonitor(
  self: ClientState,
  thread: ProgramThread,
  op: MonitorOp<'enterMonitor'>,
  outbox: Outbox,
): void {
  const monitor = monitorOf(self, op.name);
  const { owner, depth, entering } = monitor;
  if (owner === null || owner === thread.id) {
    put(self, op.name, { ...monitor, owner: thread.id, depth: depth + 1 });
    return resumeSoon(self, thread, DONE, null, outbox);
  }
  put(self, op.name, { ...monitor, entering: [...entering, { thread: thread.id, depth: 1, input: DONE }] });
  waitFor(self, thread, op, outbox);
}

export function exitMonitor(
  self: ClientState,
  thread: ProgramThread,
  op: MonitorOp<'exitMonitor'>,
  outbox: Outbox,
): void {
  const monitor = monitorOf(self, op.name);
  if (monitor.owner !== thread.id) return refuse(self, thread, op.name, outbox);
  resumeSoon(self, thread, DONE, null, outbox);
  if (monitor.depth > 1) return put(self, op.name, { ...monitor, depth: monitor.depth - 1 });
  letIn(self, op.name, monitor, outbox);
}

/** Lets go of the monitor until it is notified; goes on once it has entered it again. */
export function waitMonitor(
  self: ClientState,
  thread: ProgramThread,
  op: MonitorOp<'waitMonitor'>,
  outbox: Outbox,
): void {
  const monitor = monitorOf(self, op.name);
  if (monitor.owner !== thread.id) return refuse(self, thread, op.name, outbox);
  const waiting = [...monitor.waiting, { thread: thread.id, depth: monitor.depth }];
  const turn = waitFor(self, thread, op, outbox);
  letIn(self, op.name, { ...monitor, waiting }, outbox);
  if (op.timeoutMs === undefined) return;
  const task = { type: 'monitorTimeout', monitor: op.name, thread: thread.id, turn } as const;
  outbox.schedule(task, worldMs(self, op.timeoutMs));
}

/** A notified thread goes on when the monitor is free. A notification that no thread waits for is lost. */
export function notifyMonitor(
  self: ClientState,
  thread: ProgramThread,
  op: MonitorOp<'notifyMonitor'>,
  outbox: Outbox,
): void {
  const monitor = monitorOf(self, op.name);
  if (monitor.owner !== thread.id) return refuse(self, thread, op.name, outbox);
  const called = op.whom === 'all' ? monitor.waiting : monitor.waiting.slice(0, 1);
  for (const waiter of called) returnToEnter(self, op.name, waiter.thread, DONE, outbox);
  resumeSoon(self, thread, DONE, null, outbox);
}

export function endMonitorWait(
  self: ClientState,
  { monitor, thread, turn }: Extract<ClientTask, { readonly type: 'monitorTimeout' }>,
  outbox: Outbox,
): void {
  if (self.threads.get(thread)?.turn === turn)
    returnToEnter(self, monitor, thread, { kind: 'timeout' }, outbox);
}

/** A wait is over: the thread stands in line to enter the monitor again, and is handed that once it has. */
export function returnToEnter(
  self: ClientState,
  name: string,
  thread: number,
  input: OpResult,
  outbox: Outbox,
): void {
  const monitor = monitorOf(self, name);
  const waiter = monitor.waiting.find((waiting) => waiting.thread === thread);
  if (waiter === undefined) return;
  const waiting = monitor.waiting.filter((other) => other !== waiter);
  const back = { ...monitor, waiting, entering: [...monitor.entering, { ...waiter, input }] };
  if (monitor.owner === null) letIn(self, name, back, outbox);
  else put(self, name, back);
}

/** A thread that ends leaves every monitor, as the end of a `synchronized` block does, however it is come by. */
export function leaveMonitors(self: ClientState, thread: number, outbox: Outbox): void {
  for (const [key, thing] of listed(self.shared.entries())) {
    if (thing.kind === 'monitor' && thing.owner === thread)
      letIn(self, key.slice('monitor '.length), thing, outbox);
  }
}

/** The monitor is free: the thread that has stood in line longest goes on inside. */
function letIn(self: ClientState, name: string, monitor: Monitor, outbox: Outbox): void {
  const [next, ...entering] = monitor.entering;
  if (next === undefined) return put(self, name, { ...monitor, owner: null, depth: 0 });
  put(self, name, { ...monitor, owner: next.thread, depth: next.depth, entering });
  wake(self, next.thread, next.input, outbox);
}

function refuse(self: ClientState, thread: ProgramThread, name: string, outbox: Outbox): void {
  resumeSoon(self, thread, { kind: 'illegalState', name }, null, outbox);
}

function monitorOf(self: ClientState, name: string): Monitor {
  const thing = self.shared.get(`monitor ${name}`);
  return thing?.kind === 'monitor' ? thing : FREE;
}

function put(self: ClientState, name: string, monitor: Monitor): void {
  self.shared.set(`monitor ${name}`, monitor);
}

const FREE: Monitor = { kind: 'monitor', owner: null, depth: 0, entering: [], waiting: [] };
const DONE = { kind: 'done' } as const;
