// What is said alike of several locks.
import { spelled } from '../englishNumbers.ts';
import type { ScenarioChoice } from '../scenario.ts';
import type { ParameterWords } from '../words.ts';

export const CLIENT_LIBRARY = {
  label: 'Client library',
  values: {
    java: 'ZooKeeper’s own, Java',
    kazoo: 'kazoo, Python',
    'curator-4.0.1': 'Curator 4.0.1',
    'curator-5.4': 'Curator 5.4',
    'curator-5.7': 'Curator 5.7',
  },
  hint: 'What becomes of watches and of the session when the connection is lost',
} as const satisfies ParameterWords;

/** Steps of every lock. */
export const LOCK_STEPS = {
  'lock.hold': 'Hold the lock',
  'lock.release': 'Release: delete its znode',
  'lock.rest': 'Rest, then come again',
};
export const LOCK_STEP_NAMES = {
  'lock.hold': 'has the lock',
  'lock.release': 'releases',
  'lock.rest': 'rests',
};

export const LOCKSTEP_WAITS =
  'In lock step nobody goes on before everybody stands still, so whoever counts the seconds is always too late: let the clients arrive in another way, or wait as long as it takes.';

/** A sentence about the lock that so many clients want. */
export function oneLock(clients: number, what: string): string {
  return `One lock, ${spelled(clients)} clients. ${what}`;
}

export function form<const Values extends Readonly<Record<string, string>>>(values: Values) {
  return { label: 'Form', values };
}

export function byVariant(
  sentences: Readonly<Record<string, (clients: string) => string>>,
): (choice: ScenarioChoice) => string {
  return ({ clients, values }) => sentences[String(values['variant'])]?.(spelled(clients)) ?? '';
}
