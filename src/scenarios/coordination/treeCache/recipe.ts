// A cache of a whole tree that reads everything again after every reconnect, either at once or bit by bit.
import { KeeperError, type ProgramArgs, type Recipe, zk } from '../../../engine/index.ts';
import { untilExpired } from '../../ensemble/untilExpired.ts';
import { patiently, readIfThere } from '../../locks/lockProgram.ts';

export const TREE = '/app';
export const TREE_CACHE_VARIANTS = ['at-once', 'bit-by-bit'] as const;
export const TREE_CACHE_STEPS = ['tree.list', 'tree.read', 'tree.await'];

/** Between two reads of who is in no hurry: at most thirty in a second. */
const BREATH_MS = 33;
const WATCHER = 'tree';

export function treeCache({ variant }: ProgramArgs): Recipe<void> {
  return untilExpired(function* () {
    yield* readAll(BREATH_MS);
    for (;;) {
      yield* zk.atStep('tree.await');
      yield* reconnected();
      yield* readAll(variant === 'at-once' ? 0 : BREATH_MS);
    }
  });
}

/** Those below the tree's top, one after the other. */
function* readAll(restMs: number): Recipe<void> {
  yield* zk.atStep('tree.list');
  const names = yield* patiently(() => zk.getChildren(TREE, { watch: WATCHER, latch: 'new' }));
  yield* zk.atStep('tree.read');
  for (const name of names) {
    yield* readIfThere(`${TREE}/${name}`);
    if (restMs > 0) yield* zk.sleep(restMs);
  }
}

/** A change of the list is a reason, too. */
function* reconnected(): Recipe<void> {
  for (;;) {
    const event = yield* zk.nextWatchEvent(WATCHER);
    if (event.state === 'Expired') throw new KeeperError('SessionExpired');
    if (event.type !== 'None' || event.state === 'SyncConnected') return;
  }
}
