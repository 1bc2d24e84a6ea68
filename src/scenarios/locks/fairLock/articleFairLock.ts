// The fair re-entrant lock as published: one Java object with its fields, its monitor and its latch, shared by all threads
// of a process. Its bugs are kept.
import { Interrupted, KeeperError, type Recipe, zk } from '../../../engine/index.ts';
import { LOCK_PARENT, isKeeperError, type LockArgs } from '../lockProgram.ts';
import type { FairLock } from './fairLock.ts';

/** LockWatcher.process, which the event thread runs for every event of a watcher registered by `exists`. */
export const ARTICLE_WATCHER = 'article-lock-watcher';

/** What it does after a KeeperException, beside logging it: only NodeExists leaves the thread as it was. */
export type AfterError = 'logs' | 'interruptsItself';

export function articleFairLock(afterError: AfterError): FairLock {
  return {
    lock: (args) => lock(args, afterError),
    tryLock: (args) =>
      tried(
        zk.synchronised(THIS, () => enter(args, null)),
        afterError,
      ),
    tryLockFor: (args, timeoutMs) =>
      tried(
        zk.synchronised(THIS, () => enter(args, awaitLatch({ timeoutMs }))),
        afterError,
      ),
    unlock: () => unlock(afterError),
  };
}

/** Fields of the object. */
const STATE = 'state';
const ID = 'id';
const LATCH = 'countDownLatch';
const THIS = 'this';

/** Whatever goes wrong is logged: the caller cannot tell that from having the lock. */
function* lock(args: LockArgs, afterError: AfterError): Recipe<string> {
  try {
    yield* zk.synchronised(THIS, () => enter(args, awaitLatch()));
  } catch (error) {
    yield* logged(error, afterError);
  }
  return yield* ownId();
}

function* unlock(afterError: AfterError): Recipe<void> {
  yield* zk.atStep('lock.release');
  yield* zk.synchronised(THIS, () => leave(afterError));
}

/** Inside the monitor for as long as it waits. `waits` null: it does not, and does not get the lock. */
function* enter(args: LockArgs, waits: Recipe<void> | null): Recipe<boolean> {
  if (Number(yield* zk.readVar(STATE)) <= 0) {
    const before = yield* lastBeforeOwn(args);
    if (before !== undefined) {
      if (waits === null) return false;
      yield* zk.atStep('line.watchPredecessor');
      if ((yield* zk.exists(before, { watch: yield* newWatcher() })) !== null) yield* waits;
    }
  }
  yield* zk.addToVar(STATE, 1);
  return true;
}

/** Makes the node unless there is one, and returns the one that is the last before it. */
function* lastBeforeOwn({ client }: LockArgs): Recipe<string | undefined> {
  if ((yield* zk.readVar(ID)) === null) {
    yield* zk.atStep('line.create');
    const options = { data: client, mode: 'EPHEMERAL_SEQUENTIAL' } as const;
    const { path } = yield* zk.create(`${LOCK_PARENT}/lock-`, options);
    yield* zk.writeVar(ID, path);
    yield* zk.fact({ type: 'knows', path });
  }
  yield* zk.atStep('line.list');
  const paths = (yield* zk.getChildren(LOCK_PARENT)).map((name) => `${LOCK_PARENT}/${name}`);
  const own = yield* ownId();
  return paths.toSorted().findLast((path) => path < own);
}

/** The latch is made only now: what the watcher heard before has counted down another one, or none. */
function* awaitLatch(options: { readonly timeoutMs?: number } = {}): Recipe<void> {
  yield* zk.newLatch(LATCH);
  yield* zk.atStep('line.awaitPredecessor');
  yield* zk.awaitLatch(LATCH, options);
}

/** `new LockWatcher()`: any event counts. */
function* newWatcher(): Recipe<string> {
  const watcher = `LockWatcher ${yield* zk.addToVar('watchers', 1)}`;
  yield* zk.onEvent(watcher, ARTICLE_WATCHER);
  return watcher;
}

export function* articleWatcher(): Recipe<void> {
  yield* zk.countDown(LATCH);
}

/** An id whose node could not be deleted is kept. */
function* leave(afterError: AfterError): Recipe<void> {
  if (Number(yield* zk.readVar(STATE)) > 0) yield* zk.addToVar(STATE, -1);
  if (Number(yield* zk.readVar(STATE)) !== 0) return;
  const path = yield* ownId();
  try {
    yield* zk.deleteNode(path);
    yield* zk.writeVar(ID, null);
    yield* zk.fact({ type: 'forgets', path });
  } catch (error) {
    yield* logged(error, afterError);
  }
}

/** The own node if it was entered; that a node exists already counts as success too. */
function* tried(entering: Recipe<boolean>, afterError: AfterError): Recipe<string | null> {
  try {
    return (yield* entering) ? yield* ownId() : null;
  } catch (error) {
    yield* logged(error, afterError);
    return isKeeperError(error, 'NodeExists') ? yield* ownId() : null;
  }
}

function* ownId(): Recipe<string> {
  return String((yield* zk.readVar(ID)) ?? '');
}

/** `catch (InterruptedException)`, `catch (KeeperException)`: a line in the log. */
function* logged(error: unknown, afterError: AfterError): Recipe<void> {
  if (error instanceof Interrupted) return;
  if (!(error instanceof KeeperError)) throw error;
  if (afterError === 'interruptsItself' && error.code !== 'NodeExists')
    yield* zk.interrupt(yield* zk.threadId());
}
