// Two queues worth looking at side by side.
import type { ScenarioPair } from '../pair.ts';

export const queuePairs: readonly ScenarioPair[] = [
  {
    id: 'queue-orders',
    clients: 4,
    left: { scenario: 'fifo-queue', values: { variant: 'process-then-delete' } },
    right: { scenario: 'fifo-queue', values: { variant: 'claimed' } },
  },
  {
    id: 'queue-lists',
    clients: 3,
    left: { scenario: 'priority-queue', values: { variant: 'old-list' } },
    right: { scenario: 'priority-queue', values: { variant: 'fresh-list' } },
  },
  {
    id: 'item-locks',
    clients: 3,
    left: { scenario: 'locking-queue', values: { variant: 'work-counts' } },
    right: { scenario: 'locking-queue', values: { variant: 'result-in-multi' } },
  },
  {
    id: 'queue-lengths',
    clients: 2,
    left: { scenario: 'large-queue', values: { variant: 'one-list' } },
    right: { scenario: 'large-queue', values: { variant: 'sharded' } },
  },
];
