// What has befallen a process short of a pause. Whoever changes that is loaded late, with what there is to change
// (local/wholeCondition.ts); a process to which nothing happened has none.
import type { ConnectionState } from '../model/localOp.ts';
import type { OpResult } from '../model/op.ts';
import type { ClientState, ClientTask } from './clientState.ts';

export interface Condition {
  /** `stalled`: its threads stand still while its library goes on: heartbeats are sent, callbacks run. */
  readonly programs: 'running' | 'stalled';
  /** What was to resume stalled threads, in order. */
  readonly heldTasks: readonly ClientTask[];
  /** `blocked`: by command, as by a callback that does not return. */
  readonly lane: 'open' | 'blocked';
  /** `running`: a recipe runs on the event lane; nothing is delivered until it ends. */
  readonly laneProgram: 'none' | 'running';
  /** The turn of the last recipe that ran there. */
  readonly laneTurn: number;
  /** What the call came to for whose end the recipe there runs; null if it runs for an event. */
  readonly laneOutcome: OpResult | null;
  readonly clock: Clock;
  /** How often this process has drawn a number for its programs. */
  readonly draws: number;
  /** What the library has told of the connection, oldest first, and since when it has been suspended. */
  readonly states: readonly ToldState[];
  /** By the wall clock of the process; null while it is not suspended. */
  readonly suspendedAtMs: number | null;
  /** Connection attempts in a row that failed. */
  readonly failedAttempts: number;
}

export interface ToldState {
  readonly state: ConnectionState;
  readonly record: number;
}

/** The wall clock of a process. Its timers run at the same rate, but do not follow a jump. */
export interface Clock {
  /** What it showed at that moment of the world. */
  readonly shownMs: number;
  readonly atMs: number;
  /** How much too fast it runs: 1000 is twice as fast as the world, −500 half as fast. */
  readonly perMille: number;
}

/** How long the world takes until a timer of this process has counted so many milliseconds ([C18]). */
export function worldMs({ condition }: ClientState, ownMs: number): number {
  const perMille = condition.value?.clock.perMille ?? 0;
  return perMille === 0 ? ownMs : Math.ceil((ownMs * 1000) / (1000 + perMille));
}

/** Whether nothing keeps the event lane from running the next callback. */
export function isLaneFree({ condition: { value } }: ClientState): boolean {
  return value === null || (value.lane === 'open' && value.laneProgram === 'none');
}
