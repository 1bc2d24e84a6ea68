// A queue whose child list no longer fits into the packet that a client accepts. The variants differ in whether one list
// holds all items, several lists do, or producers wait before the list is full.
import { hash32, sequenceOf, type ProgramArgs, type Recipe, zk } from '../../../engine/index.ts';
import { untilExpired } from '../../ensemble/untilExpired.ts';
import { isKeeperError, patiently } from '../../locks/lockProgram.ts';
import { QUEUE, REST_MS, oldestOf, produceAll } from '../queueItems.ts';

export const LARGE_VARIANTS = ['one-list', 'sharded', 'bounded'] as const;

/** Producers that mind it leave room for one item of each of them that asks at the same time. */
const FULL = 17_750;
const SHARDS = 16;

export function largeQueue(args: ProgramArgs): Recipe<void> {
  return untilExpired(() =>
    args['role'] === 'producer' ? produceAll(args, (_, n) => put(args, n)) : consume(args),
  );
}

export function largeSteps(variant: unknown): readonly string[] {
  const room = variant === 'bounded' ? ['large.room'] : [];
  return [...room, 'large.produce', 'large.list', 'queue.delete', 'queue.work'];
}

/** The znodes whose children are items. */
export function listsOf(variant: unknown): readonly string[] {
  return variant === 'sharded' ? Array.from({ length: SHARDS }, (_, shard) => shardOf(shard)) : [QUEUE];
}

/** A few of the last: a scene that begins anew has the same, and thousands of names take longer to make than to take over. */
const made = new Map<string, readonly string[]>();

/** So many items, evenly among the lists, under names such as Curator makes of `item-`: 55 characters. */
export function itemsBefore(variant: unknown, count: number): readonly string[] {
  const lists = listsOf(variant);
  const key = JSON.stringify([lists, count]);
  const items = made.get(key) ?? itemsIn(lists, count);
  if (made.size > MOST_MADE) made.clear();
  made.set(key, items);
  return items;
}

/** Both worlds of a pair, and those before. */
const MOST_MADE = 4;

function itemsIn(lists: readonly string[], count: number): readonly string[] {
  return Array.from({ length: count }, (_, n) => {
    const number = String(Math.floor(n / lists.length)).padStart(10, '0');
    return `${lists[n % lists.length]}/${prefixOf(guidOf(n))}${number}`;
  });
}

function* put({ variant }: ProgramArgs, n: number): Recipe<void> {
  if (variant === 'bounded') yield* awaitRoom();
  const lists = listsOf(variant);
  yield* zk.atStep('large.produce');
  const prefix = `${lists[n % lists.length]}/${prefixOf(yield* zk.guid())}`;
  yield* patiently(() => zk.create(prefix, { mode: 'PERSISTENT_SEQUENTIAL' }));
}

/** The number of children is in the Stat: for that nothing has to be listed. */
function* awaitRoom(): Recipe<void> {
  for (;;) {
    yield* zk.atStep('large.room');
    const stat = yield* patiently(() => zk.exists(QUEUE));
    if (stat === null || stat.numChildren < FULL) return;
    yield* zk.sleep(REST_MS);
  }
}

function* consume({ variant, workMs }: ProgramArgs): Recipe<void> {
  const lists = listsOf(variant);
  for (let turn = 0; ; turn++) {
    yield* zk.fact({ type: 'wants' });
    yield* zk.atStep('large.list');
    const list = lists[turn % lists.length] ?? QUEUE;
    // Whatever the reason for which the list did not come: once more.
    const oldest = oldestOf(yield* patiently(() => zk.getChildNames(list)));
    if (oldest === undefined) yield* zk.sleep(REST_MS / lists.length);
    else yield* take(`${list}/${oldest}`, Number(workMs));
  }
}

function* take(path: string, workMs: number): Recipe<void> {
  yield* zk.atStep('queue.delete');
  try {
    yield* patiently(() => zk.deleteNode(path));
  } catch (error) {
    // Another consumer was faster.
    if (isKeeperError(error, 'NoNode')) return;
    throw error;
  }
  yield* zk.fact({ type: 'took', item: String(sequenceOf(path)) });
  yield* zk.atStep('queue.work');
  if (workMs > 0) yield* zk.sleep(workMs);
}

function shardOf(shard: number): string {
  return `${QUEUE}/s${String(shard).padStart(2, '0')}`;
}

function prefixOf(guid: string): string {
  return `_c_${guid}-item-`;
}

function guidOf(n: number): string {
  const part = (which: number) => hash32(n, which).toString(16).padStart(8, '0');
  const [a, b, c, d] = [part(1), part(2), part(3), part(4)];
  return `${a}-${b.slice(0, 4)}-4${b.slice(5)}-a${c.slice(1, 4)}-${c.slice(4)}${d}`;
}
