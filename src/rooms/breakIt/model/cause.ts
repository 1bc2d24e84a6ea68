// What tells one finding from another: what is violated, what the program itself says of it, and at which line of the learner's file.
import type { Violation } from '../../../engine/index.ts';

interface Found {
  readonly violation: Violation | null;
  readonly line: number | null;
}

/** The same for runs that show the same mistake. */
export function causeOf({ violation, line }: Found): string {
  return [violation?.invariant ?? '', violation?.said?.text ?? '', line ?? ''].join(' ');
}
