// A named check over a world and the records of the step that led to it.
import type { Table } from '../kernel/table.ts';
import type { ClientId, ServerId } from '../model/ids.ts';
import type { Belief } from '../model/op.ts';
import type { RecordKind, TraceRecord } from '../trace/record.ts';
import type { World } from '../world/world.ts';

/** Ids and statements as in docs/rules.md. */
export const INVARIANT_IDS = [
  'I-1',
  'I-2',
  'I-3',
  'I-4',
  'I-5',
  'I-6',
  'I-7',
  'I-8',
  'I-9',
  'I-10',
  'I-11',
  'I-12',
  'I-12e',
  'I-13',
  'I-14',
  'I-15',
  'I-16',
  'I-17',
  'I-18',
  'I-19',
  'I-20',
  'I-21',
  'I-22',
  'I-23',
  'I-24',
  'I-25',
  'I-26',
  'I-27',
  'I-28',
  'I-29',
  'I-30',
  'I-31',
  'I-32',
  'I-33',
  'I-34',
  'I-35',
  'I-36',
  'I-37',
  'I-38',
  'I-39',
  'I-40',
  'I-41',
] as const;
export type InvariantId = (typeof INVARIANT_IDS)[number];

/**
 * What must not have happened for an invariant to have to hold. `disksKept`: no disk was wiped, and what was forced to
 * disk is there: a quorum that has forgotten its votes and acknowledgements may give them a second time.
 * `quorumsIntersect`: any two quorums have a server in common, as two majorities have. `snapshotsCommitted`: no server was told
 * to drop what its own snapshot holds: it keeps that ([Q40]).
 */
export type FaultAssumption = 'disksKept' | 'quorumsIntersect' | 'snapshotsCommitted';

/** What is wrong, for the catalogue's sentence. */
export interface Finding {
  readonly clients: readonly ClientId[];
  /** Absent where no server is to be named. */
  readonly servers?: readonly ServerId[];
  readonly path: string | null;
  readonly count: number;
  /** Records to ask "why?" of. */
  readonly records: readonly number[];
  /** Of I-3: each belief without its znode, and what is wrong with that znode. */
  readonly unfounded?: readonly UnfoundedBelief[];
  /** Where learners’ code runs: the claims that it is about, those that the tree does not bear out first. */
  readonly claims?: readonly Claim[];
  /** Of I-39 and I-40: what the program itself says of it, and where. */
  readonly said?: Said;
}

export interface Said {
  readonly text: string;
  /** Of the learner's file; null where it is not known. */
  readonly line: number | null;
  /** The name of the program whose file that is, where a world has several. */
  readonly program?: string;
  /** Of I-40: what the file calls it, where that is not `invariant`. */
  readonly name?: string;
  /** Of I-40: it found nothing wrong, but failed itself; the text is its error. */
  readonly threw?: true;
  /** Of I-40: whose code led there, and where that code stands. */
  readonly by?: {
    readonly client: ClientId;
    /** As its program marks it; null: no code did, but a line of its zkCli. */
    readonly atStep: string | null;
    /** What that line asked for: `create /a`. */
    readonly typed?: string;
    /** Where a world has several. */
    readonly program?: string;
  };
}

/** What a client’s program says of itself. */
export interface Claim {
  readonly client: ClientId;
  readonly what: Belief['what'];
  readonly path: string;
  /** Of the learner’s file; null where it is not known. */
  readonly line: number | null;
  /** Where a world has several. */
  readonly program: string | null;
  /** What is wrong with the znode that it rests on; null: nothing. `unanswered`: it is not there, and its create is under way. */
  readonly fault: UnfoundedBelief['why'] | 'unanswered' | null;
}

export interface UnfoundedBelief {
  readonly client: ClientId;
  /** Null: all threads of the client share the belief. */
  readonly thread: number | null;
  readonly what: Belief['what'];
  /** Empty if the program believes without a znode. */
  readonly path: string;
  readonly why:
    | 'noZnode'
    | 'deleted'
    /** Whether it ever was is not known. */
    | 'notThere'
    | 'ofAnotherSession'
    | 'ofNoSession'
    | 'notFirst';
}

export interface Violation extends Finding {
  readonly invariant: InvariantId;
  /** The step after which it does not hold; for a lasting breach, the first one. */
  readonly step: number;
  readonly timeMs: number;
  /** The step after which it holds again; null while it does not. A breach by a single step has both equal. */
  readonly until: number | null;
}

export interface Invariant {
  readonly id: InvariantId;
  /** Which of several of that id it is. */
  readonly part?: InvariantPart;
  /** `state`: it holds or does not, world by world. `event`: single steps break it. */
  readonly nature: 'state' | 'event';
  /** Steps without a record of these kinds cannot change the answer. */
  readonly concerns: ReadonlySet<RecordKind>;
  /** Absent: it holds whatever happens. */
  readonly assumes?: readonly FaultAssumption[];
  check(world: World, records: readonly TraceRecord[], memory: InvariantMemory): Finding | null;
  /** Whether time alone will break it unless something happens: until then a world is not idle. Absent: it never does. */
  isCounting?(world: World, memory: InvariantMemory): boolean;
}

/** Of I-40: whose it is and what it is called, as in what it says. */
export type InvariantPart = Pick<Said, 'program' | 'name'>;

/** The same for the breaches of one invariant, another for those of each other one. */
export function partKey(id: InvariantId, { program = '', name = '' }: InvariantPart = {}): string {
  return [id, program, name].filter((each) => each !== '').join(' ');
}

/** What an invariant keeps between steps: plain data in a container that forks with the history. */
export type InvariantMemory = Table<string, string | number>;
