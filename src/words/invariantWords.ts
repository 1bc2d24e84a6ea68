import type { InvariantId, InvariantPart } from '../engine/index.ts';
import type { InvariantWords } from './contracts/engine.ts';
import type { Messages } from './messages.ts';

export type WordsOfInvariant = InvariantWords<InvariantId>[InvariantId];

/** An invariant in words. */
export function invariantWords(id: InvariantId, words: Messages): WordsOfInvariant {
  const known: Readonly<Partial<Record<InvariantId, WordsOfInvariant>>> = {
    ...words.ensembleInvariants,
    ...words.recipeInvariants,
    ...words.lockInvariants,
  };
  return known[id] ?? { name: id, broken: id, statement: '', why: () => '' };
}

/** What it is called: one of a program's own, as it is there. */
export function invariantName(id: InvariantId, part: InvariantPart | undefined, words: Messages): string {
  return part?.name ?? invariantWords(id, words).name;
}
