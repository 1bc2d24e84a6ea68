// Commands and what faults of the network are about, in the notation of the console.
import { fieldsOf, type Command, type Field, type MessageName, type Ways } from '../model/command.ts';
import type { ClientMessage } from '../model/message.ts';
import type { PeerPair } from './record.ts';

/** `cutLink server:1 ↔ server:2`. */
export function commandText(command: Command): string {
  const values = new Map<string, unknown>(Object.entries(command));
  const words = fieldsOf(command.type).flatMap(([name, field]) => fieldText(field, values.get(name)));
  if ('ways' in command) words.splice(0, 2, wayText(command));
  return [command.type, ...words].join(' ');
}

function fieldText(field: Field, value: unknown): readonly string[] {
  switch (field.kind) {
    case 'groups':
      return [(value as readonly (readonly string[])[]).map((group) => group.join(',')).join(' | ')];
    case 'number':
      if (field.unit === null) return [String(value)];
      return [field.unit === 'thread' ? `thread ${String(value)}` : `${String(value)} ${field.unit}`];
    case 'ways':
      return [];
    case 'address':
      return value === undefined ? [] : [value as string];
    case 'packet':
      return [(value as ClientMessage).kind];
    default:
      return [String(value)];
  }
}

function wayText({ from, to, ways }: Extract<Command, { readonly ways: Ways }>): string {
  return `${from} ${ways === 'both' ? '↔' : '→'} ${to}`;
}

export function pairsText(pairs: readonly PeerPair[]): string {
  return pairs.map(({ from, to }) => `${from}→${to}`).join(' ');
}

export function messageText({ link, direction, nth }: MessageName): string {
  return `${link} ${direction} ${nth}`;
}
