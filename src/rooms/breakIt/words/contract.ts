// What a language says of the search for a run that breaks a promise.
import type { Blocker } from '../model/blocker.ts';
import type { TooFew } from '../model/explore/enoughClients.ts';
import type { ConsistencyRule } from '../model/consistency/consistency.ts';

/** How much was tried, in how long. */
export interface TriedWords {
  readonly runs: number;
  readonly steps: number;
  readonly commands: number;
  readonly faultsAtMoments: number;
  readonly seconds: number;
}

/** What an exploration is quoted by. */
export interface BoundWords {
  readonly clients: number;
  /** Names of the faults. */
  readonly faults: readonly string[];
  readonly atMost: number;
  readonly delays: number;
  readonly runs: number;
  readonly states: number;
}

export interface EveryRunWords {
  readonly about: (recipe: string) => string;
  /** How the world is changed for it. */
  readonly ended: string;
  readonly faults: string;
  readonly atMost: string;
  readonly faultCount: (faults: number) => string;
  readonly delays: string;
  readonly delayCount: (delays: number) => string;
  readonly estimating: string;
  readonly estimate: (runs: number) => string;
  /** Too few clients to violate “Number of permits”. */
  readonly tooFew: (tooFew: TooFew) => string;
  readonly start: string;
  readonly pause: string;
  readonly resume: string;
  readonly cancel: string;
  readonly progress: string;
  readonly exploring: (runs: number) => string;
  readonly paused: (runs: number) => string;
  readonly cancelled: (runs: number) => string;
  /** The sentence to quote; without a violation. */
  readonly holds: (bound: BoundWords, invariants: readonly string[]) => string;
  readonly violated: (bound: BoundWords, invariants: readonly string[]) => string;
  readonly unfinished: (runs: number) => string;
  readonly fewest: (moves: number) => string;
  readonly limits: string;
  readonly limitsMean: string;
  readonly errors: string;
  /** One of ZooKeeper's. */
  readonly error: (code: string, line: number | null, program: string | null) => string;
  /** One that a program makes itself. */
  readonly ownError: (text: string, line: number | null, program: string | null) => string;
  readonly atLine: (line: number, program: string | null) => string;
  readonly open: string;
  readonly copy: string;
  readonly map: string;
  readonly mapMeans: string;
  readonly openSecond: string;
  /** The map of what may come after that first fault. */
  readonly second: (first: string) => string;
  readonly secondMeans: string;
  readonly outcomes: Readonly<Record<'holds' | 'waits' | 'limit' | 'unhandledError' | 'mistake', string>>;
  /** A row of the map: what is done to whom, and how it ends. */
  readonly deed: (done: string, ending: 'quiet' | 'expired' | null) => string;
  readonly overtaken: string;
  readonly span: (from: number, to: number) => string;
  readonly step: (step: number, sentence: string) => string;
}

/** How many calls were judged, of how many sessions. */
export interface CountedCalls {
  readonly calls: number;
  readonly sessions: number;
}

/** Of the judgement on the calls of the run shown. */
export interface CallsWords {
  readonly about: string;
  readonly consistent: (counted: CountedCalls) => string;
  /** Of the two calls, which are listed below it. */
  readonly rules: Readonly<Record<ConsistencyRule, (path: string | null) => string>>;
  /** The list of the two. */
  readonly pair: string;
  /** Goes to the moment. */
  readonly show: (clock: string) => string;
  readonly checked: (counted: CountedCalls) => string;
  readonly sofar: string;
}

/** How a program that is examined has failed a trial: in a few words, and what that client did. */
export interface TrialWords {
  readonly name: string;
  readonly why: (client: string) => string;
}

export interface BreakItWords {
  /** The ways to look. */
  readonly ways: {
    readonly name: string;
    readonly search: string;
    readonly everyRun: string;
    readonly calls: string;
  };
  readonly everyRun: EveryRunWords;
  readonly calls: CallsWords;
  /** Of the entry, and of the dialog. */
  readonly title: string;
  readonly more: string;
  readonly about: (recipe: string) => string;
  readonly promises: (names: readonly string[]) => string;
  readonly noPromises: (recipe: string) => string;
  readonly faults: (chosen: number, all: number) => string;
  readonly groups: { readonly clients: string; readonly servers: string; readonly network: string };
  /** So many seconds at most. */
  readonly search: (seconds: number) => string;
  readonly again: string;
  readonly stop: string;
  readonly progress: string;
  /** No worker could be started. */
  readonly onPage: string;
  readonly searching: string;
  readonly shrinking: string;
  readonly refining: string;
  readonly found: (promise: string, commands: number) => string;
  readonly nothing: (seconds: number) => string;
  readonly stopped: string;
  readonly noProof: string;
  /** Of own code that states nothing. */
  readonly notJudged: string;
  /** Mistakes that earlier searches found, which are not looked for again. */
  readonly earlier: string;
  readonly atLine: (line: number, program: string | null) => string;
  /** Where nobody comes in: of the client that is in the way and does not wait itself. */
  readonly inTheWay: (blocker: Blocker) => string;
  readonly failed: (message: string) => string;
  readonly tried: (tried: TriedWords) => string;
  /** Of how many clients the run is, which may be fewer than were asked for. */
  readonly smallest: (clients: number) => string;
  /** Unlike in the world shown. */
  readonly startsTogether: string;
  /** The commands of the run that was found. */
  readonly commands: string;
  readonly known: string;
  readonly open: string;
  readonly notOpened: string;
  /** What the last bookmark of the film is called. */
  readonly broken: (promise: string) => string;
  readonly trial: Readonly<
    Record<
      | 'together'
      | 'early'
      | 'lost'
      | 'twice'
      | 'waits'
      | 'polls'
      | 'unwoken'
      | 'threw'
      | 'short'
      | 'unshared'
      | 'outdated',
      TrialWords
    >
  >;
}
