// Standard input and output of a process. What is typed while no thread reads stands in line until one does, as in a pipe.
import type { LocalOp } from '../../model/op.ts';
import type { ClientState, ProgramThread, TypedLine } from '../clientState.ts';
import { resumeSoon, threadsOf, waitFor, wake, type Outbox } from '../threads.ts';

/** Whether one of its programs has written or read there, so that somebody can be expected to read on. */
export function hasConsole(self: ClientState): boolean {
  return self.shared.has(CONSOLE);
}

/** A line comes in: for who waits for one, or into the line of those that wait. */
export function typeLine(self: ClientState, line: string, outbox: Outbox): void {
  const reader = threadsOf(self).find(
    ({ state }) => state.kind === 'waiting' && state.for.kind === 'nextLine',
  );
  if (reader === undefined) return setUnread(self, [...unreadOf(self), { line, record: outbox.lastRecord }]);
  outbox.record({ kind: 'line.read', thread: reader.id, line });
  wake(self, reader.id, { kind: 'value', value: line }, outbox);
}

export function nextLine(
  self: ClientState,
  thread: ProgramThread,
  op: Extract<LocalOp, { readonly kind: 'nextLine' }>,
  outbox: Outbox,
): void {
  const [first, ...rest] = unreadOf(self);
  setUnread(self, rest);
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
  if (!hasConsole(self)) setUnread(self, []);
  outbox.record({ kind: 'text.printed', thread: thread.id, stream, text });
  resumeSoon(self, thread, { kind: 'done' }, null, outbox);
}

function unreadOf(self: ClientState): readonly TypedLine[] {
  const thing = self.shared.get(CONSOLE);
  return thing?.kind === 'console' ? thing.unread : [];
}

function setUnread(self: ClientState, unread: readonly TypedLine[]): void {
  self.shared.set(CONSOLE, { kind: 'console', unread });
}

const CONSOLE = 'console';
