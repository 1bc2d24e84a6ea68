// What tells one finding from another: what is violated, what the program itself says of it, and at which line of the learner's file.
import { partKey, type Violation } from '../../../engine/index.ts';

interface Found {
  readonly violation: Violation | null;
  readonly line: number | null;
  readonly program: string | null;
}

/** The same for runs that show the same mistake. */
export function causeOf({ violation, line, program }: Found): string {
  // An update is missed when it is stated or when the next one comes: the line tells the moment, not the mistake.
  if (violation?.invariant === 'I-23') return `I-23 ${violation.path ?? ''}`;
  const invariant = violation === null ? '' : partKey(violation.invariant, violation.said);
  return [invariant, withoutNumbers(violation?.said?.text ?? ''), line ?? '', program ?? ''].join(' ');
}

/** “4 of 5 items” and “3 of 5 items” are one mistake at two moments, and so are “lost: 1, 2” and “lost: 1”. */
function withoutNumbers(text: string): string {
  return text.replace(/\d+(?:[\s,;]+\d+)*/g, '#');
}
