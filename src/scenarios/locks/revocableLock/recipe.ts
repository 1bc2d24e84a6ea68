// The revocable lock: the holder watches the data of its own znode. A waiter writes a request there, and the holder obeys or
// ignores it.
import { type ProgramArgs, type Recipe, zk } from '../../../engine/index.ts';
import {
  LOCK_PARENT,
  believing,
  isKeeperError,
  patiently,
  takeTurns,
  type LockArgs,
  giveBack,
} from '../lockProgram.ts';
import { acquireInLine, byNumber, soundLine } from '../predecessorLock/recipe.ts';
import { changedWithin } from '../deadline.ts';
import { formOf } from '../../scenario/formOf.ts';
import { forgetting, knowing, wanting } from '../stated.ts';

export const REVOCABLE_VARIANTS = ['deaf', 'obeys'] as const;
/** The name it has in the book: each client's second thread, which asks for the lock back when its user says so. */
export const REVOKER = 'revocable-lock-revoker';

const WATCHER = 'revocation';
const REVOKED = 'unlock';

const HOLDS: Readonly<Record<(typeof REVOCABLE_VARIANTS)[number], typeof holdUntilRevoked>> = {
  *deaf(args) {
    yield* zk.atStep('lock.hold');
    yield* zk.sleep(Number(args.holdMs));
  },
  obeys: holdUntilRevoked,
};

export function* revocableLock(args: ProgramArgs): Recipe<void> {
  const hold = formOf(HOLDS, args['variant']);
  yield* zk.spawn(REVOKER, args);
  yield* takeTurns(args, function* turn(lockArgs) {
    const path = yield* wanting(acquireInLine(lockArgs, knowing(soundLine(LOCK_PARENT))));
    yield* believing({ what: 'holder', path }, hold(lockArgs, path));
    yield* forgetting(path, giveBack(path));
  });
}

/** Asks the holder for the lock, on request. */
export function* revoker(): Recipe<void> {
  for (;;) {
    yield* zk.gate('act');
    const names = yield* patiently(() => zk.getChildren(LOCK_PARENT));
    const [holder] = names.toSorted(byNumber);
    if (holder !== undefined) yield* revoke(`${LOCK_PARENT}/${holder}`);
  }
}

/** Reads its own znode with a watch until its time is up or a waiter asks for the lock. */
function* holdUntilRevoked({ holdMs }: LockArgs, path: string): Recipe<void> {
  yield* zk.atStep('lock.hold');
  const untilMs = (yield* zk.clock()) + Number(holdMs);
  for (;;) {
    const { data } = yield* patiently(() => zk.getData(path, { watch: WATCHER, latch: 'new' }));
    if (data === REVOKED || !(yield* changedWithin(untilMs - (yield* zk.clock()), WATCHER))) return;
  }
}

/** Who gave it back meanwhile need not be asked. */
function* revoke(path: string): Recipe<void> {
  try {
    yield* patiently(() => zk.setData(path, REVOKED));
  } catch (error) {
    if (!isKeeperError(error, 'NoNode')) throw error;
  }
}
