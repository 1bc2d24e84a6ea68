// The FIFO queue: producers add sequential znodes, consumers take the lowest number. The variants differ in whether an item
// is processed or deleted first, in whether it is claimed before, and in what a published queue does with calls that fail.
import { assertNever, type ProgramArgs, type Recipe, zk } from '../../../engine/index.ts';
import { untilExpired } from '../../ensemble/untilExpired.ts';
import { swallowing } from '../../locks/careless.ts';
import { awaitChange } from '../../locks/lockProgram.ts';
import { claimNext, finishClaimed } from '../claims.ts';
import {
  CHANGES,
  QUEUE,
  enqueue,
  enqueueAgain,
  oldestOf,
  produceAll,
  readItem,
  takeOut,
  waiting,
  work,
  type QueueItem,
} from '../queueItems.ts';

export const QUEUE_VARIANTS = [
  'claimed',
  'process-then-delete',
  'delete-then-process',
  'produces-again',
  'published',
  'published-without-data',
] as const;
/** What a consumer does that finds nothing. `returns`: dequeue() answers null, and it goes away. */
export const WHEN_EMPTY = ['watches', 'returns'] as const;

export function fifoQueue(args: ProgramArgs): Recipe<void> {
  return untilExpired(() =>
    args['role'] === 'producer' ? produceAll(args, PRODUCING[variantOf(args['variant'])]) : consume(args),
  );
}

export function queueSteps(variant: unknown, whenEmpty: unknown): readonly string[] {
  const waits = waitsForItems(variantOf(variant), whenEmpty) ? ['queue.await'] : [];
  return ['queue.produce', 'queue.list', ...waits, ...ORDER[variantOf(variant)]];
}

type QueueVariant = (typeof QUEUE_VARIANTS)[number];

const CLAIMED = ['queue.claim', 'queue.work', 'queue.finish'];

const PRODUCING: Readonly<Record<QueueVariant, (item: string) => Recipe<void>>> = {
  claimed: (item) => enqueue(item),
  'process-then-delete': (item) => enqueue(item),
  'delete-then-process': (item) => enqueue(item),
  'produces-again': enqueueAgain,
  published: (item) => enqueuePublished(item, item),
  'published-without-data': (item) => enqueuePublished(item, null),
};

const ORDER: Readonly<Record<QueueVariant, readonly string[]>> = {
  claimed: CLAIMED,
  'produces-again': CLAIMED,
  'process-then-delete': ['queue.read', 'queue.work', 'queue.delete'],
  'delete-then-process': ['queue.read', 'queue.delete', 'queue.work'],
  published: ['queue.read', 'queue.delete', 'queue.work'],
  'published-without-data': ['queue.read', 'queue.delete', 'queue.work'],
};

function* consume(args: ProgramArgs): Recipe<void> {
  const variant = variantOf(args['variant']);
  for (;;) {
    if (args['pace'] === 'byHand') yield* zk.gate('consume');
    const waits = waitsForItems(variant, args['whenEmpty']);
    const item = yield* waits ? awaitItem(variant) : nextItem(variant, 'returns');
    if (item !== null) yield* handle(item, variant, Number(args['workMs']));
    else if (args['pace'] !== 'byHand') return;
  }
}

function* awaitItem(variant: QueueVariant): Recipe<QueueItem> {
  for (;;) {
    const item = yield* nextItem(variant, 'watches');
    if (item !== null) return item;
    yield* zk.atStep('queue.await');
    yield* awaitChange(CHANGES);
  }
}

/** A published dequeue() never waits. */
function waitsForItems(variant: QueueVariant, whenEmpty: unknown): boolean {
  return whenEmpty === 'watches' && !isPublished(variant);
}

function isPublished(variant: QueueVariant): boolean {
  return variant === 'published' || variant === 'published-without-data';
}

function nextItem(variant: QueueVariant, wait: 'watches' | 'returns'): Recipe<QueueItem | null> {
  switch (variant) {
    case 'claimed':
    case 'produces-again':
      return claimNext(wait);
    case 'process-then-delete':
    case 'delete-then-process':
      return oldest(wait);
    case 'published':
    case 'published-without-data':
      return dequeuePublished();
    default:
      return assertNever(variant);
  }
}

/** A create that failed is logged, and its item with it. */
function* enqueuePublished(item: string, data: string | null): Recipe<void> {
  yield* zk.atStep('queue.produce');
  const options = { data, mode: 'PERSISTENT_SEQUENTIAL' } as const;
  const made = yield* swallowing(zk.create(`${QUEUE}/qn-${item}-`, options));
  if (made !== null) yield* zk.fact({ type: 'produced', item, path: made.path });
}

/**
 * Null if the list is empty, if a call failed, and if the item has no data: the caller cannot tell which. The item is deleted
 * before it is returned.
 */
function* dequeuePublished(): Recipe<QueueItem | null> {
  yield* zk.atStep('queue.list');
  const name = oldestOf((yield* swallowing(zk.getChildren(QUEUE))) ?? []);
  if (name === undefined) return null;
  yield* zk.atStep('queue.read');
  const read = yield* swallowing(zk.getData(`${QUEUE}/${name}`));
  if (read === null) return null;
  const item = read.data;
  if (item !== null) yield* zk.fact({ type: 'took', item });
  yield* zk.atStep('queue.delete');
  const isDeleted = (yield* swallowing(deleted(name))) !== null;
  if (item === null) return null;
  if (isDeleted) return { name, item };
  yield* zk.fact({ type: 'putBack', item });
  return null;
}

function* deleted(name: string): Recipe<true> {
  yield* zk.deleteNode(`${QUEUE}/${name}`);
  return true;
}

/** Null if the list is empty. An item that is gone when it is read was taken by another consumer. */
function* oldest(wait: 'watches' | 'returns'): Recipe<QueueItem | null> {
  for (;;) {
    yield* zk.atStep('queue.list');
    const name = oldestOf(yield* waiting(wait === 'watches' ? CHANGES : undefined));
    if (name === undefined) return null;
    yield* zk.atStep('queue.read');
    const item = yield* readItem(name);
    if (item !== null) return item;
  }
}

function* handle(item: QueueItem, variant: QueueVariant, workMs: number): Recipe<void> {
  if (!isPublished(variant)) yield* zk.fact({ type: 'took', item: item.item });
  switch (variant) {
    case 'claimed':
    case 'produces-again':
      yield* work(item, workMs);
      return yield* finishClaimed(item);
    case 'process-then-delete':
      yield* work(item, workMs);
      yield* takeOut(item);
      return;
    case 'delete-then-process':
      if (yield* takeOut(item)) yield* work(item, workMs);
      else yield* zk.fact({ type: 'putBack', item: item.item });
      return;
    case 'published':
    case 'published-without-data':
      return yield* work(item, workMs);
    default:
      return assertNever(variant);
  }
}

function variantOf(value: unknown): QueueVariant {
  const variant = QUEUE_VARIANTS.find((known) => known === value);
  if (variant === undefined) throw new Error(`fifo-queue has no variant ${String(value)}`);
  return variant;
}
