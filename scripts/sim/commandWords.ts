// A command as one writes it on the command line, with its moment: `4000 crashServer server:3`, or as JSON behind the moment.
import { fieldsOf, type Command, type Field } from '../../src/engine/index.ts';
import { parseCommand } from '../../src/scenarios/link/commandNotation.ts';

export interface TimedCommand {
  readonly atMs: number;
  readonly command: Command;
}

/** Null if it is no command. */
export function parseTimedCommand(text: string): TimedCommand | null {
  const [, moment = '', rest = ''] = /^(\d{1,12})\s+(.+)$/su.exec(text.trimStart()) ?? [];
  const command = parseCommand(rest);
  return moment !== '' && command !== null ? { atMs: Number(moment), command } : null;
}

/** A command as it is written behind its moment. */
export function commandWords(command: Command): string {
  const fields = fieldsOf(command.type);
  const values = new Map<string, unknown>(Object.entries(command));
  const inOrder = [
    ...fields.filter(([, { kind }]) => kind !== 'ways'),
    ...fields.filter(([name, { kind }]) => kind === 'ways' && values.get(name) !== 'both'),
  ];
  return [command.type, ...inOrder.map(([name, field]) => wordOf(field, values.get(name)))].join(' ');
}

function wordOf({ kind }: Field, value: unknown): string {
  if (kind === 'packet') return JSON.stringify(value);
  if (kind !== 'groups') return String(value);
  return (value as readonly (readonly string[])[]).map((group) => group.join(',')).join('|');
}
