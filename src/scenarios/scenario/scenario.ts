// A scenario: a stage (servers, cast, what is there beforehand), its parameters and what it is to show. Plain data and
// one function from parameter values to a world's setup; words are the catalogue's, by key.
import type { CueMoment, InvariantId, OwnCheck, WorldSetup } from '../../engine/index.ts';
import type { ParameterValue, ParameterValues } from './parameterValues.ts';
import type { WorldPlan } from './worldPlan.ts';

/**
 * One parameter of a scenario, as the form, the link and the command line offer it. `before` is for those that came later
 * than their scenario: what every run did until then, and so what a link means that does not say it. It stays as it is when
 * `initial` changes.
 */
export type Parameter = ChoiceParameter | IntegerParameter;

export interface ChoiceParameter<Name extends string = string, Option extends string = string> {
  readonly name: Name;
  readonly kind: 'choice';
  readonly options: readonly Option[];
  /** Text of such a form is allowed beside the options. Of scenarios that no form shows. */
  readonly form?: RegExp;
  /** What the page begins with. */
  readonly initial: string;
  /** What the command line takes if nothing is said, where that differs. */
  readonly headless?: string;
  readonly before?: string;
}

export interface IntegerParameter<Name extends string = string, Word extends string = string> {
  readonly name: Name;
  readonly kind: 'integer';
  readonly min: number;
  readonly max: number;
  /** Words that are allowed in place of a number, e.g. `untilReleased`. */
  readonly words: readonly Word[];
  readonly initial: ParameterValue;
  readonly headless?: ParameterValue;
  readonly before?: ParameterValue;
}

export type { ParameterValue, ParameterValues };

/** What a run of a scenario is chosen by: with the commands it is all a link needs. */
export interface ScenarioChoice {
  readonly scenario: string;
  readonly seed: number;
  readonly clients: number;
  readonly values: ParameterValues;
  /** What its clients run, where that is a learner's own. */
  readonly code?: string;
  /** What the world is made of, where the user has composed it. */
  readonly plan?: WorldPlan;
}

/** What kind of thing a scenario is about: how menus order them. */
export type Family = (typeof FAMILIES)[number];

export const FAMILIES = ['locks', 'elections', 'queues', 'coordination', 'ensemble'] as const;

/** What can be looked at beside the picture, in the order it is offered, with its English names. */
export const VIEW_NAMES = {
  lockLane: 'Line',
  beliefBars: 'Belief and truth',
  fairness: 'Fairness',
  releases: 'Cost of a release',
  eyes: 'Crown and eyes',
  latchStrips: 'Connection and crown',
  resource: 'Resource',
  threads: 'Threads',
  conveyor: 'Conveyor',
  barrierGate: 'Gate',
  membership: 'Members',
  configuration: 'Configuration',
  cache: 'Cache',
  packetGauge: 'Packet size',
  queueCosts: 'What a queue costs',
  transactions: 'Transactions',
  watchEvents: 'Event table',
  logStrips: 'Logs',
  ackBoard: 'Acks',
  ballots: 'Votes',
  zxidCounter: 'Epoch and zxid',
  connections: 'Connections',
  serverTrees: 'Trees',
  disk: 'Disk',
  sessionWheel: 'Expiry wheel',
  spaceTime: 'Space and time',
  differences: 'What differs',
} as const;
export type ViewId = keyof typeof VIEW_NAMES;
export const VIEW_IDS = Object.keys(VIEW_NAMES) as readonly ViewId[];

/** Switches that do not go together: what would have to be otherwise, and why, as a code the catalogue has words for. */
export interface Contradiction {
  readonly parameter: string;
  readonly because: string;
}

/** The `nth` such record (the first if not said) of either world. */
export type PointMoment = Pick<Extract<CueMoment, { readonly on: 'record' }>, 'kind' | 'where' | 'nth'>;

export interface Scenario {
  readonly id: string;
  readonly family: Family;
  /** `tree`: one server's tree above its clients. `ensemble`: the servers and what goes between them. */
  readonly picture: 'tree' | 'ensemble';
  /** Whose words tell it, where neither its id nor its family says that: what own code claims. */
  readonly toldAs?: 'elections' | 'semaphore' | 'read-write-lock' | 'coordination';
  /** The views that open with it. */
  readonly views: readonly ViewId[];
  readonly parameters: readonly Parameter[];
  /** Whether its clients run code that comes with the choice. */
  readonly takesCode?: true;
  /** Where its world is composed and the choice comes with a plan: the field of untrusted data that makes it none; null if it is one. */
  planFault?(plan: unknown): string | null;
  readonly clients: {
    readonly min: number;
    readonly max: number;
    readonly initial: number;
    readonly headless?: number;
  };
  /** The lock's parent znode and how its holder and queue are read off the tree; `unheld`: no client holds anything there. */
  readonly lock: {
    readonly parent: string;
    readonly order: 'none' | 'sequence' | 'unheld';
    /** Where own code runs: whether there is a lock, and who is next, is not known. */
    readonly isGuessed?: true;
    /** How many may hold it at once, where the choice's values do not say so. Absent: 1. */
    readonly permits?: number;
  };
  /** Invariants watched while it runs. */
  readonly invariants: readonly InvariantId[];
  /** Those of them that the recipe promises, and that a run is judged by; without it, all. */
  claims?(values: ParameterValues): readonly InvariantId[];
  /** Those of them that such a run is meant to break. */
  expected(values: ParameterValues): readonly InvariantId[];
  /** What I-40 asks of every world of it: the invariants of its maker's own. */
  readonly ownChecks?: readonly OwnCheck[];
  /** Which switches of a choice do not go together; each by itself is in its bounds. Without it, all do. */
  contradiction?(choice: ScenarioChoice): Contradiction | null;
  /** Names of the recipe's steps, in order, as `atStep` marks them; words for them are the catalogue's. */
  stepList(values: ParameterValues): readonly string[];
  /** Whether it runs without end: refused on the command line without a step limit. */
  isEndless(values: ParameterValues): boolean;
  setup(choice: ScenarioChoice): WorldSetup;
  /** The scenario as such a choice makes it, where picture, views and invariants follow from the choice. Without it, always the same. */
  madeBy?(choice: ScenarioChoice): Scenario;
  /**
   * What such a run is about, where it is not what follows from the scenario: the first fault that its script gives, else the
   * first time that something changes hands.
   */
  point?(values: ParameterValues): PointMoment | null;
}
