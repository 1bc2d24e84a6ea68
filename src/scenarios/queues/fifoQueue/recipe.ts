// The FIFO queue: producers add sequential znodes, consumers take the lowest number. The variants differ in whether an item
// is processed or deleted first, and in whether it is claimed before.
import { assertNever, type ProgramArgs, type Recipe, zk } from '../../../engine/index.ts';
import { untilExpired } from '../../ensemble/untilExpired.ts';
import { awaitChange } from '../../locks/lockProgram.ts';
import { claimNext, finishClaimed } from '../claims.ts';
import {
  CHANGES,
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
] as const;
/** What a consumer does that finds nothing. `returns`: dequeue() answers null, and it goes away. */
export const WHEN_EMPTY = ['watches', 'returns'] as const;

export function fifoQueue(args: ProgramArgs): Recipe<void> {
  return untilExpired(() =>
    args['role'] === 'producer'
      ? produceAll(args, (item) =>
          args['variant'] === 'produces-again' ? enqueueAgain(item) : enqueue(item),
        )
      : consume(args),
  );
}

export function queueSteps(variant: unknown, whenEmpty: unknown): readonly string[] {
  const waits = whenEmpty === 'watches' ? ['queue.await'] : [];
  return ['queue.produce', 'queue.list', ...waits, ...ORDER[variantOf(variant)]];
}

type QueueVariant = (typeof QUEUE_VARIANTS)[number];

const CLAIMED = ['queue.claim', 'queue.work', 'queue.finish'];

const ORDER: Readonly<Record<QueueVariant, readonly string[]>> = {
  claimed: CLAIMED,
  'produces-again': CLAIMED,
  'process-then-delete': ['queue.read', 'queue.work', 'queue.delete'],
  'delete-then-process': ['queue.read', 'queue.delete', 'queue.work'],
};

function* consume(args: ProgramArgs): Recipe<void> {
  const variant = variantOf(args['variant']);
  for (;;) {
    if (args['pace'] === 'byHand') yield* zk.gate('consume');
    const item = yield* args['whenEmpty'] === 'watches' ? awaitItem(variant) : nextItem(variant, 'returns');
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

function nextItem(variant: QueueVariant, wait: 'watches' | 'returns'): Recipe<QueueItem | null> {
  return isClaimed(variant) ? claimNext(wait) : oldest(wait);
}

/** Its producers are what is wrong with the other one. */
function isClaimed(variant: QueueVariant): boolean {
  return variant === 'claimed' || variant === 'produces-again';
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
  yield* zk.fact({ type: 'took', item: item.item });
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
    default:
      return assertNever(variant);
  }
}

function variantOf(value: unknown): QueueVariant {
  const variant = QUEUE_VARIANTS.find((known) => known === value);
  if (variant === undefined) throw new Error(`fifo-queue has no variant ${String(value)}`);
  return variant;
}
