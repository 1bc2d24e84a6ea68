// What a view of locks says otherwise of what is no lock: an election, permits, readers that share.
import type { Scenario } from '../../../scenarios/scenario/scenario.ts';

interface Otherwise {
  readonly elections: object;
  readonly semaphore: object;
  readonly 'read-write-lock': object;
}

/** The words of a view as that scenario needs them. */
export function wordsFor<T extends Otherwise>(words: T, { id, family }: Pick<Scenario, 'id' | 'family'>): T {
  if (id === 'semaphore' || id === 'read-write-lock') return { ...words, ...words[id] };
  return family === 'elections' ? { ...words, ...words.elections } : words;
}
