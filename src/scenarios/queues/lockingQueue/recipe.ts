// A queue with a lock per item: a consumer claims an item before it processes it. The variants differ in when the result
// counts, and in what happens to a claim on a deleted item.
import { type ProgramArgs, type Recipe, zk } from '../../../engine/index.ts';
import { answered, isExpiry, untilExpired } from '../../ensemble/untilExpired.ts';
import { awaitChange, isKeeperError, patiently } from '../../locks/lockProgram.ts';
import { deleted, written } from '../../coordination/multiParts.ts';
import { claim, finishClaimed, makeClaim, unclaimed } from '../claims.ts';
import {
  CHANGES,
  CLAIMS,
  QUEUE,
  enqueue,
  oldestOf,
  produceAll,
  readItem,
  work,
  type QueueItem,
} from '../queueItems.ts';

export const RESULTS = '/results';
export const LOCKING_VARIANTS = ['result-in-multi', 'work-counts', 'keeps-stale-claim'] as const;

export function lockingQueue(args: ProgramArgs): Recipe<void> {
  return untilExpired(() =>
    args['role'] === 'producer' ? produceAll(args, (item) => enqueue(item)) : consume(args),
  );
}

export function lockingSteps(variant: unknown): readonly string[] {
  const finish = variant === 'work-counts' ? 'queue.finish' : 'locking.finish';
  return ['queue.produce', 'queue.list', 'queue.await', 'queue.claim', 'queue.work', finish];
}

function* consume({ client, variant, pace, workMs }: ProgramArgs): Recipe<void> {
  if (variant !== 'work-counts') yield* makeDesk(deskOf(client));
  for (;;) {
    if (pace === 'byHand') yield* zk.gate('consume');
    yield* zk.fact({ type: 'wants' });
    const item = yield* claimOne(variant);
    yield* zk.fact({ type: 'took', item: item.item });
    if (variant === 'work-counts') {
      yield* work(item, Number(workMs));
      yield* finishClaimed(item);
    } else {
      yield* prepare(Number(workMs));
      yield* putResult(item, deskOf(client));
    }
  }
}

function* claimOne(variant: unknown): Recipe<QueueItem> {
  for (;;) {
    const name = oldestOf(yield* unclaimed('watches'));
    const item =
      name === undefined ? null : yield* variant === 'keeps-stale-claim' ? keepClaim(name) : claim(name);
    if (item !== null) return item;
    // Wait only if there was nothing to claim; after losing a race, look for another item, except in the variant that waits.
    if (name !== undefined && variant !== 'keeps-stale-claim') continue;
    yield* zk.atStep('queue.await');
    yield* awaitChange(CHANGES);
  }
}

/** Keeps the claim on a deleted item. Events that came meanwhile are lost with the old watch. */
function* keepClaim(name: string): Recipe<QueueItem | null> {
  yield* zk.atStep('queue.claim');
  if (!(yield* makeClaim(`${CLAIMS}/${name}`))) return null;
  const item = yield* readItem(name);
  if (item === null) yield* patiently(() => zk.exists(`${QUEUE}/${name}`, { watch: CHANGES, latch: 'new' }));
  return item;
}

/** Work that leaves no trace until its result is put down. */
function* prepare(workMs: number): Recipe<void> {
  yield* zk.atStep('queue.work');
  if (workMs > 0) yield* zk.sleep(workMs);
}

/** Result, item and claim in one transaction: the work has counted if and only if the item is gone. */
function* putResult({ name, item }: QueueItem, desk: string): Recipe<void> {
  yield* zk.atStep('locking.finish');
  try {
    for (;;) {
      try {
        yield* zk.multi([written(desk, name), deleted(`${QUEUE}/${name}`), deleted(`${CLAIMS}/${name}`)]);
        return yield* zk.fact({ type: 'processed', item });
      } catch (error) {
        // The item or the claim is gone: an earlier call with a lost reply deleted it, or another consumer did.
        const isGone = isKeeperError(error, 'NoNode');
        if (!isGone && !isKeeperError(error, 'ConnectionLoss')) throw error;
        if (yield* isOn(desk, name)) return yield* zk.fact({ type: 'processed', item });
        if (isGone) return yield* zk.fact({ type: 'putBack', item });
      }
    }
  } catch (error) {
    if (!isExpiry(error)) throw error;
    // Whether the last call was done tells only the tree: by another handle.
    yield* zk.newHandle();
    yield* zk.fact({ type: (yield* isOn(desk, name)) ? 'processed' : 'putBack', item });
  }
}

/** Where a consumer writes its results; each overwrites the previous one. */
function deskOf(client: ProgramArgs[string] | undefined): string {
  return `${RESULTS}/${String(client)}`;
}

function* makeDesk(desk: string): Recipe<void> {
  try {
    yield* answered(() => zk.create(desk));
  } catch (error) {
    if (!isKeeperError(error, 'NodeExists')) throw error;
  }
}

function* isOn(desk: string, name: string): Recipe<boolean> {
  return (yield* patiently(() => zk.getData(desk))).data === name;
}
