import { QUEUE_CONTRADICTIONS } from '../words.ts';
import { ITEMS, PRODUCERS, WORK, sentenceOf } from '../words.ts';
import type { ScenarioWords } from '../../scenario/words.ts';
import { PACE } from '../../coordination/words.ts';

export const words = {
  name: 'Queue with a lock per item',
  more: 'claim an item, process it, write the result',
  sentence: sentenceOf({
    'result-in-multi':
      'One transaction writes the result and deletes the item and the claim. The result counts once, whichever consumer did the work.',
    'work-counts':
      'The work counts as soon as it is done. If two consumers hold the item one after the other, it is processed twice.',
    'keeps-stale-claim':
      'A consumer that claims a deleted item keeps the claim and waits, although other items are there.',
  }),
  parameters: {
    variant: {
      label: 'Variant',
      values: {
        'result-in-multi': 'result, item and claim together',
        'work-counts': 'the work counts at once',
        'keeps-stale-claim': 'keeps claims on deleted items',
      },
    },
    pace: PACE,
    producers: PRODUCERS,
    items: ITEMS,
    workMs: WORK,
  },
  steps: { 'locking.finish': 'In one transaction: write the result, delete the item and the claim' },
  stepNames: { 'locking.finish': 'writes the result' },
  contradictions: QUEUE_CONTRADICTIONS,
  tags: ['queue', 'duplicate', 'transaction'],
} satisfies ScenarioWords;
