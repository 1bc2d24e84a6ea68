// What records tell of own code: the threads it runs in, and the lines they come to.
import type { TraceRecord } from '../../engine/index.ts';
import { ownLineOf } from './ownCodes.ts';

/** What a thread of own code runs, by the name of its recipe; null: it is none of own code. */
export function ownThreadOf(recipe: string): OwnThread | null {
  const [, part = 'main'] = /^own-recipe(?: (call|event|states|outcome))?$/u.exec(recipe) ?? [null, null];
  return part as OwnThread | null;
}

export type OwnThread = 'main' | 'call' | 'event' | 'states' | 'outcome';

/** The line of own code that a program has come to with a record; null: to none. */
export function ownLineReached(record: TraceRecord): number | null {
  if (record.kind !== 'program.resumed' || record.yielded.kind !== 'op') return null;
  const { op } = record.yielded;
  return op.kind === 'atStep' ? ownLineOf(op.step) : null;
}
