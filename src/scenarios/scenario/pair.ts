// Two worlds side by side that a menu offers: one seed, one clock, the same commands.
import type { ParameterValues } from './scenario.ts';
import type { PairWords } from './words.ts';

export interface ScenarioPair {
  readonly id: string;
  readonly clients: number;
  readonly left: PairSide;
  readonly right: PairSide;
  /** In English; other languages say it by id. */
  readonly words: PairWords;
}

/** Values that are not said are the scenario's own for the page. */
export interface PairSide {
  readonly scenario: string;
  readonly values: ParameterValues;
}
