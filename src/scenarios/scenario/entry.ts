// What a scenario's folder exports to the library: the scenario, its programs, its words, and its museum pieces.
import type { RecipeBook } from '../../engine/index.ts';
import type { MuseumPiece } from './piece.ts';
import type { Parameter, Scenario } from './scenario.ts';
import type { PieceWords, ScenarioWords, WordsFor } from './words.ts';

export interface ScenarioEntry {
  readonly scenario: Scenario;
  /** By the names its stage gives them. */
  readonly recipes: RecipeBook;
  readonly words: ScenarioWords;
  readonly pieces: readonly MuseumPiece[];
  readonly pieceWords: Readonly<Record<string, PieceWords>>;
  /** Links and the command line know it, and no menu offers it. */
  readonly isUnlisted: boolean;
}

/** What is said of a scenario with these own parameters and of these museum pieces: nothing may be missing. */
export interface Said<P extends Parameter, PieceId extends string> {
  readonly words: NoInfer<WordsFor<P>>;
  /** The museum pieces whose wrong side it is. */
  readonly pieces?: readonly MuseumPiece<PieceId>[];
  readonly pieceWords?: Readonly<Record<NoInfer<PieceId>, PieceWords>>;
}

/** An entry for a scenario that shares its making with none. */
export function scenarioEntry<const P extends Parameter>(
  entry: Pick<ScenarioEntry, 'recipes'> & {
    readonly scenario: Scenario & { readonly parameters: readonly P[] };
    readonly words: NoInfer<WordsFor<P>>;
    readonly isUnlisted?: true;
  },
): ScenarioEntry {
  return { pieces: [], pieceWords: {}, isUnlisted: false, ...entry };
}
