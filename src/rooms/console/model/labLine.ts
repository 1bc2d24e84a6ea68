// A line typed at the lab's console: a command in its notation, a four-letter word with its server (`ruok server:1`), or a pause
// (`wait 5000`).
import {
  COMMAND_TYPES,
  fieldsOf,
  FOUR_LETTER_WORDS,
  type ClientId,
  type Command,
  type CommandType,
  type Field,
} from '../../../engine/index.ts';
import { isZkcliCommand } from '../../../zkcli/index.ts';
import { parseCommand } from '../../../scenarios/link/commandNotation.ts';

export type LabLine =
  | { readonly kind: 'command'; readonly command: Command }
  /** Nothing is done for so long; what comes next is given then. */
  | { readonly kind: 'wait'; readonly ms: number }
  /** A change of the world itself (`world servers 3`): what stands behind the first word. */
  | { readonly kind: 'world'; readonly words: string }
  /** What can be said here is to be listed. */
  | { readonly kind: 'help' }
  /** Nothing, or a remark behind `#`. */
  | { readonly kind: 'nothing' }
  | { readonly kind: 'problem'; readonly problem: LabProblem };

/** What is wrong with a line; words for it are the catalogue's. */
export type LabProblem =
  /** Nothing is called so; `like` is what may have been meant. */
  | { readonly kind: 'unknownName'; readonly name: string; readonly like: string | null }
  /** A command of zkCli, which a client runs. */
  | { readonly kind: 'ofZkcli'; readonly name: string }
  | { readonly kind: 'fieldMissing'; readonly field: string; readonly usage: string }
  | { readonly kind: 'fieldWrong'; readonly field: string; readonly word: string; readonly usage: string }
  | { readonly kind: 'tooManyWords'; readonly word: string; readonly usage: string };

export function parseLabLine(line: string): LabLine {
  const text = line.trimStart();
  if (text === '' || text.startsWith('#')) return { kind: 'nothing' };
  const [name = '', ...words] = text.trimEnd().split(/\s+/u);
  if (name === 'help') return { kind: 'help' };
  if (name === 'wait') return waitOf(words);
  if (name === 'world') return { kind: 'world', words: text.slice(name.length) };
  const said = isFourLetterWord(name)
    ? `askServer ${words[0] ?? ''} ${[name, ...words.slice(1)].join(' ')}`
    : text;
  const command = parseCommand(said);
  if (command !== null) return { kind: 'command', command };
  return { kind: 'problem', problem: problemOf(name, words) };
}

/** What can begin a line, in order. */
export const LAB_NAMES: readonly string[] = [
  ...COMMAND_TYPES,
  ...FOUR_LETTER_WORDS,
  'help',
  'wait',
  'world',
].toSorted();

/** How a name is used: `cutLink from to [oneWay]`. */
export function usageOf(name: string): string {
  if (name === 'wait') return 'wait ms';
  if (isFourLetterWord(name)) return `${name} server`;
  const type = COMMAND_TYPES.find((each) => each === name);
  if (type === undefined) return name;
  return [type, ...inOrder(type).map(([field, { kind }]) => (kind === 'ways' ? '[oneWay]' : field))].join(
    ' ',
  );
}

/** How each name is used that a person may say: what clients outside do only they do. */
export function usages(): readonly string[] {
  return LAB_NAMES.filter((name) => !/^(?:open|send|close)Wire$/u.test(name)).map(usageOf);
}

/** Fields in the order in which they are said. */
export function inOrder(type: CommandType): readonly (readonly [name: string, field: Field])[] {
  const fields = fieldsOf(type);
  return [
    ...fields.filter(([, { kind }]) => kind !== 'ways'),
    ...fields.filter(([, { kind }]) => kind === 'ways'),
  ];
}

export function isFourLetterWord(name: string): boolean {
  return FOUR_LETTER_WORDS.some((word) => word === name);
}

/**
 * To whom a line of a script is said that has several consoles, as the prompt has it: `client:B> ls /`, `lab> crashServer server:1`. A line
 * that names none is said to the client that was spoken to.
 */
export function addressedTo(line: string): { readonly to: ClientId | 'lab' | null; readonly line: string } {
  const [, to = null, rest = ''] = /^(client:[A-Za-z][\w-]{0,11}|lab)> ?(.*)$/su.exec(line) ?? [];
  return to === null ? { to: null, line } : { to: to as ClientId | 'lab', line: rest };
}

function waitOf([ms, tooMuch]: readonly string[]): LabLine {
  const usage = usageOf('wait');
  if (ms === undefined) return { kind: 'problem', problem: { kind: 'fieldMissing', field: 'ms', usage } };
  if (!/^\d{1,9}$/u.test(ms))
    return { kind: 'problem', problem: { kind: 'fieldWrong', field: 'ms', word: ms, usage } };
  if (tooMuch !== undefined)
    return { kind: 'problem', problem: { kind: 'tooManyWords', word: tooMuch, usage } };
  return { kind: 'wait', ms: Number(ms) };
}

/** The first thing that keeps the words from being a command. */
function problemOf(name: string, words: readonly string[]): LabProblem {
  const type = COMMAND_TYPES.find((each) => each === name);
  if (type === undefined && !isFourLetterWord(name))
    return isZkcliCommand(name)
      ? { kind: 'ofZkcli', name }
      : { kind: 'unknownName', name, like: nearest(name) };
  const fields = type === undefined ? inOrder('askServer').slice(0, 1) : inOrder(type);
  const usage = usageOf(name);
  for (const [at, [field, { kind }]] of fields.entries()) {
    const word = words[at];
    if (word === undefined && kind !== 'ways') return { kind: 'fieldMissing', field, usage };
    if (word !== undefined && !isField(type ?? 'askServer', at, words))
      return { kind: 'fieldWrong', field, word, usage };
  }
  return { kind: 'tooManyWords', word: words[fields.length] ?? '', usage };
}

/** Whether the word at that place fits, tried with words that fit at the other places. */
function isField(type: CommandType, at: number, words: readonly string[]): boolean {
  const tried = inOrder(type).map(([, field], place) => (place === at ? (words[at] ?? '') : fitting(field)));
  return parseCommand([type, ...tried].join(' ')) !== null;
}

function fitting(field: Field): string {
  switch (field.kind) {
    case 'client':
      return 'client:A';
    case 'server':
    case 'peer':
      return 'server:1';
    case 'ways':
      return 'both';
    case 'groups':
      return 'server:1|server:2';
    case 'link':
      return 'client:A#1';
    case 'direction':
      return 'toServer';
    case 'choice':
      return field.of[0] ?? '';
    case 'wire':
      return 'wire:1';
    case 'address':
      return '127.0.0.1:40000';
    case 'packet':
      return '{"kind":"ping"}';
    case 'line':
      return 'ls /';
    case 'number':
      return String(Math.max(field.min, 1));
  }
}

/** The name that it begins, or else the one that differs in fewest letters, if it is not another one altogether. */
function nearest(name: string): string | null {
  const begun = LAB_NAMES.find(
    (each) => name.length > 1 && each.toLowerCase().startsWith(name.toLowerCase()),
  );
  if (begun !== undefined) return begun;
  const ranked = LAB_NAMES.map((each) => [distance(name.toLowerCase(), each.toLowerCase()), each] as const);
  const [best] = ranked.toSorted(([x], [y]) => x - y);
  return best !== undefined && best[0] <= name.length / LETTERS_PER_MISTAKE ? best[1] : null;
}

const LETTERS_PER_MISTAKE = 4;

/** Levenshtein's. */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let i = 0; i < a.length; i++) {
    const next = [i + 1];
    for (let j = 0; j < b.length; j++) {
      const kept = (row[j] ?? 0) + (a[i] === b[j] ? 0 : 1);
      next.push(Math.min(kept, (row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1));
    }
    row = next;
  }
  return row[b.length] ?? 0;
}
