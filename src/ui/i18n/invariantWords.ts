import type { Finding, InvariantId } from '../../engine/index.ts';
import type { AllMessages, Messages } from './words.ts';

export interface WordsOfInvariant {
  readonly name: string;
  readonly statement: string;
  readonly why: (finding: Finding) => string;
}

/** An invariant in words; called by its id while its words, which may come later, are not there. */
export function invariantWords(
  id: InvariantId,
  { invariantNames }: Messages,
  late: AllMessages | null,
): WordsOfInvariant {
  const known: Readonly<Partial<Record<InvariantId, WordsOfInvariant>>> = {
    ...late?.ensembleInvariants,
    ...late?.recipeInvariants,
    ...late?.lockInvariants,
  };
  const names: Readonly<Partial<Record<InvariantId, string>>> = invariantNames;
  return known[id] ?? { name: names[id] ?? id, statement: '', why: () => '' };
}
