import { QUEUE_CONTRADICTIONS } from '../words.ts';
import { ITEMS, PRODUCERS, WORK, sentenceOf } from '../words.ts';
import type { ScenarioWords } from '../../words.ts';
import { PACE } from '../../coordination/words.ts';

export const words = {
  name: 'Queue with a lock for each item',
  more: 'claim it, work, put the result down',
  sentence: sentenceOf({
    'result-in-multi':
      'The result is put down in the transaction that takes item and claim out: it counts once, whoever worked.',
    'work-counts':
      'The work counts as soon as it is done: of two that hold the item one after the other, both have done it.',
    'keeps-stale-claim':
      'Whoever claims an item that is gone keeps the claim and waits, although other items are there.',
  }),
  parameters: {
    variant: {
      label: 'Form',
      values: {
        'result-in-multi': 'result, item and claim at once',
        'work-counts': 'the work counts at once',
        'keeps-stale-claim': 'keeps claims on what is gone',
      },
    },
    pace: PACE,
    producers: PRODUCERS,
    items: ITEMS,
    workMs: WORK,
  },
  steps: { 'locking.finish': 'In one transaction: put the result down, delete item and claim' },
  stepNames: { 'locking.finish': 'puts the result down' },
  contradictions: QUEUE_CONTRADICTIONS,
} satisfies ScenarioWords;
