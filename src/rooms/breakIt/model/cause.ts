// What tells one finding from another: what is violated, what the program itself says of it, and at which line of the learner's file.
import type { Violation } from '../../../engine/index.ts';

interface Found {
  readonly violation: Violation | null;
  readonly line: number | null;
  readonly program: string | null;
}

/** The same for runs that show the same mistake. */
export function causeOf({ violation, line, program }: Found): string {
  return [violation?.invariant ?? '', violation?.said?.text ?? '', line ?? '', program ?? ''].join(' ');
}
