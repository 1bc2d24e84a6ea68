// Two queues worth looking at side by side.
import type { ScenarioPair } from '../pair.ts';

export const queuePairs: readonly ScenarioPair[] = [
  {
    id: 'queue-orders',
    clients: 4,
    left: { scenario: 'fifo-queue', values: { variant: 'process-then-delete' } },
    right: { scenario: 'fifo-queue', values: { variant: 'claimed' } },
    words: {
      name: 'Work first, or claim first',
      more: 'two do one item · one does',
      sentence:
        'Three consumers each. Left: nothing keeps two from the same item. Right: whoever has claimed it does it.',
    },
  },
  {
    id: 'queue-lists',
    clients: 3,
    left: { scenario: 'priority-queue', values: { variant: 'old-list' } },
    right: { scenario: 'priority-queue', values: { variant: 'fresh-list' } },
    words: {
      name: 'An old list, or a fresh one',
      more: 'the urgent waits · the urgent goes first',
      sentence:
        'Left: a consumer works off the list it has, whatever comes. Right: it lists the queue anew before each item.',
    },
  },
  {
    id: 'item-locks',
    clients: 3,
    left: { scenario: 'locking-queue', values: { variant: 'work-counts' } },
    right: { scenario: 'locking-queue', values: { variant: 'result-in-multi' } },
    words: {
      name: 'When work counts',
      more: 'as soon as it is done · with the item’s deletion',
      sentence:
        'Pause a consumer that works until its session is over, then let it go on. Left: the item is done twice. Right: once.',
    },
  },
  {
    id: 'queue-lengths',
    clients: 2,
    left: { scenario: 'large-queue', values: { variant: 'one-list' } },
    right: { scenario: 'large-queue', values: { variant: 'sharded' } },
    words: {
      name: 'One list, or sixteen',
      more: 'too long to read · far from full',
      sentence:
        'Left: a few items more, and nobody can list the queue again. Right: as many items in sixteen lists.',
    },
  },
];
