import { QUEUE_CONTRADICTIONS } from '../words.ts';
import { ITEMS, PRODUCERS, WORK, sentenceOf } from '../words.ts';
import type { ScenarioWords } from '../../words.ts';

export const words = {
  name: 'Queue that has grown too long',
  more: 'a list longer than a packet',
  sentence: sentenceOf({
    'one-list':
      'All items are in one list. 17,772 names of 55 characters fit into a packet; with one more nobody can list the queue again.',
    sharded: 'The items are spread over 16 lists, each far from full.',
    bounded:
      'Before it adds an item, a producer asks how many there are, and waits when the list is nearly full.',
  }),
  parameters: {
    variant: {
      label: 'Form',
      values: { 'one-list': 'one list', sharded: 'sixteen lists', bounded: 'producers stop in time' },
    },
    waiting: { label: 'Items that wait beforehand' },
    producers: PRODUCERS,
    items: ITEMS,
    workMs: WORK,
  },
  steps: {
    'large.room': 'Ask for the number of children. Too many? Ask again later',
    'large.produce': 'Create a sequential znode with a GUID in its name',
    'large.list': 'List the items. No answer? List again',
  },
  stepNames: {
    'large.room': 'asks how many there are',
    'large.produce': 'produces',
    'large.list': 'lists the items',
  },
  contradictions: QUEUE_CONTRADICTIONS,
} satisfies ScenarioWords;
