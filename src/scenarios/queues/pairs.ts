// Two queues worth looking at side by side.
import type { ScenarioPair } from '../scenario/pair.ts';

export const queuePairs: readonly ScenarioPair[] = [
  {
    id: 'queue-orders',
    clients: 4,
    left: { scenario: 'fifo-queue', values: { variant: 'process-then-delete' } },
    right: { scenario: 'fifo-queue', values: { variant: 'claimed' } },
    words: {
      name: 'Queue: process first vs. claim first',
      more: 'processed twice · processed once',
      sentence:
        'Three consumers on each side. Left: two may process the same item. Right: only the consumer with the claim does.',
    },
  },
  {
    id: 'queue-lists',
    clients: 3,
    left: { scenario: 'priority-queue', values: { variant: 'old-list' } },
    right: { scenario: 'priority-queue', values: { variant: 'fresh-list' } },
    words: {
      name: 'Priority queue: old list vs. fresh list',
      more: 'an urgent item waits · goes first',
      sentence:
        'Left: a consumer works through its old list and ignores new items. Right: it lists the queue again before each item.',
    },
  },
  {
    id: 'item-locks',
    clients: 3,
    left: { scenario: 'locking-queue', values: { variant: 'work-counts' } },
    right: { scenario: 'locking-queue', values: { variant: 'result-in-multi' } },
    words: {
      name: 'Queue: effect at once vs. in the transaction',
      more: 'counts at once · counts with the delete',
      sentence:
        'Pause a busy consumer until its session expires, then resume it. Left: the item counts twice. Right: once.',
    },
  },
  {
    id: 'queue-lengths',
    clients: 2,
    left: { scenario: 'large-queue', values: { variant: 'one-list' } },
    right: { scenario: 'large-queue', values: { variant: 'sharded' } },
    words: {
      name: 'Large queue: one list vs. sixteen',
      more: 'too long to list · far from full',
      sentence:
        'Left: with a few more items, a Java client cannot list the queue. Right: the same items in sixteen lists.',
    },
  },
];
