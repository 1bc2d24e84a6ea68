import { QUEUE_CONTRADICTIONS } from '../words.ts';
import { ITEMS, PRODUCERS, WORK, sentenceOf } from '../words.ts';
import type { ScenarioWords } from '../../scenario/words.ts';
import { PACE } from '../../coordination/words.ts';

export const words = {
  name: 'FIFO queue',
  more: 'sequential items, the oldest first',
  sentence: sentenceOf({
    claimed: 'A consumer claims an item, processes it, and then deletes the item and the claim together.',
    'process-then-delete':
      'A consumer reads the oldest item, processes it, and then deletes it. Another consumer may take the same item.',
    'delete-then-process':
      'A consumer deletes the oldest item, then processes it. If the consumer dies in between, the item is lost.',
    'produces-again': 'Consumers claim items. After a lost reply, a producer adds the item again.',
    published:
      'As published: dequeue() lists, reads, deletes and returns the oldest item. It returns null if the queue is empty, and also if a call failed.',
    'published-without-data':
      'As published, with the null that enqueue() stores. dequeue() deletes the item and returns its data: null.',
  }),
  parameters: {
    variant: {
      label: 'Variant',
      values: {
        claimed: 'claim, process, delete',
        'process-then-delete': 'process, then delete',
        'delete-then-process': 'delete, then process',
        'produces-again': 'claim; repeat creates after a lost reply',
        published: 'as published: read, delete, return',
        'published-without-data': 'as published, items without data',
      },
    },
    whenEmpty: {
      label: 'When the queue is empty',
      values: { watches: 'wait for a watch event', returns: 'return null: the consumer ends' },
    },
    pace: PACE,
    producers: PRODUCERS,
    items: ITEMS,
    workMs: WORK,
  },
  steps: {
    'queue.produce': 'Create a persistent sequential znode for the item',
    'queue.list': 'List the items. The lowest number is the oldest item',
    'queue.await': 'If there is none, wait for the watch on the list',
    'queue.claim':
      'Create an ephemeral claim with the item’s name, then read the item. If taken, try the next item',
    'queue.read': 'Read the oldest item. If it is gone, list again',
    'queue.work': 'Process the item',
    'queue.delete': 'Delete the item',
    'queue.finish': 'Delete the item and the claim in one transaction',
  },
  stepNames: {
    'queue.produce': 'produces',
    'queue.list': 'lists the items',
    'queue.await': 'waiting',
    'queue.claim': 'claims',
    'queue.read': 'reads the item',
    'queue.work': 'processes',
    'queue.delete': 'deletes the item',
    'queue.finish': 'finishes',
  },
  contradictions: QUEUE_CONTRADICTIONS,
  tags: ['queue', 'duplicate', 'sequential'],
} satisfies ScenarioWords;
