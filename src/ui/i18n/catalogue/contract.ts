// What the catalogue says of each scenario that is loaded late, family by family.
import type { ScenarioChoice } from '../../../scenarios/scenario.ts';

export interface FamilyWords {
  readonly scenarios: Readonly<Record<string, ScenarioWords>>;
  /** Two worlds side by side that the menu offers. */
  readonly pairs?: Readonly<Record<string, PairWords>>;
  /** Why switches do not go together, by code: one sentence that says what would be right. */
  readonly contradictions?: Readonly<Record<string, string>>;
}

export interface ScenarioWords {
  readonly name: string;
  /** What it is, in half a line. */
  readonly more: string;
  /** What the choice shows, in one line above the picture. */
  readonly sentence: (choice: ScenarioChoice) => string;
  /** What tells it from the same scenario beside it, where that is not the variant. */
  readonly subtitle?: (choice: ScenarioChoice) => string;
  readonly parameters?: Readonly<Record<string, ParameterWords>>;
  /** The steps of its recipe as sentences, and in a word or two for captions, where those differ. */
  readonly steps?: Readonly<Record<string, string>>;
  readonly stepNames?: Readonly<Record<string, string>>;
}

export interface ParameterWords {
  readonly label: string;
  readonly values?: Readonly<Record<string, string>>;
  readonly hint?: string;
}

export interface PairWords {
  readonly name: string;
  readonly more: string;
  readonly sentence: string;
}

/** Of one museum piece. */
export interface PieceWords {
  readonly name: string;
  /** What goes wrong, in two or three sentences. */
  readonly story: string;
  /** What to look at. */
  readonly look: string;
  readonly fix: string;
}
