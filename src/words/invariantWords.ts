import type { Finding, InvariantId, World } from '../engine/index.ts';
import type { Messages } from './messages.ts';

export interface WordsOfInvariant {
  readonly name: string;
  readonly broken: string;
  readonly statement: string;
  readonly why: (finding: Finding, world?: World) => string;
}

/** An invariant in words. */
export function invariantWords(id: InvariantId, words: Messages): WordsOfInvariant {
  const known: Readonly<Partial<Record<InvariantId, WordsOfInvariant>>> = {
    ...words.ensembleInvariants,
    ...words.recipeInvariants,
    ...words.lockInvariants,
  };
  return known[id] ?? { name: id, broken: id, statement: '', why: () => '' };
}
