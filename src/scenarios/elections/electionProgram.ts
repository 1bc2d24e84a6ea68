// What all elections have in common: standing again and again, leading for a while, and leaving office. A protocol adds how
// a candidate learns that it is its turn.
import { type ProgramArgs, type Recipe, zk } from '../../engine/index.ts';
import type { LineSteps } from '../locks/predecessorLock/recipe.ts';
import { forgetting } from '../locks/stated.ts';
import {
  believing,
  giveBack,
  inStep,
  isKeeperError,
  ownNodes,
  takeTurns,
  type LockArgs,
  type TurnsOut,
} from '../locks/lockProgram.ts';

export const ELECTION_PARENT = '/election';

/** As a lock's, with `holdMs` for the time a leader stays in office. */
export type ElectionArgs = LockArgs;

/** Stands for election again and again, for one term each. */
export function standAgainAndAgain(
  args: ProgramArgs,
  term: (args: ElectionArgs) => Recipe<TurnsOut>,
): Recipe<void> {
  return takeTurns({ ...args, holdMs: args['leadMs'] ?? 0 }, term);
}

/** Of a line whose first leads. */
export const CANDIDATE_STEPS: LineSteps = {
  list: 'candidate.list',
  watch: 'line.watchPredecessor',
  wait: 'line.awaitPredecessor',
};

/** Steps that every election ends with; a candidate that stands again rests first. */
export function stepsBefore(
  standing: readonly string[],
  rounds: string | number | undefined,
): readonly string[] {
  return [...standing, 'election.lead', 'election.leave', ...(rounds === 1 ? [] : ['lock.rest'])];
}

/** A session that is over takes the candidacy with it: it gets another handle, and stands once more. */
export function* throughSessions(term: () => Recipe<void>): Recipe<void> {
  for (;;) {
    try {
      return yield* term();
    } catch (error) {
      if (!isKeeperError(error, 'SessionExpired')) throw error;
      yield* zk.newHandle();
    }
  }
}

/**
 * Leads while it can be sure to: a leader that is cut off stops before a server may have given its session up, and goes on
 * only if its znode is still there when it is back.
 */
export function* leadWhileConnected(args: ElectionArgs, path: string): Recipe<void> {
  const endMs = yield* endOfTerm(args);
  do {
    try {
      return yield* believing({ what: 'leader', path }, inOffice(args, endMs, 'connected'));
    } catch (error) {
      if (!isKeeperError(error, 'ConnectionLoss')) throw error;
    }
  } while ((yield* ownNodes(path)).includes(path));
}

/** Leads whatever happens: it never looks at its connection again. */
export function* leadRegardless(args: ElectionArgs, path: string): Recipe<void> {
  yield* believing({ what: 'leader', path }, lead(args));
}

/** Does what a leader does. What it believes of itself is up to others. */
export function* lead(args: ElectionArgs): Recipe<void> {
  yield* inOffice(args, yield* endOfTerm(args), 'whatever');
}

/** Steps down: deletes its znode, which notifies its watchers. */
export function leave(path: string): Recipe<void> {
  return forgetting(path, giveBack(path, 'election.leave'));
}

/** `connected`: what it does is broken off with ConnectionLoss once it is not. */
type During = 'connected' | 'whatever';

function* inOffice(args: ElectionArgs, endMs: number | null, during: During): Recipe<void> {
  yield* zk.atStep('election.lead');
  if (endMs === null)
    return during === 'connected' ? yield* zk.gateWhileConnected('leave') : yield* zk.gateOn('leave');
  const leftMs = endMs - (yield* zk.clock());
  if (leftMs > 0) yield* during === 'connected' ? zk.sleepWhileConnected(leftMs) : zk.sleepOn(leftMs);
  yield* inStep(args, 'leave');
}

/** By the clock of the process; null if it leads until it is told to leave. */
function* endOfTerm({ holdMs }: ElectionArgs): Recipe<number | null> {
  return holdMs === 'untilReleased' ? null : (yield* zk.clock()) + holdMs;
}
