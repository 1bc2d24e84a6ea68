// What every language must say: one entry for each member of the engine's unions, so that the compiler asks for the words
// of a new record, command, refusal, error or invariant.
import type {
  ClientId,
  CommandType,
  Finding,
  InvariantId,
  KeeperCode,
  RecordKind,
  RecordOf,
  Refusal,
  SessionId,
  World,
  Zxid,
} from '../../engine/index.ts';

/** What a sentence may need to know beside its record. */
export interface Telling {
  /** The client a session belongs to, as far as the trace tells. */
  readonly ownerOf: (session: SessionId) => ClientId | null;
  /** What its own program is called; null where no other one has lines. */
  readonly programOf: (client: RecordOf<'program.resumed'>['actor']) => string | null;
  /** The line of own code that a program is at as it does that; null where it is none of own code. */
  readonly lineBehind: (
    record: RecordOf<'program.resumed' | 'request.queued' | 'belief.stated' | 'belief.withdrawn'>,
  ) => number | null;
  /** Whether a read also sets a watch. */
  readonly asksForWatch: (record: RecordOf<'request.sent'>) => boolean;
  /** Whether a program tells threads that wait, and none does: there is no such latch yet, or no thread waits on the monitor. */
  readonly isUnheard: (record: RecordOf<'program.resumed'>) => boolean;
  /** Writes that a server lost with this record: it had logged them. */
  readonly undoneBy: (record: RecordOf<'log.truncated' | 'sync.received'>) => readonly UndoneWrite[];
  /** Where a transaction stood when a server applied it; `alone`: it has nobody to ask. */
  readonly standingOf: (record: RecordOf<'txn.applied'>) => 'alone' | 'committed' | 'uncommitted';
  /** For how long no server had heard of the client when its session expired. */
  readonly silenceMs: (record: RecordOf<'session.expired'>) => number;
}

export interface UndoneWrite {
  /** Lost although it was committed: a mistake of the servers. */
  readonly wasCommitted: boolean;
  readonly zxid: Zxid;
  /** ZooKeeper's name of it: `setData`. */
  readonly type: string;
  readonly path: string | null;
  /** Null for what servers do by themselves. */
  readonly client: ClientId | null;
}

/** One plain sentence for each kind of record; no full stop at its end. */
export type RecordWords = {
  readonly [K in RecordKind]: (record: RecordOf<K>, telling: Telling) => string;
};

/** The kinds that only servers of an ensemble leave, and those of their processes and disks. */
export type EnsembleKind = Extract<
  RecordKind,
  | `${'vote' | 'role' | 'config' | 'epoch' | 'leader' | 'learner' | 'sync' | 'disk' | 'log'}.${string}`
  | 'request.forwarded'
  | 'request.taken'
  | 'txn.received'
  | 'txn.acked'
  | 'txn.committed'
  | 'session.moved'
  | 'server.frozen'
  | 'server.thawed'
  | 'server.serving'
  | 'server.readOnly'
>;

/** The kinds that tell of the inside of a client's process, and of what lies outside ZooKeeper. */
export type ProcessKind = Extract<
  RecordKind,
  | `${'program' | 'lane'}.${'stalled' | 'unstalled' | 'blocked' | 'freed'}`
  | `${'clock' | 'thread' | 'fact' | 'resource'}.${string}`
  | 'connection.state'
  | 'session.givenUp'
  | 'outcome.handled'
>;

export type CommandWords = { readonly [T in CommandType]: CommandWord };

export interface CommandWord {
  /** What a button says: short. */
  readonly label: string;
  /** What a menu says, with its object: `Kill client A`. */
  readonly action: (who: string) => string;
  /** What it does, for tooltips and the help page. */
  readonly explanation: string;
  /** What the user did, in the past tense. */
  readonly done: (who: string) => string;
  /** What happens to its object, as a short clause of the caption. */
  readonly told: (who: string) => string;
}

/** Why a command cannot be done now; `who` is the client or server, or the role. */
export type RefusalWords = { readonly [R in Refusal]: (who: string) => string };

export type KeeperCodeWords = { readonly [C in KeeperCode]: string };

/** The invariants that have a chip beside the picture, and so words from the first moment on. */
export type ShownInvariantId = 'I-1' | 'I-3' | 'I-6' | 'I-7';

/** Those of recipes that come with the late words. */
export type RecipeInvariantId =
  `I-${2 | 4 | 5 | 8 | 9 | 10 | 11 | 12 | 13 | 14 | 20 | 22 | 23 | 24 | 27 | 28 | 29 | 30 | 31 | 32 | 33 | 39 | 40 | 41}`;

export type InvariantWords<Id extends InvariantId> = {
  readonly [I in Id]: {
    /** What holds, as a name. */
    readonly name: string;
    /** What is so where it does not hold, as a clause of a headline. */
    readonly broken: string;
    readonly statement: string;
    /** Why it is red; `world`: as it is where that is asked. */
    readonly why: (finding: Finding, world?: World) => string;
    /** What does not hold, with what is known of it; absent: `broken`. */
    readonly told?: (finding: Finding) => string;
    /** The same as `why` beside the name that what is broken has; absent: `why`. */
    readonly reason?: (finding: Finding, world?: World) => string;
  };
};
