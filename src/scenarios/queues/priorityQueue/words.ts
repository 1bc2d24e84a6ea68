import { QUEUE_CONTRADICTIONS } from '../words.ts';
import { ITEMS, PRODUCERS, WORK, sentenceOf } from '../words.ts';
import type { ScenarioWords } from '../../scenario/words.ts';
import { PACE } from '../../coordination/words.ts';

export const words = {
  name: 'Priority queue',
  more: 'the most urgent item first',
  sentence: sentenceOf({
    'fresh-list':
      'A number in its name says how urgent an item is. A consumer lists the queue again before each item.',
    'old-list':
      'A number in its name says how urgent an item is. A consumer works through its old list, and new items wait.',
    'text-order':
      'A number in its name says how urgent an item is. Names are compared as text, so 10 comes before 9.',
  }),
  parameters: {
    variant: {
      label: 'Variant',
      values: {
        'fresh-list': 'list again before each item',
        'old-list': 'work through an old list',
        'text-order': 'compare names as text',
      },
    },
    pace: PACE,
    producers: PRODUCERS,
    items: ITEMS,
    workMs: WORK,
  },
  contradictions: QUEUE_CONTRADICTIONS,
  tags: ['queue', 'priority', 'sequential'],
} satisfies ScenarioWords;
