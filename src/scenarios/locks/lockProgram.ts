// What all lock programs have in common: rounds, holding, giving back, and what a careful but plain client does when a
// connection or the session is lost. A protocol adds how the lock is come by.
import { KeeperError, zk } from '../../engine/index.ts';
import type {
  Belief,
  GateName,
  KeeperErrorCode,
  ProgramArgs,
  Recipe,
  WatchedEvent,
} from '../../engine/index.ts';

export const LOCK_PARENT = '/exclusive_lock';

/** Milliseconds between two rounds of one client: it does something else before it wants the lock again. */
export const REST_MS = 1000;

export const ARRIVALS = ['lockstep', 'together', 'staggered', 'random'] as const;

export interface LockArgs {
  /** The client's name: the data of its nodes. */
  readonly client: string;
  readonly arrival: (typeof ARRIVALS)[number];
  readonly rounds: number | 'endless';
  readonly holdMs: number | 'untilReleased';
  /** Between two rounds. */
  readonly restMs: number;
}

/** How a protocol comes by the lock: returns the path of its node once that makes it the holder, null if it gave up. */
export type Acquire = (args: LockArgs) => Recipe<string | null>;

/**
 * What a holder does when its session is over. `stops`: it is told, and gives up what it was doing. `goesOn`: its program
 * listens to nothing while it works, so it believes that it holds the lock until its work is done.
 */
export type WhenExpired = 'stops' | 'goesOn';

const HOLD_STEP: Readonly<Record<WhenExpired, string>> = { stops: 'lock.hold', goesOn: 'lock.holdUntold' };

/** Steps every protocol ends with; a client that comes again rests first. */
export function stepsAround(
  acquiring: readonly string[],
  rounds: string | number | undefined,
  whenExpired: WhenExpired = 'stops',
): readonly string[] {
  return [...acquiring, HOLD_STEP[whenExpired], 'lock.release', ...(rounds === 1 ? [] : ['lock.rest'])];
}

/** How a lock that was come by is worked under and given back. */
export interface Tenure {
  readonly release?: (path: string) => Recipe<void>;
  readonly whenExpired?: WhenExpired;
}

/** The whole program of a lock that one client holds at a time. */
export function lockProgram(args: ProgramArgs, acquire: Acquire, tenure: Tenure = {}): Recipe<void> {
  const { release = giveBack, whenExpired } = tenure;
  return takeTurns(args, function* turn(lockArgs) {
    const path = yield* acquire(lockArgs);
    if (path === null) return;
    yield* believing({ what: 'holder', path }, hold(lockArgs, whenExpired));
    yield* release(path);
  });
}

/** `comesNoMore`: it was the last turn, whatever the number of rounds. */
export type TurnsOut = 'comesNoMore' | void;

/**
 * Comes again and again, for one turn each. When the session has expired it ends: the lock is lost, and another session
 * needs another handle, which is for the next start of the program.
 */
export function* takeTurns(args: ProgramArgs, turn: (args: LockArgs) => Recipe<TurnsOut>): Recipe<void> {
  const lockArgs = lockArgsOf(args);
  try {
    for (let round = 1; lockArgs.rounds === 'endless' || round <= lockArgs.rounds; round++) {
      if (round > 1) yield* rest(lockArgs);
      yield* inStep(lockArgs, 'arrive');
      if ((yield* turn(lockArgs)) === 'comesNoMore') return;
    }
  } catch (error) {
    if (!isKeeperError(error, 'SessionExpired')) throw error;
  }
}

/** States a belief for as long as something takes, however that ends. */
export function* believing(belief: Belief, during: Recipe<void>): Recipe<void> {
  yield* zk.believe(belief);
  try {
    yield* during;
  } finally {
    yield* zk.disbelieve(belief.what);
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

/** Asks for a node's data. One that is gone is passed over. */
export function* readIfThere(path: string): Recipe<void> {
  try {
    yield* patiently(() => zk.getData(path));
  } catch (error) {
    if (!isKeeperError(error, 'NoNode')) throw error;
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

/** In lock step all clients wait here for each other. */
export function* inStep(args: LockArgs, gate: GateName): Recipe<void> {
  if (args.arrival === 'lockstep') yield* zk.gate(gate);
}

export function isKeeperError(error: unknown, code: KeeperErrorCode): error is KeeperError {
  return error instanceof KeeperError && error.code === code;
}

function* rest(args: LockArgs): Recipe<void> {
  yield* zk.atStep('lock.rest');
  if (args.arrival !== 'lockstep' && args.restMs > 0) yield* zk.sleep(args.restMs);
}

/** Keeps what it has, for as long as it is told. */
export function* hold(args: LockArgs, whenExpired: WhenExpired = 'stops'): Recipe<void> {
  const [sleep, gate] = whenExpired === 'stops' ? [zk.sleep, zk.gate] : [zk.sleepOn, zk.gateOn];
  yield* zk.atStep(HOLD_STEP[whenExpired]);
  if (args.holdMs === 'untilReleased') return yield* gate('release');
  if (args.holdMs > 0) yield* sleep(args.holdMs);
  if (args.arrival === 'lockstep') yield* gate('release');
}

/** Deletes its node, and after a lost reply only while it is still its own. */
export function* giveBack(path: string, step = 'lock.release'): Recipe<void> {
  yield* zk.atStep(step);
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
  const { client, rounds: count, holdMs } = args;
  const arrival = ARRIVALS.find((known) => known === args['arrival']);
  if (arrival === undefined) throw new Error(`arrival is ${String(args['arrival'])}`);
  if (typeof count !== 'number' && count !== 'endless') throw new Error(`rounds is ${String(count)}`);
  if (typeof holdMs !== 'number' && holdMs !== 'untilReleased')
    throw new Error(`holdMs is ${String(holdMs)}`);
  return {
    client: String(client),
    arrival,
    rounds: count,
    holdMs,
    restMs: Number(args['restMs'] ?? REST_MS),
  };
}
