// What all scenarios of ensembles have in common, so that each says only what is its own.
import { REGISTER } from './register.ts';
import type { Scenario } from '../scenario.ts';
import { PROMISES } from './parameters.ts';

type Common = 'family' | 'picture' | 'lock' | 'invariants' | 'expected' | 'stepList' | 'isEndless';

export function ensembleScenario(own: Omit<Scenario, Common> & Partial<Pick<Scenario, Common>>): Scenario {
  return {
    family: 'ensemble',
    picture: 'ensemble',
    lock: { parent: REGISTER, order: 'unheld' },
    invariants: PROMISES,
    expected: () => [],
    stepList: () => [],
    isEndless: () => false,
    ...own,
  };
}
