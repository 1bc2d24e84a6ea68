// From one text to another by no more than what differs, line by line: marks and breakpoints in lines that stay keep their places.
import { diffArrays } from 'diff';

export interface Change {
  readonly from: number;
  readonly to: number;
  readonly insert: string;
}

/** In order, none of which touches another. Empty: the texts are the same. */
export function changesBetween(before: string, after: string): readonly Change[] {
  const changes: Change[] = [];
  let at = 0;
  let gone: readonly string[] = [];
  let come: readonly string[] = [];
  const replace = (): void => {
    changes.push(...changesWithin(gone, come, at));
    at += gone.join('').length;
    [gone, come] = [[], []];
  };
  for (const { value, removed, added } of diffArrays(linesOf(before), linesOf(after))) {
    if (removed) gone = value;
    else if (added) come = value;
    else {
      replace();
      at += value.join('').length;
    }
  }
  replace();
  return changes;
}

/** Each with its end of line. */
function linesOf(text: string): string[] {
  return text.match(/[^\n]*\n|[^\n]+$/g) ?? [];
}

/** A line that became another is changed in its place; the lines that are left over come or go behind. */
function changesWithin(gone: readonly string[], come: readonly string[], start: number): readonly Change[] {
  const changes: Change[] = [];
  const paired = Math.min(gone.length, come.length);
  let at = start;
  for (const [index, line] of gone.slice(0, paired).entries()) {
    changes.push(...changeOf(line, come[index] ?? '', at));
    at += line.length;
  }
  const [less, more] = [gone.slice(paired).join(''), come.slice(paired).join('')];
  const last = changes.at(-1);
  if (less === '' && more === '') return changes;
  if (last?.to !== at) return [...changes, { from: at, to: at + less.length, insert: more }];
  return [...changes.slice(0, -1), { ...last, to: at + less.length, insert: last.insert + more }];
}

/** The one piece that differs. */
function changeOf(before: string, after: string, at: number): readonly Change[] {
  if (before === after) return [];
  const shorter = Math.min(before.length, after.length);
  let from = 0;
  while (from < shorter && before[from] === after[from]) from++;
  let same = 0;
  while (same < shorter - from && before.at(-1 - same) === after.at(-1 - same)) same++;
  return [{ from: at + from, to: at + before.length - same, insert: after.slice(from, after.length - same) }];
}
