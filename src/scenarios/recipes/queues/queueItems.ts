// The znodes of a queue: where items stand, in which order they are taken, and how one is put in and taken out.
import type { Recipe } from '../../../engine/index.ts';
import { zk } from '../../../engine/whole.ts';
import { isKeeperError, patiently } from '../lockProgram.ts';
import { byNumber } from '../predecessorLock.ts';

export const QUEUE = '/queue';
export const CLAIMS = '/claims';

/** Any of the lists has changed since it was last read. */
export const CHANGES = 'changes';

export interface QueueItem {
  /** Of its znode. */
  readonly name: string;
  /** What is in it: the item's own name, e.g. `A1`. */
  readonly item: string;
}

/** Puts an item at the end. After a lost answer it looks for the item in the queue before it puts it in again. */
export function* enqueue(item: string): Recipe<void> {
  yield* zk.atStep('queue.produce');
  const prefix = `${QUEUE}/qn-${item}-`;
  for (;;) {
    try {
      const { path } = yield* zk.create(prefix, { data: item, mode: 'PERSISTENT_SEQUENTIAL' });
      return yield* zk.fact({ type: 'produced', item, path });
    } catch (error) {
      if (!isKeeperError(error, 'ConnectionLoss')) throw error;
      const path = (yield* waiting()).map((name) => `${QUEUE}/${name}`).find((at) => at.startsWith(prefix));
      if (path !== undefined) return yield* zk.fact({ type: 'produced', item, path });
    }
  }
}

/** Names of all items, the oldest first: the list itself has no order. */
export function* waiting(watch?: typeof CHANGES): Recipe<readonly string[]> {
  const names = yield* patiently(() =>
    zk.getChildren(QUEUE, watch === undefined ? {} : { watch, latch: 'new' }),
  );
  return names.toSorted(byNumber);
}

/** Null if it is gone meanwhile. */
export function* readItem(name: string): Recipe<QueueItem | null> {
  try {
    const { data } = yield* patiently(() => zk.getData(`${QUEUE}/${name}`));
    return { name, item: data ?? '' };
  } catch (error) {
    if (!isKeeperError(error, 'NoNode')) throw error;
    return null;
  }
}

/** Whether it was this call that took it out. That it is gone after a lost answer it takes for its own doing. */
export function* takeOut({ name }: QueueItem): Recipe<boolean> {
  yield* zk.atStep('queue.delete');
  for (let isRepeated = false; ; isRepeated = true) {
    try {
      yield* zk.deleteNode(`${QUEUE}/${name}`);
      return true;
    } catch (error) {
      if (isKeeperError(error, 'NoNode')) return isRepeated;
      if (!isKeeperError(error, 'ConnectionLoss')) throw error;
    }
  }
}
