// A lesson: scenes that a learner acts in, what she is asked to predict of them, and what she is to bring about. Plain data
// and small functions over records; words are i18n's, by id. What is right is never written down: the engine is asked.
import type { Command, CommandType, CueMoment, InvariantId, TraceRecord, World } from '../../engine/index.ts';
import type { WorldSide } from '../experiment/experiment.ts';
import type { Tag } from '../scenario/concepts.ts';
import type { Parameter, ParameterValues, ScenarioChoice, ViewId } from '../scenario/scenario.ts';
import type { Repair } from './repair.ts';

export interface Lesson {
  /** `L` or, of a challenge, `C`, and its number. */
  readonly id: string;
  readonly kind: 'lesson' | 'challenge';
  readonly chapter: 1 | 2 | 3 | 4 | 5;
  readonly minutes: number;
  /** Ids of the lessons whose ideas it needs; without, the one before it in its chapter. */
  readonly after?: readonly string[];
  /** Concepts it is about, beyond those of the scenarios of its scenes. */
  readonly about?: readonly Tag[];
  /** Concepts that the course explains here. */
  readonly introduces?: readonly Tag[];
  readonly parts: readonly Part[];
}

/** One scene with at most one question about it, and at most one goal in it. */
export interface Part {
  readonly id: string;
  /** What the learner may set before it begins; their words are the lesson's. */
  readonly settings?: readonly Parameter[];
  /** Two of the settings that are offered as the sides of a table, whose cells keep what the prediction came to. */
  readonly grid?: { readonly rows: string; readonly columns: string };
  /** One world, or two of the same seed, for what the learner has set. */
  scene(set: ParameterValues): readonly ScenarioChoice[];
  /** Its solution needs the very seed of its scene: variants for learners keep it. */
  readonly keepsSeed?: true;
  /** The moment its words begin at, so that what they speak of is to be seen; without one, the very beginning. */
  readonly opensAt?: CueMoment;
  /**
   * The two or three commands it is about: nothing else is offered until all is reached. Without, those of its solution, its
   * other ways and its rehearsal.
   */
  readonly offers?: readonly CommandType[];
  /** How time passes when it begins: `realTime` where a silence is what it is about. Without, `followEvents`. */
  readonly pace?: 'followEvents' | 'realTime';
  /** Views that stand beside the picture when it begins; without, the scenario's own. */
  readonly views?: readonly ViewId[];
  /** Invariants it speaks of; others show themselves only when they are violated. */
  readonly invariants?: readonly InvariantId[];
  readonly prediction?: Prediction;
  /** Without one a part is done once its prediction has been shown. */
  readonly goal?: Goal;
  /** A program that is to be mended: the editor stands beside the picture, and the coach says what of the goal is reached. */
  readonly repair?: Repair;
  /** One way there: what the third hint plays. */
  readonly solution: readonly Action[];
  /** Other ways that count too. */
  readonly otherWays?: readonly (readonly Action[])[];
}

/** One thing a learner does, placed by what happens and not by counting steps. */
export type Action =
  /** Sets parameters and restarts the scene. Parameters that are not named keep their initial value. */
  | { readonly do: 'open'; readonly set: ParameterValues }
  | { readonly do: 'predict'; readonly option: string }
  /** Puts a program in place of the one that is to be mended, has the coach examine it, and restarts the scene with it. */
  | { readonly do: 'write'; readonly code: string }
  | { readonly do: 'give'; readonly when: CueMoment; readonly command: Command }
  | { readonly do: 'run'; readonly until: CueMoment };

/** What one step of one world led to. */
export interface StepSeen {
  readonly side: WorldSide;
  readonly choice: ScenarioChoice;
  readonly records: readonly TraceRecord[];
  /** Promises found broken in this step. */
  violations(): readonly InvariantId[];
  /** The world after it, to be read only; making it may cost, so look at the records first. */
  world(): World;
}

/** Takes the steps of a run one by one, in order; true once what it watches for has come. */
export type Watch = (seen: StepSeen) => boolean;

export interface Goal {
  /** All are to be reached, in any order, in one run of the part's scene or in several. */
  readonly milestones: readonly Milestone[];
}

export interface Milestone {
  readonly id: string;
  /** For one world of a run from its beginning. */
  begin(choice: ScenarioChoice): Watch;
}

/** What a run comes to: a number, or a word of the prediction's own. */
export type Outcome = number | string;

export interface Prediction {
  readonly id: string;
  readonly options: readonly PredictionOption[];
  /** What the question supposes: what is done in the scene, beyond what happens by itself. */
  readonly rehearsal: readonly Action[];
  /** Reads the outcome off a run of the left world. */
  read(choice: ScenarioChoice): Reading;
  readonly proof: Proof;
}

export interface PredictionOption {
  readonly id: string;
  /** The idea that leads to this option where it is not what happens; words for it are the lesson's. */
  readonly misconception: string | null;
  /** Whether this option says what the run came to. */
  fits(outcome: Outcome, choice: ScenarioChoice): boolean;
}

export interface Reading {
  /** True once the outcome is there to be seen. */
  readonly see: Watch;
  outcome(): Outcome;
  /** What else was measured that the words of the reveal tell, by name. */
  measured?(): Measured;
}

export type Measured = Readonly<Record<string, number>>;

/** Where the answer can be seen, at the moment it is there. */
export type Proof =
  | { readonly kind: 'counter'; readonly counter: CounterName }
  | { readonly kind: 'znode' | 'client' | 'server'; readonly id: string }
  /** The last record of the step that showed it. */
  | { readonly kind: 'record' }
  /** A view of the shelf, where several servers are to be compared. */
  | { readonly kind: 'view'; readonly view: ViewId }
  /** Several records of that moment: the log up to it. */
  | { readonly kind: 'log' };

/** As the picture names its counters. */
type CounterName = 'byLastRelease' | 'wakeUps' | 'requests';
