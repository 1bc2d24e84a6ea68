// Claims on queue items: an ephemeral znode per item, which goes with its owner's session.
import { type Recipe, zk } from '../../engine/index.ts';
import { giveBack, isKeeperError, ownNodes, patiently } from '../locks/lockProgram.ts';
import { CHANGES, CLAIMS, QUEUE, oldestOf, readItem, waiting, type QueueItem } from './queueItems.ts';

/** Claims the oldest unclaimed item; null if there is none. Watches both lists if the caller wants to wait. */
export function* claimNext(wait: 'watches' | 'returns'): Recipe<QueueItem | null> {
  for (;;) {
    const free = oldestOf(yield* unclaimed(wait));
    if (free === undefined) return null;
    const item = yield* claim(free);
    if (item !== null) return item;
  }
}

/** Names of the unclaimed items, in no particular order. Watches both lists if the caller wants to wait. */
export function* unclaimed(wait: 'watches' | 'returns'): Recipe<readonly string[]> {
  yield* zk.atStep('queue.list');
  const watch = wait === 'watches' ? CHANGES : undefined;
  const names = yield* waiting(watch);
  const claimed = new Set(
    yield* patiently(() => zk.getChildren(CLAIMS, watch === undefined ? {} : { watch })),
  );
  return claimed.size === 0 ? names : names.filter((name) => !claimed.has(name));
}

/** Takes item and claim out at once: only who still has its claim can, since a claim goes with the session. */
export function* finishClaimed({ name }: QueueItem): Recipe<void> {
  yield* zk.atStep('queue.finish');
  for (;;) {
    try {
      yield* zk.multi([
        { op: 'delete', path: `${QUEUE}/${name}`, version: -1 },
        { op: 'delete', path: `${CLAIMS}/${name}`, version: -1 },
      ]);
      return;
    } catch (error) {
      // An earlier call whose answer was lost has done it.
      if (isKeeperError(error, 'NoNode')) return;
      if (!isKeeperError(error, 'ConnectionLoss')) throw error;
    }
  }
}

/** Null if another consumer was faster, or has finished the item since it was listed. */
export function* claim(name: string): Recipe<QueueItem | null> {
  yield* zk.atStep('queue.claim');
  if (!(yield* makeClaim(`${CLAIMS}/${name}`))) return null;
  const item = yield* readItem(name);
  if (item === null) yield* giveBack(`${CLAIMS}/${name}`, 'queue.claim');
  return item;
}

/** False if another consumer owns it. */
export function* makeClaim(path: string): Recipe<boolean> {
  for (let isRepeated = false; ; isRepeated = true) {
    try {
      yield* zk.create(path, { mode: 'EPHEMERAL' });
      return true;
    } catch (error) {
      if (isKeeperError(error, 'NodeExists')) return isRepeated && (yield* ownNodes(path)).includes(path);
      if (!isKeeperError(error, 'ConnectionLoss')) throw error;
    }
  }
}
