import type { ScenarioChoice } from '../../../scenarios/scenario.ts';
import type { FamilyWords } from './contract.ts';
import { capital, format, spelled } from '../nouns.en.ts';

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
      }),
      parameters: {
        variant: {
          label: 'Form',
          values: {
            claimed: 'claim, work, delete',
            'process-then-delete': 'work, then delete',
            'delete-then-process': 'delete, then work',
          },
        },
        whenEmpty: {
          label: 'When the queue is empty',
          values: { watches: 'wait for a watch to ring', returns: 'look again later, without a watch' },
        },
        pace: {
          label: 'Who sets the pace',
          values: { byItself: 'the clients themselves', byHand: 'you, with their buttons' },
        },
        producers: { label: 'Producers', hint: 'All other clients are consumers.' },
        items: { label: 'Items of each producer', values: { endless: 'without end' } },
        workMs: { label: 'How long the work on an item takes' },
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
