// What all lock programs have in common: rounds, holding, giving back, and what a careful but plain client does when a
// connection or the session is lost. A protocol adds how the lock is come by.
import { KeeperError, zk } from '../../engine/index.ts';
import type { GateName, KeeperErrorCode, ProgramArgs, Recipe, WatchedEvent } from '../../engine/index.ts';

export const LOCK_PARENT = '/exclusive_lock';

/** Milliseconds between two rounds of one client: it does something else before it wants the lock again. */
const REST_MS = 1000;

export interface LockArgs {
  /** The client's name: the data of its nodes. */
  readonly client: string;
  readonly arrival: 'lockstep' | 'together' | 'staggered';
  readonly rounds: number | 'endless';
  readonly holdMs: number | 'untilReleased';
}

/** How a protocol comes by the lock: returns the path of its node once that makes it the holder. */
export type Acquire = (args: LockArgs) => Recipe<string>;

/** Steps every protocol ends with; a client that comes again rests first. */
export function stepsAround(
  acquiring: readonly string[],
  rounds: string | number | undefined,
): readonly string[] {
  return [...acquiring, 'lock.hold', 'lock.release', ...(rounds === 1 ? [] : ['lock.rest'])];
}

/**
 * The whole program. When the session has expired it ends: the lock is lost, and another session needs another handle,
 * which is for whoever starts the program again.
 */
export function* lockProgram(args: ProgramArgs, acquire: Acquire): Recipe<void> {
  const lockArgs = lockArgsOf(args);
  try {
    yield* comeAgainAndAgain(lockArgs, acquire);
  } catch (error) {
    if (!isKeeperError(error, 'SessionExpired')) throw error;
    yield* zk.disbelieve('holder');
  }
}

/** Repeats a read until it is answered: asking twice does no harm. */
export function* patiently<R>(read: () => Recipe<R>): Recipe<R> {
  for (;;) {
    try {
      return yield* read();
    } catch (error) {
      if (!isKeeperError(error, 'ConnectionLoss')) throw error;
    }
  }
}

/** Nodes of this session whose path begins so: after a lost reply they tell what the server made of the call. */
export function* ownNodes(prefix: string): Recipe<readonly string[]> {
  return yield* patiently(() => zk.getEphemerals(prefix));
}

/**
 * Waits until a watcher hears that its node changed. The connection's ups and downs are no reason to wake: watches are
 * registered again. A node that came into being is news of an earlier wait.
 */
export function* awaitChange(watcher: string): Recipe<WatchedEvent> {
  for (;;) {
    const event = yield* zk.nextWatchEvent(watcher);
    if (event.state === 'Expired') throw new KeeperError('SessionExpired');
    if (event.type !== 'None' && event.type !== 'NodeCreated') return event;
  }
}

/** In lock step everybody waits here until all have come so far. */
export function* inStep(args: LockArgs, gate: GateName): Recipe<void> {
  if (args.arrival === 'lockstep') yield* zk.gate(gate);
}

export function isKeeperError(error: unknown, code: KeeperErrorCode): error is KeeperError {
  return error instanceof KeeperError && error.code === code;
}

function* comeAgainAndAgain(args: LockArgs, acquire: Acquire): Recipe<void> {
  for (let round = 1; args.rounds === 'endless' || round <= args.rounds; round++) {
    if (round > 1) yield* rest(args);
    yield* inStep(args, 'arrive');
    const path = yield* acquire(args);
    yield* zk.believe({ what: 'holder', path });
    yield* hold(args);
    yield* zk.disbelieve('holder');
    yield* giveBack(path);
  }
}

function* rest(args: LockArgs): Recipe<void> {
  yield* zk.atStep('lock.rest');
  if (args.arrival !== 'lockstep') yield* zk.sleep(REST_MS);
}

function* hold(args: LockArgs): Recipe<void> {
  yield* zk.atStep('lock.hold');
  if (args.holdMs === 'untilReleased') return yield* zk.gate('release');
  if (args.holdMs > 0) yield* zk.sleep(args.holdMs);
  yield* inStep(args, 'release');
}

/** Deletes its node, and after a lost reply only while it is still its own. */
function* giveBack(path: string): Recipe<void> {
  yield* zk.atStep('lock.release');
  for (;;) {
    try {
      return yield* zk.deleteNode(path);
    } catch (error) {
      if (isKeeperError(error, 'NoNode')) return;
      if (!isKeeperError(error, 'ConnectionLoss')) throw error;
      if (!(yield* ownNodes(path)).includes(path)) return;
    }
  }
}

function lockArgsOf(args: ProgramArgs): LockArgs {
  const { client, arrival, rounds: count, holdMs } = args;
  if (arrival !== 'lockstep' && arrival !== 'together' && arrival !== 'staggered')
    throw new Error(`arrival is ${String(arrival)}`);
  if (typeof count !== 'number' && count !== 'endless') throw new Error(`rounds is ${String(count)}`);
  if (typeof holdMs !== 'number' && holdMs !== 'untilReleased')
    throw new Error(`holdMs is ${String(holdMs)}`);
  return { client: String(client), arrival, rounds: count, holdMs };
}
