// What a program was answered that read a znode.
import type { RecordOf } from './record.ts';

/** The text it read; null if what it waited for was something else. */
export function dataRead({ input }: RecordOf<'program.resumed'>): string | null {
  if (input.kind !== 'response') return null;
  const { data } = input.body;
  return typeof data === 'string' ? data : null;
}
