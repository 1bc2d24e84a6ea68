// Standard input and output of a process. What is typed while no thread reads stands in line until one does, as in a pipe.
import { CONSOLE_RECIPE, type LocalOp } from '../../model/op.ts';
import type { ClientState, ProgramThread, TypedLine } from '../clientState.ts';
import { addThread, resumeSoon, threadsOf, waitFor, wake, type Outbox } from '../threads.ts';

/** A line comes in: for who waits for one, or into the line of those that wait. Where nobody reads, zkCli begins to. */
export function typeLine(self: ClientState, line: string, outbox: Outbox): void {
  const reader = threadsOf(self).find(
    ({ state }) => state.kind === 'waiting' && state.for.kind === 'nextLine',
  );
  if (reader === undefined) {
    const { unread, thread } = consoleOf(self);
    setConsole(self, { unread: [...unread, { line, record: outbox.lastRecord }], thread });
    if (!isRead(self)) openConsole(self, outbox);
    return;
  }
  outbox.record({ kind: 'line.read', thread: reader.id, line });
  wake(self, reader.id, { kind: 'value', value: line }, outbox);
}

/** Whether a thread is a console that was opened beside the client's own programs. */
export function isBeside({ recipe, args }: ProgramThread): boolean {
  return recipe === CONSOLE_RECIPE && args['attached'] === true;
}

/** It works with the handle of the process. */
function openConsole(self: ClientState, outbox: Outbox): void {
  const servers = self.vars.value.setup.connectString.join(',');
  const thread = addThread(self, CONSOLE_RECIPE, { servers, attached: true }, 0);
  outbox.schedule({ type: 'startProgram', thread }, 0);
}

function isRead(self: ClientState): boolean {
  const { thread } = consoleOf(self);
  return threadsOf(self).some(
    ({ id, recipe, state }) => state.kind !== 'ended' && (id === thread || recipe === CONSOLE_RECIPE),
  );
}

export function nextLine(
  self: ClientState,
  thread: ProgramThread,
  op: Extract<LocalOp, { readonly kind: 'nextLine' }>,
  outbox: Outbox,
): void {
  const [first, ...rest] = consoleOf(self).unread;
  setConsole(self, { unread: rest, thread: thread.id });
  if (first === undefined) {
    waitFor(self, thread, op, outbox);
    return;
  }
  const { line, record } = first;
  outbox.blame(record);
  outbox.record({ kind: 'line.read', thread: thread.id, line });
  resumeSoon(self, thread, { kind: 'value', value: line }, null, outbox);
}

export function print(
  self: ClientState,
  thread: ProgramThread,
  { text, stream }: Extract<LocalOp, { readonly kind: 'print' }>,
  outbox: Outbox,
): void {
  outbox.record({ kind: 'text.printed', thread: thread.id, stream, text });
  resumeSoon(self, thread, { kind: 'done' }, null, outbox);
}

interface Console {
  readonly unread: readonly TypedLine[];
  /** Who read last; null before anybody has. */
  readonly thread: number | null;
}

function consoleOf(self: ClientState): Console {
  const thing = self.shared.get(CONSOLE);
  return thing?.kind === 'console' ? thing : { unread: [], thread: null };
}

function setConsole(self: ClientState, { unread, thread }: Console): void {
  self.shared.set(CONSOLE, { kind: 'console', unread, thread });
}

const CONSOLE = 'console';
