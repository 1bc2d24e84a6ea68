// From one text to another by no more than what differs, line by line: marks and breakpoints in lines that stay keep their places.
export interface Change {
  readonly from: number;
  readonly to: number;
  readonly insert: string;
}

/** In order, none of which touches another. Empty: the texts are the same. */
export function changesBetween(before: string, after: string): readonly Change[] {
  const [old, now] = [linesOf(before), linesOf(after)];
  const changes: Change[] = [];
  let [at, oldLine, nowLine] = [0, 0, 0];
  for (const [oldKept, nowKept] of [...keptLines(old, now), [old.length, now.length] as const]) {
    const gone = old.slice(oldLine, oldKept).join('');
    const come = now.slice(nowLine, nowKept);
    changes.push(...changesWithin(old.slice(oldLine, oldKept), come, at));
    at += gone.length + (old[oldKept]?.length ?? 0);
    [oldLine, nowLine] = [oldKept + 1, nowKept + 1];
  }
  return changes;
}

/** Each with its end of line. */
function linesOf(text: string): readonly string[] {
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

type Pair = readonly [old: number, now: number];

/** More is not compared line with line: the text is another. */
const MOST_COMPARED = 4_000_000;

/** The longest row of lines that both have, those at both ends first: mostly nothing else is left. */
function keptLines(old: readonly string[], now: readonly string[]): readonly Pair[] {
  const shorter = Math.min(old.length, now.length);
  let head = 0;
  while (head < shorter && old[head] === now[head]) head++;
  let tail = 0;
  while (tail < shorter - head && old.at(-1 - tail) === now.at(-1 - tail)) tail++;
  const middle = rowOfBoth(old.slice(head, old.length - tail), now.slice(head, now.length - tail));
  return [
    ...Array.from({ length: head }, (_, index): Pair => [index, index]),
    ...middle.map(([a, b]): Pair => [a + head, b + head]),
    ...Array.from({ length: tail }, (_, index): Pair => [
      old.length - tail + index,
      now.length - tail + index,
    ]),
  ];
}

function rowOfBoth(old: readonly string[], now: readonly string[]): readonly Pair[] {
  if (old.length * now.length > MOST_COMPARED) return [];
  const width = now.length + 1;
  /** How many lines both have from there on. */
  const longest = new Uint16Array((old.length + 1) * width);
  const from = (a: number, b: number): number => longest[a * width + b] ?? 0;
  for (let a = old.length - 1; a >= 0; a--)
    for (let b = now.length - 1; b >= 0; b--)
      longest[a * width + b] =
        old[a] === now[b] ? from(a + 1, b + 1) + 1 : Math.max(from(a + 1, b), from(a, b + 1));
  const row: Pair[] = [];
  let [a, b] = [0, 0];
  while (a < old.length && b < now.length) {
    if (old[a] === now[b]) row.push([a++, b++]);
    else if (from(a + 1, b) >= from(a, b + 1)) a++;
    else b++;
  }
  return row;
}
