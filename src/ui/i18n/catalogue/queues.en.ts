import type { ScenarioChoice } from '../../../scenarios/scenario.ts';
import type { FamilyWords, ParameterWords } from './contract.ts';
import { PACE } from './coordination/common.en.ts';
import { capital, format, spelled } from '../../../words/en/nouns.ts';

const PRODUCERS: ParameterWords = { label: 'Producers', hint: 'All other clients are consumers.' };
const ITEMS: ParameterWords = { label: 'Items of each producer', values: { endless: 'without end' } };
const WORK: ParameterWords = { label: 'How long the work on an item takes' };

/** Queues: what the shelf says of each. */
export const queues: FamilyWords = {
  scenarios: {
    'fifo-queue': {
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
        'queue.claim':
          'Create an ephemeral claim of the item’s name, then read the item. Taken? The next one',
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
    },
    'priority-queue': {
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
    },
    'locking-queue': {
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
    },
    'large-queue': {
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
    },
  },
  pairs: {
    'queue-orders': {
      name: 'Work first, or claim first',
      more: 'two do one item · one does',
      sentence:
        'Three consumers each. Left: nothing keeps two from the same item. Right: whoever has claimed it does it.',
    },
    'queue-lists': {
      name: 'An old list, or a fresh one',
      more: 'the urgent waits · the urgent goes first',
      sentence:
        'Left: a consumer works off the list it has, whatever comes. Right: it lists the queue anew before each item.',
    },
    'item-locks': {
      name: 'When work counts',
      more: 'as soon as it is done · with the item’s deletion',
      sentence:
        'Pause a consumer that works until its session is over, then let it go on. Left: the item is done twice. Right: once.',
    },
    'queue-lengths': {
      name: 'One list, or sixteen',
      more: 'too long to read · far from full',
      sentence:
        'Left: a few items more, and nobody can list the queue again. Right: as many items in sixteen lists.',
    },
  },
  contradictions: {
    nobodyWouldConsume: 'At least one client has to be a consumer: choose fewer producers, or more clients.',
  },
};

function sentenceOf(forms: Readonly<Record<string, string>>): (choice: ScenarioChoice) => string {
  return ({ clients, values }) => {
    const producers = Number(values['producers']);
    const consumers = Math.max(clients - producers, 0);
    const cast = [counted(producers, 'producer'), counted(consumers, 'consumer')];
    return `${capital(format.list(cast))}. ${forms[String(values['variant'])] ?? ''}`;
  };
}

function counted(count: number, one: string): string {
  return `${spelled(count)} ${one}${count === 1 ? '' : 's'}`;
}
