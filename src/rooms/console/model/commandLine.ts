// A command line as plain data: what each key asks of it, and what stands there then. The field that shows it has the cursor.
import type { Completion } from '../../../zkcli/index.ts';
import { agreed, completed } from './completing.ts';

export interface CommandLine {
  readonly text: string;
  /** How far back in the history; -1 is the line being typed. */
  readonly back: number;
  readonly offered: Offered | null;
  /** After Escape the next Tab leaves. */
  readonly isLeaving: boolean;
}

interface Offered {
  readonly completion: Completion;
  /** The candidate that Enter takes. */
  readonly at: number;
}

/** A line, and where the cursor is put in it; null: it stays where it is. */
export interface Placed {
  readonly line: CommandLine;
  readonly cursor: number | null;
}

export const EMPTY_LINE: CommandLine = { text: '', back: -1, offered: null, isLeaving: false };

/** `cut`: the line is emptied up to the cursor, as in a terminal. */
export type Deed = 'run' | 'complete' | 'take' | 'leave' | 'cut' | Walk;
type Walk = 'up' | 'down';

interface Key {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly shiftKey: boolean;
}

/** Null: the key does what it does in any field. */
export function deedOf(
  { text, offered, isLeaving }: CommandLine,
  { key, ctrlKey, shiftKey }: Key,
): Deed | null {
  if (ctrlKey) return key.toLowerCase() === 'u' ? 'cut' : null;
  switch (key) {
    case 'Tab':
      if (shiftKey) return null;
      if (offered !== null) return 'take';
      return text === '' || isLeaving ? null : 'complete';
    case 'Enter':
      return offered === null ? 'run' : 'take';
    case 'ArrowUp':
      return 'up';
    case 'ArrowDown':
      return 'down';
    case 'Escape':
      return 'leave';
    default:
      return null;
  }
}

/** Typed by hand: the history begins anew. */
export function lineOf(text: string): CommandLine {
  return { ...EMPTY_LINE, text };
}

/** One candidate is written at once; several are offered, and written as far as they agree. Null: there is none. */
export function withCompletion(
  line: CommandLine,
  cursor: number,
  completion: Completion | null,
): Placed | null {
  const [only, ...others] = completion?.candidates ?? [];
  if (completion === null || only === undefined) return null;
  const before = { text: line.text, cursor };
  if (others.length === 0) return placed(line, completed(before, completion, only));
  const further = agreed(before, completion);
  const to = completion.to + further.text.length - line.text.length;
  return {
    line: { ...line, text: further.text, offered: { completion: { ...completion, to }, at: 0 } },
    cursor: further === before ? null : further.cursor,
  };
}

/** With a candidate that is offered: the one that Enter takes, or the one at that place. */
export function taken(line: CommandLine, at = line.offered?.at ?? 0): Placed {
  const closed = putAway(line);
  const completion = line.offered?.completion;
  const candidate = completion?.candidates[at];
  if (completion === undefined || candidate === undefined) return { line: closed, cursor: null };
  return placed(closed, completed({ text: line.text, cursor: completion.to }, completion, candidate));
}

/** Through what is offered, round and round; through the history otherwise. `lines`: what was typed before, latest first. */
export function walked(line: CommandLine, walk: Walk, lines: readonly string[]): Placed {
  const { offered } = line;
  if (offered === null) {
    const back = Math.max(-1, Math.min(line.back + (walk === 'up' ? 1 : -1), lines.length - 1));
    const text = lines[back] ?? '';
    return { line: { ...line, text, back }, cursor: text.length };
  }
  const all = offered.completion.candidates.length;
  const at = (offered.at + (walk === 'up' ? -1 : 1) + all) % all;
  return { line: { ...line, offered: { ...offered, at } }, cursor: null };
}

/** What is offered closes, and nothing else changes. */
export function putAway(line: CommandLine): CommandLine {
  return line.offered === null ? line : { ...line, offered: null };
}

/** Escape: where nothing is offered, Tab is to leave. */
export function escaped(line: CommandLine): CommandLine {
  return { ...putAway(line), isLeaving: line.isLeaving || line.offered === null };
}

function placed(
  line: CommandLine,
  { text, cursor }: { readonly text: string; readonly cursor: number },
): Placed {
  return { line: { ...line, text }, cursor };
}
