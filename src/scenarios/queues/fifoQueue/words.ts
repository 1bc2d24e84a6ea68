import { QUEUE_CONTRADICTIONS } from '../words.ts';
import { ITEMS, PRODUCERS, WORK, sentenceOf } from '../words.ts';
import type { ScenarioWords } from '../../words.ts';
import { PACE } from '../../coordination/words.ts';

export const words = {
  name: 'Queue',
  more: 'numbered items, the oldest first',
  sentence: sentenceOf({
    claimed: 'A consumer claims an item, does the work, then deletes item and claim at once.',
    'process-then-delete':
      'A consumer reads the oldest item, does the work, then deletes it: nothing keeps another from the same item.',
    'delete-then-process':
      'A consumer deletes the oldest item, then does the work: if it dies in between, the item is nowhere.',
    'produces-again':
      'Consumers claim items. A producer whose create is not answered puts the item in once more.',
  }),
  parameters: {
    variant: {
      label: 'Form',
      values: {
        claimed: 'claim, work, delete',
        'process-then-delete': 'work, then delete',
        'delete-then-process': 'delete, then work',
        'produces-again': 'claim, and repeat unanswered creates',
      },
    },
    whenEmpty: {
      label: 'When the queue is empty',
      values: { watches: 'wait for a watch to ring', returns: 'look again later, without a watch' },
    },
    pace: PACE,
    producers: PRODUCERS,
    items: ITEMS,
    workMs: WORK,
  },
  steps: {
    'queue.produce': 'Create a persistent, sequential znode with the item in it',
    'queue.list': 'List the items. The lowest number is the oldest',
    'queue.await': 'If there is none, wait for the watch on the list to ring',
    'queue.claim': 'Create an ephemeral claim of the item’s name, then read the item. Taken? The next one',
    'queue.read': 'Read the oldest item. Gone? List again',
    'queue.work': 'Do the work',
    'queue.delete': 'Delete the item',
    'queue.finish': 'Delete item and claim in one transaction',
  },
  stepNames: {
    'queue.produce': 'produces',
    'queue.list': 'lists the items',
    'queue.await': 'asleep',
    'queue.claim': 'claims',
    'queue.read': 'reads the item',
    'queue.work': 'works',
    'queue.delete': 'deletes the item',
    'queue.finish': 'finishes',
  },
  contradictions: QUEUE_CONTRADICTIONS,
} satisfies ScenarioWords;
