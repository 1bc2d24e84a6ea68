// A semaphore with fewer permits than clients.
import type { InvariantId } from '../../../engine/index.ts';
import {
  LEASES,
  SEMAPHORE_PARENT,
  SEMAPHORE_VARIANTS,
  TICKETS,
  semaphoreSteps,
  semaphore as recipe,
} from './recipe.ts';
import type { Contradiction, ScenarioChoice } from '../../scenario/scenario.ts';
import { lockScenario } from '../lockScenario.ts';
import { countParameter, variantParameter } from '../../scenario/parameters.ts';
import { pieceWords, pieces } from './pieces.ts';
import { words } from './words.ts';

/** What each form may break; those that are not here hold. */
const EXPECTED: Readonly<Record<string, readonly InvariantId[]>> = {
  'nth-before': ['I-5'],
  'leases-careless': ['I-4', 'I-5'],
};

export const semaphore = lockScenario({
  id: 'semaphore',
  recipe,
  words,
  pieces,
  pieceWords,
  views: ['lockLane', 'beliefBars'],
  parameters: [
    variantParameter(SEMAPHORE_VARIANTS),
    countParameter('permits', 1, 100, 2),
    {
      name: 'patienceMs',
      kind: 'integer',
      min: 100,
      max: 600_000,
      words: ['forever'],
      initial: 'forever',
    },
  ],
  lock: { parent: LEASES, order: 'sequence' },
  invariants: ['I-3', 'I-4', 'I-5'],
  expected: ({ variant }) => EXPECTED[String(variant)] ?? [],
  contradiction,
  stepList: ({ rounds, variant }) => semaphoreSteps(rounds, variant),
  // Only the second client is in a hurry.
  seat: (place, { values }) => ({
    patienceMs: place === 1 ? (values['patienceMs'] ?? 'forever') : 'forever',
  }),
  furnish: (setup, { values }) => ({
    ...setup,
    nodes: [SEMAPHORE_PARENT, LEASES, TICKETS],
    recipe: { parents: [LEASES, TICKETS], permits: Number(values['permits']) },
  }),
});

function contradiction({ clients, values }: ScenarioChoice): Contradiction | null {
  const { permits, patienceMs, variant, arrival } = values;
  if (Number(permits) >= clients) return { parameter: 'permits', because: 'nobodyWouldWait' };
  if (patienceMs === 'forever') return null;
  if (variant === 'nth-before' || variant === 'children')
    return { parameter: 'patienceMs', because: 'waitsForEver' };
  return arrival === 'lockstep' ? { parameter: 'patienceMs', because: 'lockstepWaits' } : null;
}
