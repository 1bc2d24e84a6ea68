// A command as one writes it: `crashServer server:3`, `partition server:1,server:2|server:3`, `typeLine client:A ls /`; as the log writes it
// (`cutLink server:1 ↔ server:2`); or as JSON, as it stands in a link.
import * as v from 'valibot';
import { COMMAND_TYPES, fieldsOf, type Command, type Field } from '../../engine/index.ts';
import { CommandSchema } from './commandSchema.ts';
import { jsonOf } from './jsonOf.ts';

/** Null if it is no command. */
export function parseCommand(text: string): Command | null {
  const said = text.trimStart();
  const parsed = v.safeParse(CommandSchema, said.startsWith('{') ? jsonOf(said) : saidBy(plainWords(said)));
  return parsed.success ? parsed.output : null;
}

/** What `parseCommand` understands as that command. */
export function commandWords(command: Command): string {
  const fields = fieldsOf(command.type);
  const values = new Map<string, unknown>(Object.entries(command));
  const inOrder = [
    ...fields.filter(([, { kind }]) => kind !== 'ways'),
    ...fields.filter(([name, { kind }]) => kind === 'ways' && values.get(name) !== 'both'),
  ];
  const said = inOrder.filter(([name]) => values.has(name));
  return [command.type, ...said.map(([name, field]) => wordOf(field, values.get(name)))].join(' ');
}

/**
 * Words in the order of the command's fields; which ways a fault is about comes last, and is both unless said. A typed line is all that
 * stands behind the blank after the word before it.
 */
function saidBy(text: string): unknown {
  const type = COMMAND_TYPES.find((each) => each === text.split(/\s/u, 1)[0]);
  if (type === undefined) return null;
  const fields = fieldsOf(type);
  const inOrder = [
    ...fields.filter(([, { kind }]) => kind !== 'ways'),
    ...fields.filter(([, { kind }]) => kind === 'ways'),
  ];
  let rest = text.slice(type.length);
  const values = inOrder.map(([name, field]) => {
    const [taken = '', word] = (TO_THE_END.has(field.kind) ? LINE : WORD).exec(rest) ?? [];
    rest = rest.slice(taken.length);
    return [name, valueOf(field, word)] as const;
  });
  // What is said of one command is not overlooked.
  if (rest.trim() !== '') return null;
  return { type, ...Object.fromEntries(values.filter(([, value]) => value !== undefined)) };
}

/** What may have blanks in it. */
const TO_THE_END: ReadonlySet<Field['kind']> = new Set(['line', 'packet']);
const WORD = /^\s+(\S+)/u;
const LINE = /^\s(.+)$/su;

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

function wordOf({ kind }: Field, value: unknown): string {
  if (kind === 'packet') return JSON.stringify(value);
  if (kind !== 'groups') return String(value);
  return (value as readonly (readonly string[])[]).map((group) => group.join(',')).join('|');
}

/**
 * What the console writes of a command, in words without signs and units: `slowLink server:1 → client:A 150 ms` as
 * `slowLink server:1 client:A 150 oneWay`. Any other text as it is.
 */
function plainWords(text: string): string {
  const [type = ''] = text.split(/\s/, 1);
  const known = COMMAND_TYPES.find((each) => each === type);
  const kinds = known === undefined ? [] : fieldsOf(known).map(([, { kind }]) => kind);
  let words = text;
  if (kinds.includes('number'))
    words = words.replace(/ thread (-?\d+)/, ' $1').replace(/(-?\d+) ?(?:ms|‰)$/, '$1');
  if (kinds.includes('groups')) words = words.replaceAll(/ *([|,]) */g, '$1');
  if (!kinds.includes('ways')) return words;
  const [, from, sign, to] = /^(.*?) *(↔|→) *(.*)$/.exec(words) ?? [];
  return sign === undefined ? words : `${from} ${to} ${sign === '↔' ? 'both' : 'oneWay'}`;
}
