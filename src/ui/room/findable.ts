import type { Tag } from '../../scenarios/scenario/concepts.ts';

/** What can be found, and by what. */
export interface Findable {
  /** In every language that is there, and what else it is called. */
  readonly names: readonly string[];
  readonly tags: readonly Tag[];
  /** Everything else that is said of it. */
  readonly said: readonly string[];
  /** Whether it explains: a question is answered there first. */
  readonly isTaught?: boolean;
  /** What a beginner learns there first of all: a question about that is answered there before anywhere else. */
  readonly introduces?: readonly Tag[];
}
