import { LOCKSTEP_WAITS } from '../words.ts';
import { form } from '../words.ts';
import type { ScenarioWords } from '../../words.ts';
import { capital, spelled } from '../../englishNumbers.ts';

const SEMAPHORES: Readonly<Record<string, string>> = {
  'nth-before': 'Each watches the znode so many places before its own.',
  'leases-careless':
    'One client at a time asks for a lease. Who gives up takes it back once, and does not look whether that worked.',
  children: 'Everybody watches all znodes.',
  leases: 'One client at a time asks for a lease, and waits until there are few enough.',
};

export const words = {
  name: 'Semaphore',
  more: 'so many permits for more clients',
  sentence: (choice) => {
    const permits = Number(choice.values['permits']);
    const few = permits === 1 ? 'One permit' : `${capital(spelled(permits))} permits`;
    return `${few} for ${spelled(choice.clients)} clients. ${SEMAPHORES[String(choice.values['variant'])] ?? ''}`;
  },
  parameters: {
    variant: form({
      'nth-before': 'in line, watching one far ahead',
      'leases-careless': 'leases, taken back carelessly',
      children: 'in line, watching everybody',
      leases: 'leases, one asks at a time',
    }),
    permits: { label: 'Permits' },
    patienceMs: { label: 'How long the second client waits', values: { forever: 'as long as it takes' } },
  },
  steps: {
    'semaphore.lease': 'List the leases, with a watch. Few enough: it has a permit',
    'semaphore.await': 'Else sleep until they change, then list again',
  },
  stepNames: { 'semaphore.lease': 'counts the leases', 'semaphore.await': 'asleep' },
  contradictions: {
    lockstepWaits: LOCKSTEP_WAITS,
    nobodyWouldWait:
      'With as many permits as clients nobody ever waits: choose fewer permits, or more clients.',
    waitsForEver:
      'Who stands in line for a permit cannot give up: choose a form with leases, or wait as long as it takes.',
  },
} satisfies ScenarioWords;
