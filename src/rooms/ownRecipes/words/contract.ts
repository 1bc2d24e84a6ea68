// What a language says of the editor of own recipes.
import type { Claim, ClientId, Said } from '../../../engine/index.ts';
import type { InvariantWords, KeeperCodeWords } from '../../../words/contracts/engine.ts';
import type { ArticleId } from '../../../scenarios/museum/articles.ts';

/** Programs to start from, by the file they stand in. */
export type StartName =
  | 'blank'
  | 'herdLock'
  | 'predecessorLock'
  | 'readWriteLock'
  | 'leaderElection'
  | 'fifoQueue'
  | 'doubleBarrier'
  | 'configuration'
  | 'waitingLock'
  | 'tryLock'
  | 'queue'
  | 'heartbeatElection'
  | 'exclusiveLock'
  | 'sharedLock'
  | 'watchedQueue'
  | 'leaderLatch'
  | 'distributedFairLock'
  | 'candidate'
  | 'counter'
  | 'lostUpdate'
  | 'rateLimiter'
  | 'burst'
  | 'serviceRegistry'
  | 'staleRegistry'
  | 'outbox'
  | 'lostEvents';

/** Where they are from: the book, examples with promises of their own, or one of the articles. */
export type StartSource = 'book' | 'right' | 'wrong' | ArticleId;

/** When a violation was that is over. */
export interface Spell {
  readonly from: string;
  readonly to: string;
}

interface OverwroteWords {
  readonly client: ClientId;
  readonly line: number;
  readonly path: string;
  /** It may have been another such write. */
  readonly isOneOfSeveral: boolean;
}

/** A call that has not returned, as code has it. */
export interface PendingCall {
  readonly call: string;
  /** Where it stands; null where that is not known. */
  readonly line: number | null;
}

export interface OwnRecipeWords {
  /** Beside a code that is typed. */
  readonly keeperCodes: KeeperCodeWords;
  /** Opens the editor. */
  readonly write: string;
  readonly writeMore: string;
  readonly title: string;
  readonly close: string;
  /** Of the line between code and picture. */
  readonly width: string;
  /** What the text field is called. */
  readonly code: string;
  readonly run: string;
  readonly runTip: string;
  /** Ends code that goes on computing. */
  readonly stop: string;
  /** Where it has computed for a while. */
  readonly computing: string;
  readonly stopped: string;
  readonly breakIt: string;
  readonly startFrom: string;
  readonly starts: Readonly<Record<StartName, string>>;
  /** Headings of the list. */
  readonly startsFrom: Readonly<Record<StartSource, string>>;
  /** The program that `blank` is. */
  readonly skeleton: string;
  /** Of a composed world. */
  readonly programs: {
    readonly name: string;
    readonly runBy: (program: string, clients: readonly string[]) => string;
    /** Of its tab, where lines in it are marked: after what it is called. */
    readonly marked: (program: string, lines: readonly number[]) => string;
    readonly world: string;
  };
  readonly file: {
    readonly menu: string;
    readonly save: string;
    readonly open: string;
    /** Another file of the program. */
    readonly add: string;
    readonly notCode: (file: string) => string;
  };
  readonly replaced: string;
  readonly worldStays: string;
  /** Of the session of a client that nobody hears. */
  readonly expiry: {
    readonly hint: (client: string, span: string) => string;
    /** Its client waits for no server any more. */
    readonly givenUp: (client: string, span: string) => string;
    readonly skip: string;
  };
  /** Run starts the world anew, without what was done to it by hand. */
  readonly takenAway: {
    readonly command: (done: string, at: string) => string;
    /** `more`: so many are not named. */
    readonly notice: (done: readonly string[], more: number) => string;
    readonly again: string;
    readonly againLater: string;
  };
  readonly undo: string;
  /** On a phone: the picture, and back. */
  readonly showWorld: string;
  readonly showCode: string;
  readonly noMistakes: string;
  /** By which invariants the code says it is to be judged. */
  readonly judged: (invariants: readonly string[]) => string;
  readonly notJudged: string;
  readonly mistake: (line: number, message: string) => string;
  /** What is violated, or was, with no line at fault. */
  readonly limits: {
    readonly means: (invariants: readonly string[]) => string;
    readonly lesson: string;
  };
  /** What is violated, or was and when, by something that a line states: the mistake may be in another. */
  readonly statedIn: (line: number, invariants: readonly string[], spell: Spell | null) => string;
  /** A line at which an invariant of the program failed itself. */
  readonly invariantFailed: (line: number, invariants: readonly string[]) => string;
  /** Where the client was whose write broke them; nothing more is known of the line. */
  readonly stoodAt: (
    client: ClientId,
    line: number,
    invariants: readonly string[],
    spell: Spell | null,
  ) => string;
  /** A line wrote a znode that another client had written since it was read. */
  readonly overwrote: (write: OverwroteWords, invariants: readonly string[], spell: Spell | null) => string;
  /** Of a line that was at fault: what a click does. */
  readonly goThere: string;
  /** Clients whose program ended so; null: its line is not known. */
  readonly failed: (clients: readonly string[], line: number | null, message: string) => string;
  /** What the run has warned them of. */
  readonly warned: (clients: readonly string[], line: number | null, message: string) => string;
  /** Behind the line: a call whose promise is dropped. */
  readonly unawaited: (call: string) => string;
  readonly misspelled: (call: string, meant: string) => string;
  /** At which line each client is, for those who cannot see it. */
  readonly positions: (clients: readonly { readonly name: string; readonly line: number }[]) => string;
  /** What the interpreter says, in this language if it is known. */
  readonly said: (message: string) => string;
  /** At a breakpoint. `program`: where a world has several. */
  readonly pausedAt: (client: string, line: number, program: string | null) => string;
  readonly earlier: string;
  /** Of code beside a world that does not run it. */
  readonly notRunning: string;
  /** Of every run with one kill: what it is said of, and nothing is violated. */
  readonly killHolds: (clients: number, runs: number) => string;
  /** The client killed, at that line. */
  readonly killBreaks: (client: ClientId, line: number | null, invariant: string, why: string) => string;
  readonly tooLong: (characters: number, most: number) => string;
  /** By keyboard there is no other way out of a field that takes Tab. */
  readonly leave: string;
  readonly calls: (owner: string, name: string) => string | null;
  readonly callList: string;
  readonly callIntro: string;
  /** The heading of what a program promises by itself. */
  readonly invariants: string;
  readonly invariantIntro: string;
  /** Of an example: puts it into the file. */
  readonly add: string;
  readonly addInvariant: (name: string) => string;
  readonly claims: ClaimWords;
  readonly settings: string;
  readonly notKept: string;
  /** A link has code in it that has not been run here. */
  readonly asked: {
    readonly question: string;
    /** What the picture shows until there is an answer. */
    readonly before: string;
    readonly yes: string;
    readonly no: string;
    /** Why it cannot be run like one's own. */
    readonly first: string;
  };
  readonly debug: {
    readonly name: string;
    readonly over: string;
    readonly overTip: string;
    readonly into: string;
    readonly intoTip: string;
    readonly out: string;
    readonly outTip: string;
    readonly toStale: string;
    readonly toStaleTip: string;
    readonly place: (client: string, line: number, program: string | null) => string;
    /** While it is not known yet which lines have run. */
    readonly working: string;
    /** Where the debugger is, null for nowhere, and sentences about it. */
    readonly status: (place: string | null, about: readonly string[]) => string;
    readonly stale: (client: string, path: string) => string;
    readonly atEnd: string;
    /** Why there is nothing to step out to. */
    readonly noWayOut: string;
    readonly violated: string;
    /** The client goes on to that line in the same step of the world. */
    readonly runOn: (line: number) => string;
    readonly noStops: string;
    readonly stops: string;
    readonly stopIf: (line: number) => string;
    readonly example: string;
    readonly remove: string;
    readonly wrongCondition: string;
    /** It threw where it was evaluated. */
    readonly failedCondition: (client: string, why: string) => string;
    /** What a client waits for. */
    readonly calls: (calls: readonly PendingCall[]) => string;
  };
  readonly forbidden: string;
  readonly notStarted: (why: string) => string;
  readonly notInThisFile: string;
  readonly loading: string;
}

/** A claim; `of`: its znode, where clients claim different ones and nothing else says so. */
export type ToldClaim = Claim & { readonly of: string | null };

/** Of invariants about what programs claim of themselves. */
export interface ClaimWords {
  /** I-3 in words that fit every role. */
  readonly founded: Omit<InvariantWords<'I-3'>['I-3'], 'why'>;
  /** Who claims what, at which line; those that the tree does not bear out come first. */
  readonly text: (claims: readonly ToldClaim[]) => string;
  /** What an own invariant says is wrong, and what it is called. */
  readonly broken: (said: Said) => string;
  /** The sentence of an own invariant, and where it stands. */
  readonly quoted: (said: Said) => string;
  /** Whose code led to what an own invariant finds wrong. */
  readonly ledBy: (client: ClientId, line: number, program: string | null) => string;
  /** Whose zkCli did, and by which call. */
  readonly typedBy: (client: ClientId, call: string) => string;
}
