// A world that the user has composed: its servers, who connects to them with which programs, and what stands in the tree
// beforehand. Plain data: the choice of such a world carries it, and with it every link and file.
import type { ClientId, ServerId } from '../../engine/index.ts';
import type { ParameterValues } from './parameterValues.ts';

export interface WorldPlan {
  /** What its maker calls it; empty where it has no name. */
  readonly name: string;
  /** Voting servers. One stands alone. */
  readonly servers: number;
  /** They have the numbers behind the voters'. */
  readonly observers: number;
  readonly tickTimeMs: number;
  readonly initLimit: number;
  readonly syncLimit: number;
  /** How long a message travels, drawn uniformly. */
  readonly latencyMs: { readonly min: number; readonly max: number };
  /** Where it is another; left out where nowhere. */
  readonly latencies?: readonly PlannedLatency[];
  /** When clients and servers stand still, as in a pause of a garbage collector; left out where never. */
  readonly pauses?: readonly PlannedPause[];
  /** Whose clocks are wrong; left out where none are. */
  readonly drifts?: readonly PlannedDrift[];
  readonly localSessions: LocalSessions;
  /** Servers without a leader go on serving reads, to clients that put up with it; left out where they do not. */
  readonly readOnlyMode?: true;
  /** Whether a write beyond a quota is refused; else it is logged alone. */
  readonly enforceQuota: boolean;
  /** What clients run. Those that name the same program take part in one run of it, in their order. */
  readonly programs: readonly PlannedProgram[];
  readonly clients: readonly PlannedClient[];
  /** Parents that are not listed are made empty. */
  readonly znodes: readonly PlannedZnode[];
}

export type LocalSessions = (typeof LOCAL_SESSIONS)[number];
export const LOCAL_SESSIONS = ['off', 'on', 'upgrading'] as const;

export type PlannedProgram = PlannedRecipe | OwnProgram;

/** A recipe of the book with its parameters, by the scenario it is of. */
export interface PlannedRecipe {
  readonly kind: 'recipe';
  readonly scenario: string;
  readonly values: ParameterValues;
}

/** A program of the user's own, with the parameters of the scenario that runs such code. */
export interface OwnProgram {
  readonly kind: 'own';
  readonly scenario: string;
  readonly values: ParameterValues;
  /** What its maker calls it; no two of a world are called the same. */
  readonly name: string;
  readonly code: string;
}

/** How long messages travel, how long processes stand still, and how wrong their clocks are: what was measured elsewhere. */
export interface PlannedPause {
  readonly of: PlannedEnd;
  readonly atMs: number;
  readonly forMs: number;
}

export interface PlannedDrift {
  readonly of: PlannedEnd;
  /** Too fast by so much, or below 0 too slow. */
  readonly perMille: number;
}

export interface PlannedClient {
  /** The part of its id behind the colon, as `A` in `client:A`. */
  readonly name: string;
  /** Which of the programs, from 0; null: nothing but what is typed at its zkCli. */
  readonly program: number | null;
  readonly sessionTimeoutMs: number;
}

export type PlannedEnd = ClientId | ServerId;

/** `of`: one server or client and all its connections, or the two ends of one. */
export interface PlannedLatency {
  readonly of: readonly PlannedEnd[];
  readonly min: number;
  readonly max: number;
  /** Measured times in ms, one of which is drawn for each message; `min` and `max` are the least and the most of them. */
  readonly samples?: readonly number[];
}

export interface PlannedZnode {
  readonly path: string;
  readonly data: string;
  /** As zkCli takes it; left out: open to anyone. */
  readonly acl?: string;
}

/** What a plan may hold. `data`: characters of one znode; `allData`: of all together. */
export const PLAN_LIMITS = {
  voters: 9,
  observers: 3,
  clients: 500,
  programs: 200,
  znodes: 5000,
  path: 2000,
  data: 20_000,
  allData: 200_000,
  acl: 400,
  latencies: 100,
  samples: 2000,
  pauses: 200,
  code: 40_000,
  allCode: 120_000,
  name: 60,
  clientName: 24,
} as const;

/** A name that needs no escaping in an id, as all of them were once. */
export const PLAIN_CLIENT_NAME = /^[A-Za-z][\w-]{0,11}$/;

/** What is wrong with the name of a client, which may be any text of one line; null if nothing is. */
export function clientNameFault(name: string): 'empty' | 'tooLong' | 'unprintable' | null {
  if (name.trim() === '') return 'empty';
  if (name.length > PLAN_LIMITS.clientName) return 'tooLong';
  return name !== name.trim() || /[\p{Cc}\p{Cs}]/u.test(name) ? 'unprintable' : null;
}
