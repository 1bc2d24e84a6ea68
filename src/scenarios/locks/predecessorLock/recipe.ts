// The exclusive lock without a herd effect: each client creates a sequential znode and watches only its predecessor. This is
// ZooKeeper's documented recipe without the GUID: after a lost reply a client looks for its session's znodes instead.
import { sequenceOf, zk } from '../../../engine/index.ts';
import type { ProgramArgs, Recipe } from '../../../engine/index.ts';
import {
  LOCK_PARENT,
  awaitChange,
  isKeeperError,
  lockProgram,
  ownNodes,
  patiently,
  stepsAround,
  type LockArgs,
} from '../lockProgram.ts';

/** What a lock made of sequential nodes consists of: forms of it differ in single functions. */
export interface Line {
  /** Makes its node and returns the path it knows it by. */
  readonly join: (args: LockArgs) => Recipe<string>;
  /** Paths of the line's nodes, in the order it takes them to have. */
  readonly list: () => Recipe<readonly string[]>;
  /** Whether it stands in line again when its own node is not there. */
  readonly rejoins: (line: readonly string[], own: string) => boolean;
  /** The node it has to wait for; undefined: none, it has what it wants. */
  readonly obstacle: (line: readonly string[], own: string) => string | undefined;
  /** Sets a watch on it; false: look again. Null: reading the line has set one. */
  readonly watch: ((path: string) => Recipe<boolean>) | null;
  /** Waits for an event that counts for that znode. */
  readonly wait: (path: string) => Recipe<unknown>;
  /** What its steps are called, where not as a lock's. */
  readonly steps?: LineSteps;
}

export interface LineSteps {
  readonly list: string;
  readonly watch: string;
  readonly wait: string;
}

const STEPS: LineSteps = { list: 'line.list', watch: 'line.watchPredecessor', wait: 'line.awaitPredecessor' };

/** How a lock made of sequential nodes is come by. */
export const LINE_STEPS: readonly string[] = ['line.create', ...Object.values(STEPS)];

export function predecessorLock(args: ProgramArgs): Recipe<void> {
  return lockProgram(args, (lockArgs) => acquireInLine(lockArgs, soundLine(LOCK_PARENT)));
}

/** The protocol's numbered steps, as the program marks them. */
export function predecessorSteps(rounds: string | number | undefined): readonly string[] {
  return stepsAround(LINE_STEPS, rounds);
}

/** The line below a parent, with clients that survive connection losses. */
export function soundLine(parent: string, prefix = 'n-', watcher = 'predecessor'): Line {
  return {
    join: (args) => createOwn(`${parent}/${prefix}`, args),
    *list() {
      const names = yield* patiently(() => zk.getChildren(parent));
      return names.map((name) => `${parent}/${name}`).toSorted(byNumber);
    },
    rejoins: (line, own) => !line.includes(own),
    obstacle: (line, own) => line.findLast((path) => byNumber(path, own) < 0),
    watch: (path) => watchIfThere(path, watcher),
    wait: () => awaitChange(watcher),
  };
}

/** Create; list; lowest → holder; else exists on the predecessor with a watch; gone or deleted → list again. */
export function* acquireInLine(args: LockArgs, line: Line): Recipe<string> {
  const { steps = STEPS } = line;
  let own = yield* line.join(args);
  for (;;) {
    yield* zk.atStep(steps.list);
    const paths = yield* line.list();
    if (line.rejoins(paths, own)) {
      // Another client deleted its znode: get back in line.
      own = yield* line.join(args);
      continue;
    }
    const obstacle = line.obstacle(paths, own);
    if (obstacle === undefined) return own;
    if (line.watch !== null) {
      yield* zk.atStep(steps.watch);
      if (!(yield* line.watch(obstacle))) continue;
    }
    yield* zk.atStep(steps.wait);
    yield* line.wait(obstacle);
  }
}

/** By the ten digits at the end, not the whole name, which is for those of one number. */
export function byNumber(a: string, b: string): number {
  return Number(sequenceOf(a)) - Number(sequenceOf(b)) || (a < b ? -1 : Number(a > b));
}

/** Creates its znode. After a lost reply its name is unknown, so it looks for the znode before it tries again. */
function* createOwn(prefix: string, args: LockArgs): Recipe<string> {
  yield* zk.atStep('line.create');
  for (;;) {
    try {
      return (yield* zk.create(prefix, { data: args.client, mode: 'EPHEMERAL_SEQUENTIAL' })).path;
    } catch (error) {
      if (!isKeeperError(error, 'ConnectionLoss')) throw error;
      const [own] = (yield* ownNodes(prefix)).toSorted(byNumber);
      if (own !== undefined) return own;
    }
  }
}

/** One that is gone was no more to be waited for. */
function* watchIfThere(path: string, watcher: string): Recipe<boolean> {
  return (yield* patiently(() => zk.exists(path, { watch: watcher, latch: 'new' }))) !== null;
}
