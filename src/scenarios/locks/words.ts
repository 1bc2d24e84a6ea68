// Words that several locks share.
import { spelled } from '../scenario/englishNumbers.ts';
import type { ScenarioChoice } from '../scenario/scenario.ts';
import type { ParameterWords } from '../scenario/words.ts';

export const CLIENT_LIBRARY = {
  label: 'Client library',
  values: {
    java: 'ZooKeeper’s own, Java',
    kazoo: 'kazoo, Python',
    'curator-4.0.1': 'Curator 4.0.1',
    'curator-5.4': 'Curator 5.4',
    'curator-5.7': 'Curator 5.7',
  },
  hint: 'How it treats watches and the session after a connection loss',
} as const satisfies ParameterWords;

export const LOCK_STEPS = {
  'lock.hold': 'Hold the lock',
  'lock.holdUntold': 'Hold the lock until the work is done. No code listens for SessionExpired',
  'lock.release': 'Release: delete its znode',
  'lock.rest': 'Rest, then try to acquire it again',
};
export const LOCK_STEP_NAMES = {
  'lock.hold': 'has the lock',
  'lock.holdUntold': 'has the lock',
  'lock.release': 'releases',
  'lock.rest': 'rests',
};

export const LOCKSTEP_WAITS =
  'In lock step, a client goes on only after all others have stopped, so a timed wait always runs out. Choose another arrival, or wait without a time limit.';

export function oneLock(clients: number, what: string): string {
  return `One lock, ${spelled(clients)} clients. ${what}`;
}

export function form<const Values extends Readonly<Record<string, string>>>(values: Values) {
  return { label: 'Variant', values };
}

export function byVariant(
  sentences: Readonly<Record<string, (clients: string) => string>>,
): (choice: ScenarioChoice) => string {
  return ({ clients, values }) => sentences[String(values['variant'])]?.(spelled(clients)) ?? '';
}
