// The exclusive lock as a line: each client makes a sequential znode and watches only the one before its own. ZooKeeper's
// documented lock recipe without the GUID in the name.
import { zk } from '../../engine/index.ts';
import type { ProgramArgs, Recipe } from '../../engine/index.ts';
import {
  LOCK_PARENT,
  awaitChange,
  isKeeperError,
  lockProgram,
  ownNodes,
  patiently,
  stepsAround,
  type LockArgs,
} from './lockProgram.ts';

const PREFIX = `${LOCK_PARENT}/n-`;
const WATCHER = 'predecessor';

export function predecessorLock(args: ProgramArgs): Recipe<void> {
  return lockProgram(args, acquire);
}

/** The protocol's numbered steps, as the program marks them. */
export function predecessorSteps(rounds: string | number | undefined): readonly string[] {
  const acquiring = ['line.create', 'line.list', 'line.watchPredecessor', 'line.awaitPredecessor'];
  return stepsAround(acquiring, rounds);
}

/** Create; list; lowest → holder; else exists on the one before with a watch; gone or deleted → list again. */
function* acquire(args: LockArgs): Recipe<string> {
  let own = yield* createOwn(args);
  for (;;) {
    yield* zk.atStep('line.list');
    const line = inOrder(yield* patiently(() => zk.getChildren(LOCK_PARENT)));
    const place = line.indexOf(own);
    if (place === 0) return own;
    const predecessor = line[place - 1];
    if (predecessor === undefined) {
      // Its own node is gone, by somebody else's hand: it stands at the end of the line again.
      own = yield* createOwn(args);
      continue;
    }
    yield* zk.atStep('line.watchPredecessor');
    const stat = yield* patiently(() => zk.exists(predecessor, { watch: WATCHER, latch: 'new' }));
    if (stat === null) continue;
    yield* zk.atStep('line.awaitPredecessor');
    yield* awaitChange(WATCHER);
  }
}

/** Makes its node. After a lost reply it may be there under a name nobody told: then it looks for it before it tries again. */
function* createOwn(args: LockArgs): Recipe<string> {
  yield* zk.atStep('line.create');
  for (;;) {
    try {
      return (yield* zk.create(PREFIX, { data: args.client, mode: 'EPHEMERAL_SEQUENTIAL' })).path;
    } catch (error) {
      if (!isKeeperError(error, 'ConnectionLoss')) throw error;
      const [own] = inOrder(yield* ownNodes(PREFIX));
      if (own !== undefined) return own;
    }
  }
}

/** Full paths of the line's nodes by number: the ten digits at the end, not the whole name. */
function inOrder(names: readonly string[]): readonly string[] {
  return names
    .map((name) => (name.startsWith('/') ? name : `${LOCK_PARENT}/${name}`))
    .filter((path) => path.startsWith(PREFIX))
    .toSorted((a, b) => numberOf(a) - numberOf(b));
}

function numberOf(path: string): number {
  return Number(path.slice(PREFIX.length));
}
