// The fair re-entrant lock, corrected: each thread has its own place in line and its own count, lists again whenever it
// wakes up, leaves no znode behind, and reports errors.
import { type Recipe, zk } from '../../../engine/index.ts';
import { LOCK_PARENT, giveBack } from '../lockProgram.ts';
import { acquireInLine, soundLine, type Line } from '../predecessorLock/recipe.ts';
import { deleteAndForget } from '../careless.ts';
import { acquireWithin } from '../deadline.ts';
import type { FairLock } from './fairLock.ts';
import { forgetting, knowing } from '../stated.ts';

export const correctedFairLock: FairLock = {
  lock: (args) => reentering((line) => acquireInLine(args, line)),
  tryLock: (args) => reentering((line, watcher) => acquireWithin(0, args, line, watcher)),
  tryLockFor: (args, timeoutMs) =>
    reentering((line, watcher) => acquireWithin(timeoutMs, args, line, watcher)),
  unlock,
};

/** As kazoo's acquire(blocking=False) did: what it tried in vain it deletes once, and does not look whether that was done. */
export const kazooFairLock: FairLock = {
  ...correctedFairLock,
  tryLock: (args) => reentering((line, watcher) => acquireWithin(0, args, line, watcher, deleteAndForget)),
};

/** The holding thread increments its count; others get in line. */
function* reentering<P extends string | null>(
  acquire: (line: Line, watcher: string) => Recipe<P>,
): Recipe<P | string> {
  const thread = yield* zk.threadId();
  const own = yield* zk.readVar(pathOf(thread));
  if (typeof own === 'string') {
    yield* zk.addToVar(depthOf(thread), 1);
    return own;
  }
  const watcher = `predecessor of thread ${thread}`;
  const path = yield* acquire(knowing(soundLine(LOCK_PARENT, `lock-${thread}-`, watcher)), watcher);
  if (path === null) return path;
  yield* zk.writeVar(pathOf(thread), path);
  yield* zk.writeVar(depthOf(thread), 1);
  return path;
}

function* unlock(): Recipe<void> {
  const thread = yield* zk.threadId();
  const path = yield* zk.readVar(pathOf(thread));
  if (typeof path !== 'string' || (yield* zk.addToVar(depthOf(thread), -1)) > 0) return;
  yield* zk.writeVar(pathOf(thread), null);
  yield* forgetting(path, giveBack(path));
}

function pathOf(thread: number): string {
  return `own node of thread ${thread}`;
}

function depthOf(thread: number): string {
  return `depth of thread ${thread}`;
}
