import { LOCKSTEP_WAITS } from '../words.ts';
import { form } from '../words.ts';
import type { ScenarioWords } from '../../scenario/words.ts';
import { capital, spelled } from '../../scenario/englishNumbers.ts';

const SEMAPHORES: Readonly<Record<string, string>> = {
  'nth-before': 'Each watches the znode that is as many places ahead as there are permits.',
  'leases-careless':
    'One client at a time asks for a lease. A client that gives up tries once to delete its lease and ignores the result.',
  children: 'Each watches all znodes.',
  leases: 'One client at a time asks for a lease and waits until few enough are taken.',
};

const WITH_LEASES = {
  'line.create': 'Create a ticket, an ephemeral sequential znode',
  'line.list': 'List the tickets. If its own is first, create a lease',
};
const IN_LINE = {
  'line.list': 'List the children. If fewer than the permits are before its own, hold a permit',
  'line.watchPredecessor': 'Otherwise watch the znode as many places before its own as there are permits',
};

export const words = {
  name: 'Semaphore',
  more: 'fewer permits than clients',
  sentence: (choice) => {
    const permits = Number(choice.values['permits']);
    const few = permits === 1 ? 'One permit' : `${capital(spelled(permits))} permits`;
    return `${few} for ${spelled(choice.clients)} clients. ${SEMAPHORES[String(choice.values['variant'])] ?? ''}`;
  },
  parameters: {
    variant: form({
      'nth-before': 'in line, watching one znode far ahead',
      'leases-careless': 'leases, careless cleanup',
      children: 'in line, watching all znodes',
      leases: 'leases, one request at a time',
    }),
    permits: { label: 'Permits' },
    patienceMs: { label: 'The second client waits', values: { forever: 'without a time limit' } },
  },
  steps: {
    'semaphore.lease': 'List the leases with a watch. If few enough, hold a permit',
    'semaphore.await': 'Otherwise wait until they change, then list again',
  },
  stepsOf: ({ values }) => (String(values['variant']).startsWith('leases') ? WITH_LEASES : IN_LINE),
  stepNames: { 'semaphore.lease': 'counts the leases', 'semaphore.await': 'waiting' },
  contradictions: {
    lockstepWaits: LOCKSTEP_WAITS,
    nobodyWouldWait:
      'With as many permits as clients, no client ever waits. Choose fewer permits, or more clients.',
    waitsForEver:
      'A client in line for a permit cannot give up. Choose a variant with leases, or wait without a time limit.',
  },
  tags: ['semaphore', 'lease', 'sequential'],
} satisfies ScenarioWords;
