// What every surviving client of a trial has to come to, and how it can fail to.
import type { ClientId, TraceRecord, Violation } from '../../../../engine/index.ts';
import type { Attendance, Attendant, Turn } from './attendance.ts';

/**
 * Safety: something happened that must not. `together`: two at once that exclude each other. `early`: it passed the barrier before all
 * had come. `lost`: an item went that nobody had worked on to the end. `twice`: an item was put in or worked on once more.
 */
const HARMS = ['together', 'early', 'lost', 'twice'] as const;
type Harm = (typeof HARMS)[number];

/** Liveness: something did not happen that should. */
type Lack =
  /** It waits although nothing is in its way. */
  | 'waits'
  /** It asks again and again while nothing has changed. */
  | 'polls'
  /** It went on after a wait in which no watch had told it anything. */
  | 'unwoken'
  /** Its program ended with an error. */
  | 'threw'
  /** It was kept or released otherwise than asked: too short, or by the wrong client. */
  | 'short'
  /** Readers never read at the same time. */
  | 'unshared'
  /** Its list is not that of those who are alive. */
  | 'outdated';

export interface Failure {
  readonly why: Harm | Lack;
  readonly client: ClientId | null;
}

export function isHarm(failure: Failure | Violation): boolean {
  return 'invariant' in failure || HARMS.some((harm) => harm === failure.why);
}

/** Follows one trial. */
export interface Duty {
  heed(record: TraceRecord, turn: Turn | null): Failure | null;
  /** After each step: who waits in vain, who does not. */
  look(nowMs: number): Failure | null;
  /** Nothing more is to come. */
  isDone(): boolean;
}

/** So long after nothing is in its way any more a client has gone on. */
export const BOUND_MS = 2000;
/** Nobody needs more requests than that while nothing changes. */
export const MOST_REQUESTS = 12;
/** A client that waited longer than that was woken. */
export const PATIENCE_MS = 1000;

/** Whether the client that waits now should have gone on. */
export function isOverdue(attendance: Attendance, nowMs: number): boolean {
  const sinceMs = attendance.clearSinceMs(nowMs);
  return sinceMs !== null && nowMs - sinceMs > BOUND_MS;
}

/** One that has waited since that time, and goes on: was it told to? */
export function isUnwoken({ wokenMs }: Attendant, sinceMs: number, nowMs: number): boolean {
  return nowMs - sinceMs > PATIENCE_MS && wokenMs < sinceMs;
}
