// A world that somebody has composed: its servers, who connects to them with which programs, and what stands in the tree
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
  readonly localSessions: LocalSessions;
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

/** A recipe of the book with its parameters, by the scenario it is of. */
export interface PlannedProgram {
  readonly kind: 'recipe';
  readonly scenario: string;
  readonly values: ParameterValues;
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
  clients: 200,
  programs: 20,
  znodes: 5000,
  path: 400,
  data: 20_000,
  allData: 200_000,
  acl: 400,
  latencies: 100,
  name: 60,
  clientName: 12,
} as const;

/** Of a client, behind the colon of its id. */
export const CLIENT_NAME = /^[A-Za-z][\w-]{0,11}$/;
