// Waiting for a place in line no longer than so long, and leaving nothing behind when that was in vain.
import { KeeperError, type Recipe, zk } from '../../engine/index.ts';
import { giveBack, isKeeperError, patiently, type LockArgs } from './lockProgram.ts';
import { acquireInLine, type Line } from './predecessorLock/recipe.ts';
import { forgetting } from './stated.ts';

/** The path of the node that stands first in time; null when it did not, and then it is gone again. 0: at once or never. */
export function* acquireWithin(
  patienceMs: number,
  args: LockArgs,
  line: Line,
  watcher: string,
  leave: (path: string) => Recipe<void> = giveBack,
): Recipe<string | null> {
  const untilMs = (yield* zk.clock()) + patienceMs;
  let own = '';
  const hurried: Line = {
    ...line,
    *join(lockArgs) {
      own = yield* line.join(lockArgs);
      return own;
    },
    // Without a wait, no watch is needed.
    watch: patienceMs === 0 ? null : line.watch,
    *wait(obstacle) {
      if (yield* changedWithin(untilMs - (yield* zk.clock()), watcher)) return;
      if (patienceMs > 0) yield* unwatch(obstacle);
      throw new OutOfTime();
    },
  };
  try {
    return yield* acquireInLine(args, hurried);
  } catch (error) {
    if (!(error instanceof OutOfTime)) throw error;
    yield* forgetting(own, leave(own));
    return null;
  }
}

/** Whether a watcher hears of a change in that time. The connection's ups and downs are none: watches outlive them. */
export function* changedWithin(leftMs: number | 'forever', watcher: string): Recipe<boolean> {
  const untilMs = leftMs === 'forever' ? null : (yield* zk.clock()) + leftMs;
  for (;;) {
    const timeout = untilMs === null ? {} : { timeoutMs: Math.max(0, untilMs - (yield* zk.clock())) };
    const event = yield* zk.nextWatchEvent(watcher, timeout);
    if (event === null) return false;
    if (event.state === 'Expired') throw new KeeperError('SessionExpired');
    if (event.type !== 'None' && event.type !== 'NodeCreated') return true;
  }
}

/** A client that has left must not be woken again. */
function* unwatch(path: string): Recipe<void> {
  try {
    yield* patiently(() => zk.removeAllWatches(path, 'Data'));
  } catch (error) {
    // It has been spent in this moment.
    if (!isKeeperError(error, 'NoWatcher')) throw error;
  }
}

class OutOfTime extends Error {}
