import { QUEUE_CONTRADICTIONS } from '../words.ts';
import { ITEMS, PRODUCERS, WORK, sentenceOf } from '../words.ts';
import type { ScenarioWords } from '../../words.ts';
import { PACE } from '../../coordination/words.ts';

export const words = {
  name: 'Priority queue',
  more: 'the most urgent item first',
  sentence: sentenceOf({
    'fresh-list':
      'A number in its name says how urgent an item is. A consumer lists the queue anew before each item.',
    'old-list':
      'A number in its name says how urgent an item is. A consumer works off the list it has: what comes meanwhile waits.',
    'text-order':
      'A number in its name says how urgent an item is, but names are compared as text: 10 stands before 9.',
  }),
  parameters: {
    variant: {
      label: 'Form',
      values: {
        'fresh-list': 'list anew before each item',
        'old-list': 'work off an old list',
        'text-order': 'compare names as text',
      },
    },
    pace: PACE,
    producers: PRODUCERS,
    items: ITEMS,
    workMs: WORK,
  },
  contradictions: QUEUE_CONTRADICTIONS,
} satisfies ScenarioWords;
