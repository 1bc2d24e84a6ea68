// Which commands have their names at their lines, and on which side.

/** What of a name is at its line: its `end` if it stands before the line. */
export type NameSide = 'end' | 'start';

export interface NamedLine {
  readonly seq: number;
  readonly x: number;
  /** With the space between it and the line. */
  readonly nameWidth: number;
}

interface Sheet {
  readonly width: number;
  /** Where the playhead is. */
  readonly playhead: number;
}

/**
 * A name stands before its line where there is room: behind it, right after the command, the playhead runs through the name.
 * No name covers another one, the line of another command, or the playhead; a line without a name has it in its tooltip.
 */
export function commandNames(
  lines: readonly NamedLine[],
  { width, playhead }: Sheet,
): ReadonlyMap<number, NameSide> {
  const named = new Map<number, NameSide>();
  const isClear = (from: number, to: number) => playhead <= from || playhead >= to;
  let free = 0;
  for (const { seq, x, nameWidth } of lines) {
    // Of two commands at one time the first is named.
    const next = Math.min(width, lines.find((line) => line.x > x)?.x ?? width);
    const [from, to] = [x - nameWidth, x + nameWidth];
    if (x > width) break;
    if (from >= free && isClear(from, x)) named.set(seq, 'end');
    else if (x >= free && to <= next && isClear(x, to)) named.set(seq, 'start');
    free = Math.max(free, named.get(seq) === 'start' ? to : x);
  }
  return named;
}
