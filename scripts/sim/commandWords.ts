// A command as one writes it on the command line, with its moment: `4000 crashServer server:3`, `5000 partition
// server:1,server:2|server:3`, as the console writes it (`cutLink server:1 ↔ server:2`), or as JSON, as it stands in a link.
import * as v from 'valibot';
import { COMMAND_TYPES, fieldsOf, type Command, type Field } from '../../src/engine/index.ts';
import { CommandSchema } from '../../src/scenarios/link/commandSchema.ts';
import { plainWords } from './plainWords.ts';

export interface TimedCommand {
  readonly atMs: number;
  readonly command: Command;
}

/** Null if it is no command. */
export function parseTimedCommand(text: string): TimedCommand | null {
  const [, moment = '', rest = ''] = /^(\d{1,12})\s+(.+)$/.exec(text.trim()) ?? [];
  const parsed = v.safeParse(
    CommandSchema,
    rest.startsWith('{') ? jsonOf(rest) : saidBy(plainWords(rest).split(/\s+/)),
  );
  return moment !== '' && parsed.success ? { atMs: Number(moment), command: parsed.output } : null;
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Words in the order of the command's fields; which ways a fault is about comes last, and is both unless said. */
function saidBy([type = '', ...words]: readonly string[]): unknown {
  const known = COMMAND_TYPES.find((each) => each === type);
  if (known === undefined) return null;
  const fields = fieldsOf(known);
  const inOrder = [
    ...fields.filter(([, { kind }]) => kind !== 'ways'),
    ...fields.filter(([, { kind }]) => kind === 'ways'),
  ];
  return {
    type,
    ...Object.fromEntries(inOrder.map(([name, field], at) => [name, valueOf(field, words[at])])),
  };
}

function valueOf({ kind }: Field, word: string | undefined): unknown {
  switch (kind) {
    case 'number':
      return Number(word);
    case 'groups':
      return word?.split('|').map((group) => group.split(','));
    case 'packet':
      return jsonOf(word ?? '');
    case 'ways':
      return word ?? 'both';
    default:
      return word;
  }
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
  if (kind !== 'groups') return String(value);
  return (value as readonly (readonly string[])[]).map((group) => group.join(',')).join('|');
}
