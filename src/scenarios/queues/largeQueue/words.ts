import { QUEUE_CONTRADICTIONS } from '../words.ts';
import { ITEMS, PRODUCERS, WORK, sentenceOf } from '../words.ts';
import type { ScenarioWords } from '../../scenario/words.ts';

export const words = {
  name: 'Queue too long to list (jute.maxbuffer)',
  more: 'getChildren fails: too many children for one packet',
  sentence: sentenceOf({
    'one-list':
      'All items are in one list. A packet holds 17,772 names of 55 characters. With one more, a Java client cannot list the queue.',
    sharded: 'The items are spread over 16 lists. Each is far from full.',
    bounded:
      'Before a producer adds an item, it checks how many there are. It waits while the list is nearly full.',
  }),
  parameters: {
    variant: {
      label: 'Variant',
      values: {
        'one-list': 'one list',
        sharded: 'sixteen lists',
        bounded: 'producers wait when nearly full',
      },
    },
    waiting: { label: 'Items at the start' },
    producers: PRODUCERS,
    items: ITEMS,
    workMs: WORK,
  },
  steps: {
    'large.room': 'Check the number of children. If there are too many, check again later',
    'large.produce': 'Create a sequential znode with a GUID in its name',
    'large.list': 'List the items. If there is no reply, list again',
  },
  stepNames: {
    'large.room': 'checks the size',
    'large.produce': 'produces',
    'large.list': 'lists the items',
  },
  contradictions: QUEUE_CONTRADICTIONS,
  tags: ['queue', 'packet'],
} satisfies ScenarioWords;
