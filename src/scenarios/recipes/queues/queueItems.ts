// The znodes of a queue: where items stand, in which order they are taken, and how one is put in and taken out.
import type { ProgramArgs, Recipe } from '../../../engine/index.ts';
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

/** Milliseconds between two items of one producer. */
export const REST_MS = 700;

/** A producer's whole program: items named after it, one after the other. */
export function* produceAll(
  { client, items, pace }: ProgramArgs,
  put: (item: string, n: number) => Recipe<void>,
): Recipe<void> {
  const last = items === 'endless' ? Number.MAX_SAFE_INTEGER : Number(items);
  for (let n = 1; n <= last; n++) {
    if (pace === 'byHand') yield* zk.gate('produce');
    else if (n > 1) yield* zk.sleep(REST_MS);
    yield* put(`${String(client)}${n}`, n);
  }
}

/**
 * Puts an item at the end. After a lost answer it looks for the item in the queue before it puts it in again. `before` stands
 * before its name.
 */
export function* enqueue(item: string, before = 'qn-'): Recipe<void> {
  yield* zk.atStep('queue.produce');
  const prefix = `${QUEUE}/${before}${item}-`;
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

export function* work({ item }: QueueItem, workMs: number): Recipe<void> {
  yield* zk.atStep('queue.work');
  if (workMs > 0) yield* zk.sleep(workMs);
  yield* zk.fact({ type: 'processed', item });
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
