// The znodes of a queue: where items stand, in which order they are taken, and how one is put in and taken out.
import { type ProgramArgs, type Recipe, zk } from '../../engine/index.ts';
import { isKeeperError, patiently } from '../locks/lockProgram.ts';

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
 * Puts an item at the end. After a lost answer it looks for the item in the queue before it puts it in again. What stands in the
 * znode's name, if not the item alone, is the item's own.
 */
export function* enqueue(item: string, own = item): Recipe<void> {
  yield* zk.atStep('queue.produce');
  const prefix = `${QUEUE}/qn-${own}-`;
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

/** What was not answered was not done, so it is done again. */
export function* enqueueAgain(item: string): Recipe<void> {
  yield* zk.atStep('queue.produce');
  const options = { data: item, mode: 'PERSISTENT_SEQUENTIAL' } as const;
  const { path } = yield* patiently(() => zk.create(`${QUEUE}/qn-${item}-`, options));
  yield* zk.fact({ type: 'produced', item, path });
}

/** Names of all items, in no order that means anything. */
export function* waiting(watch?: typeof CHANGES): Recipe<readonly string[]> {
  return yield* patiently(() => zk.getChildren(QUEUE, watch === undefined ? {} : { watch, latch: 'new' }));
}

/** That with the lowest number, in one go through the list: where much waits, sorting it each time costs most of all. */
export function oldestOf(names: readonly string[]): string | undefined {
  let oldest: string | undefined;
  for (const name of names) if (oldest === undefined || isOlder(name, oldest)) oldest = name;
  return oldest;
}

/** By the ten digits at the end. */
function isOlder(a: string, b: string): boolean {
  for (let at = 10; at > 0; at--) {
    const difference = a.charCodeAt(a.length - at) - b.charCodeAt(b.length - at);
    if (difference !== 0) return difference < 0;
  }
  return false;
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
