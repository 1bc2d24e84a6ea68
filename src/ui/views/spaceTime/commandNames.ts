// Which commands have their names at their lines, and on which side.

export type NameSide = 'before' | 'after';

export interface NamedLine {
  readonly seq: number;
  readonly x: number;
  /** With the space between it and the line. */
  readonly nameWidth: number;
}

/**
 * A name stands before its line where there is room: behind it, right after the command, the playhead runs through the name.
 * No name covers another one, or the line of another command.
 */
export function commandNames(lines: readonly NamedLine[], pageWidth: number): ReadonlyMap<number, NameSide> {
  const named = new Map<number, NameSide>();
  let free = 0;
  for (const [at, { seq, x, nameWidth }] of lines.entries()) {
    const next = Math.min(pageWidth, lines[at + 1]?.x ?? pageWidth);
    if (x > pageWidth) break;
    if (x - nameWidth >= free) named.set(seq, 'before');
    else if (x >= free && x + nameWidth <= next) named.set(seq, 'after');
    free = Math.max(free, named.get(seq) === 'after' ? x + nameWidth : x);
  }
  return named;
}
