// The priority queue: a number in the znode's name gives the priority, the lowest first. The variants differ in whether a
// consumer lists before each item, and in how it compares the numbers.
import { sequenceOf, type ProgramArgs, type Recipe, zk } from '../../../engine/index.ts';
import { untilExpired } from '../../ensemble/untilExpired.ts';
import { awaitChange } from '../../locks/lockProgram.ts';
import { claim, finishClaimed, unclaimed } from '../claims.ts';
import { CHANGES, enqueue, produceAll, work, type QueueItem } from '../queueItems.ts';

export const PRIORITY_VARIANTS = ['fresh-list', 'old-list', 'text-order'] as const;
export const PRIORITY_STEPS = [
  'queue.produce',
  'queue.list',
  'queue.await',
  'queue.claim',
  'queue.work',
  'queue.finish',
];

/** How urgent a producer's items are, one after the other, and again. */
const URGENCIES = [9, 12, 10, 2, 7, 1, 11, 5];

export function priorityQueue(args: ProgramArgs): Recipe<void> {
  const { variant } = args;
  return untilExpired(() =>
    args['role'] === 'producer'
      ? produceAll(args, (item, n) => {
          const urgency = urgencyOfNth(n);
          return enqueue(`${urgency}·${item}`, `${written(urgency, variant)}-${item}`);
        })
      : consume(args),
  );
}

function* consume({ variant, pace, workMs }: ProgramArgs): Recipe<void> {
  let list: readonly string[] = [];
  for (;;) {
    if (pace === 'byHand') yield* zk.gate('consume');
    // With an old list, go back to the queue only when the list is used up.
    if (variant !== 'old-list' || list.length === 0) list = yield* look(variant);
    const { item, rest } = yield* claimFirst(list);
    list = rest;
    if (item === null) continue;
    yield* zk.fact({ type: 'took', item: item.item });
    yield* work(item, Number(workMs));
    yield* finishClaimed(item);
  }
}

/** Waits until there is something to take. The most urgent stands first. */
function* look(variant: unknown): Recipe<readonly string[]> {
  for (;;) {
    yield* zk.fact({ type: 'looked' });
    const names = yield* unclaimed('watches');
    if (names.length > 0) return names.toSorted(variant === 'text-order' ? asText : byUrgency);
    yield* zk.atStep('queue.await');
    yield* awaitChange(CHANGES);
  }
}

interface Claimed {
  /** Null if all of them were claimed by other consumers or done. */
  readonly item: QueueItem | null;
  readonly rest: readonly string[];
}

function* claimFirst(list: readonly string[]): Recipe<Claimed> {
  for (const [at, name] of list.entries()) {
    const item = yield* claim(name);
    if (item !== null) return { item, rest: list.slice(at + 1) };
  }
  return { item: null, rest: [] };
}

function urgencyOfNth(n: number): number {
  return URGENCIES[(n - 1) % URGENCIES.length] ?? 0;
}

/** With two digits, so that even text has the right order; or as a number is written, so that 10 stands before 9. */
function written(urgency: number, variant: unknown): string {
  return variant === 'text-order' ? String(urgency) : String(urgency).padStart(2, '0');
}

/** Of two that are equally urgent the older one. */
function byUrgency(a: string, b: string): number {
  return urgencyOf(a) - urgencyOf(b) || (sequenceOf(a) ?? 0) - (sequenceOf(b) ?? 0);
}

function asText(a: string, b: string): number {
  return a < b ? -1 : 1;
}

function urgencyOf(name: string): number {
  return Number(name.split('-')[1]);
}
