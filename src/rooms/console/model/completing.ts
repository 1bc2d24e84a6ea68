// Completing the word at the cursor, as a shell does: one candidate is taken, of several what they have in common.
import type { Completion } from '../../../zkcli/index.ts';

export interface Line {
  readonly text: string;
  readonly cursor: number;
}

/** Puts a candidate in the place of the word; behind it one goes on with the next word. */
export function completed({ text }: Line, { from, to }: Completion, candidate: string): Line {
  const rest = text.slice(to);
  const blank = rest.startsWith(' ') ? '' : ' ';
  return { text: text.slice(0, from) + candidate + blank + rest, cursor: from + candidate.length + 1 };
}

/** The line as far as all candidates agree; the same where that is what stands there already. */
export function agreed(line: Line, { from, to, candidates }: Completion): Line {
  const common = commonStart(candidates);
  if (common.length <= line.cursor - from) return line;
  return { text: line.text.slice(0, from) + common + line.text.slice(to), cursor: from + common.length };
}

function commonStart([first = '', ...others]: readonly string[]): string {
  let length = first.length;
  for (const other of others) while (!other.startsWith(first.slice(0, length))) length--;
  return first.slice(0, length);
}
