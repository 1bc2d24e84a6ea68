// What a view of locks says otherwise of what is no lock: an election, permits, readers that share.
import { findScenario } from '../../../scenarios/catalogue.ts';
import type { Scenario } from '../../../scenarios/scenario/scenario.ts';
import type { Scene } from './useScene.ts';

interface Otherwise {
  readonly elections: object;
  readonly semaphore: object;
  readonly 'read-write-lock': object;
}

/** The words of a view as that scenario needs them; in a composed world, as the recipe does whose lock is shown. */
export function wordsFor<T extends Otherwise>(words: T, { scenario, choice: { plan } }: Told): T {
  const shown = plan?.programs.find((_, index) => plan.clients.some(({ program }) => program === index));
  const { id, family, toldAs }: Scenario = (shown && findScenario(shown.scenario)) ?? scenario;
  const name = toldAs ?? id;
  if (name === 'semaphore' || name === 'read-write-lock') return { ...words, ...words[name] };
  return (toldAs ?? family) === 'elections' ? { ...words, ...words.elections } : words;
}

type Told = Pick<Scene, 'scenario' | 'choice'>;
