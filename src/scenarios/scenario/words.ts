// What is said of scenarios, pairs and museum pieces. English stands beside each scenario; another language says the same
// by id.
import type { Tag } from './concepts.ts';
import type { Parameter, ScenarioChoice } from './scenario.ts';

export interface ScenarioWords {
  readonly name: string;
  /** What it is, in half a line. */
  readonly more: string;
  /** What the choice shows, in one line above the picture. */
  readonly sentence: (choice: ScenarioChoice) => string;
  /** What tells it from the same scenario beside it, where that is not the variant. */
  readonly subtitle?: (choice: ScenarioChoice) => string;
  /** What it does where the same scenario beside it does otherwise; below what tells the two apart. */
  readonly beside?: (choice: ScenarioChoice) => string;
  /** Of its own parameters; those that many scenarios have are put into words once for all. */
  readonly parameters?: Readonly<Record<string, ParameterWords>>;
  /** The steps of its recipe as sentences, and in a word or two for captions. */
  readonly steps?: Readonly<Record<string, string>>;
  readonly stepNames?: Readonly<Record<string, string>>;
  /** Steps that do something else in this choice than their sentences say, by name. */
  readonly stepsOf?: (choice: ScenarioChoice) => Readonly<Record<string, string>>;
  /** Why switches do not go together, by code: one sentence that says what would be right. */
  readonly contradictions?: Readonly<Record<string, string>>;
  /** What it is about, in any language: by these it is searched for. */
  readonly tags?: readonly Tag[];
}

export interface ParameterWords {
  readonly label: string;
  readonly values?: Readonly<Record<string, string>>;
  readonly hint?: string;
}

/** Of two worlds side by side that a menu offers. */
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

/** What another language says of a family, by id. */
export interface FamilyWords {
  readonly scenarios: Readonly<Record<string, ScenarioWords>>;
  readonly pairs?: Readonly<Record<string, PairWords>>;
  readonly contradictions?: Readonly<Record<string, string>>;
}

/** The words of a scenario with these parameters: a label for each of its own, and words for each value they can have. */
export type WordsFor<P extends Parameter> = ScenarioWords &
  ([OwnName<P>] extends [never]
    ? unknown
    : string extends OwnName<P>
      ? unknown
      : { readonly parameters: { readonly [Name in OwnName<P>]: WordsForValues<ValueOf<P, Name>> } });

/** Put into words once for all scenarios. */
type CommonName = 'story' | 'arrival' | 'rounds' | 'holdMs';
type OwnName<P extends Parameter> = Exclude<P['name'], CommonName>;

type ValueOf<P extends Parameter, Name> =
  Extract<P, { readonly name: Name }> extends infer Named
    ? Named extends { readonly options: readonly (infer Option)[] }
      ? Option
      : Named extends { readonly words: readonly (infer Word)[] }
        ? Word
        : never
    : never;

type WordsForValues<Value> = ParameterWords &
  ([Value] extends [never]
    ? unknown
    : string extends Value
      ? unknown
      : { readonly values: { readonly [V in Value & string]: string } });
