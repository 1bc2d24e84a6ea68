// The exclusive lock as one znode that all clients try to create. Clients that fail wait for its deletion and then all wake
// up: the herd effect. The three variants differ in what is watched, and in whether a client checks before it tries again.
import { zk } from '../../../engine/index.ts';
import type { ProgramArgs, Recipe } from '../../../engine/index.ts';
import { assertNever } from '../../../engine/index.ts';
import {
  LOCK_PARENT,
  awaitChange,
  inStep,
  isKeeperError,
  lockProgram,
  ownNodes,
  patiently,
  stepsAround,
  type LockArgs,
} from '../lockProgram.ts';

export const HERD_VARIANTS = ['exists', 'children-try', 'children-look'] as const;
export type HerdVariant = (typeof HERD_VARIANTS)[number];

const NAME = 'lock';
export const LOCK = `${LOCK_PARENT}/${NAME}`;
const WATCHER = 'lock';

export function herdLock(args: ProgramArgs): Recipe<void> {
  return lockProgram(args, acquireBy(args['variant']));
}

/** The protocol's numbered steps, as the program marks them. */
export function herdSteps(variant: unknown, rounds: string | number | undefined): readonly string[] {
  return stepsAround(STEPS[herdVariant(variant)], rounds);
}

const STEPS: Readonly<Record<HerdVariant, readonly string[]>> = {
  exists: ['herd.create', 'herd.watchLock', 'herd.awaitDeletion'],
  'children-try': ['herd.create', 'herd.watchChildren', 'herd.awaitChildren'],
  'children-look': ['herd.create', 'herd.look', 'herd.awaitChildren'],
};

function acquireBy(value: unknown): (args: LockArgs) => Recipe<string> {
  const variant = herdVariant(value);
  switch (variant) {
    case 'exists':
      return acquireWatchingLock;
    case 'children-try':
      return acquireTryingFirst;
    case 'children-look':
      return acquireLookingFirst;
    default:
      return assertNever(variant);
  }
}

/** Create; taken → exists with a watch; deleted → create again. */
export function* acquireWatchingLock(args: LockArgs, wait = awaitChange): Recipe<string> {
  while (!(yield* tryCreate(args))) {
    yield* zk.atStep('herd.watchLock');
    const stat = yield* patiently(() => zk.exists(LOCK, { watch: WATCHER, latch: 'new' }));
    if (stat === null) continue;
    yield* zk.atStep('herd.awaitDeletion');
    yield* wait(WATCHER);
  }
  return LOCK;
}

/** Create; taken → watch the parent's children; changed → create again. */
function* acquireTryingFirst(args: LockArgs): Recipe<string> {
  while (!(yield* tryCreate(args))) {
    yield* zk.atStep('herd.watchChildren');
    if (!(yield* isTaken())) continue;
    yield* zk.atStep('herd.awaitChildren');
    yield* awaitChange(WATCHER);
  }
  return LOCK;
}

/** Create; taken → look at the parent's children with a watch; free → create; else, or if it lost, wait for a change. */
function* acquireLookingFirst(args: LockArgs): Recipe<string> {
  if (yield* tryCreate(args)) return LOCK;
  for (;;) {
    yield* zk.atStep('herd.look');
    if (!(yield* isTaken())) {
      yield* inStep(args, 'create');
      if (yield* tryCreate(args)) return LOCK;
    }
    // After a lost try the winner's create has spent the watch of the look: that event is on its way already.
    yield* zk.atStep('herd.awaitChildren');
    yield* awaitChange(WATCHER);
  }
}

/** Whether the lock's node is there; the next change of the parent's children will be told. */
function* isTaken(): Recipe<boolean> {
  const names = yield* patiently(() => zk.getChildren(LOCK_PARENT, { watch: WATCHER, latch: 'new' }));
  return names.includes(NAME);
}

/** Whether this client's node was made. After a lost reply it may have been, or not: then it looks, and tries again. */
export function* tryCreate(args: LockArgs): Recipe<boolean> {
  yield* zk.atStep('herd.create');
  for (;;) {
    try {
      yield* zk.create(LOCK, { data: args.client, mode: 'EPHEMERAL' });
      return true;
    } catch (error) {
      if (isKeeperError(error, 'NodeExists')) return false;
      if (!isKeeperError(error, 'ConnectionLoss')) throw error;
      if ((yield* ownNodes(LOCK)).includes(LOCK)) return true;
    }
  }
}

function herdVariant(value: unknown): HerdVariant {
  const variant = HERD_VARIANTS.find((known) => known === value);
  if (variant === undefined) throw new Error(`herd-lock has no variant ${String(value)}`);
  return variant;
}
