// Copies of several znodes, kept by those who read them often.
import { isEndless } from '../../catalogue.ts';
import { choiceParameter, variantParameter } from '../../parameters.ts';
import { CACHED, CACHED_NODES, CACHE_VARIANTS, CHANGES_MADE, cacheSteps } from './recipe.ts';
import { PACES } from '../../queues/fifoQueue/recipe.ts';
import { castScenario } from '../castScenario.ts';
import { ROUNDS } from '../parameters.ts';
import { coordinationPieces } from '../pieces.ts';

export const znodeCache = castScenario({
  id: 'znode-cache',
  family: 'coordination',
  pieces: coordinationPieces,
  views: ['cache', 'spaceTime'],
  parameters: [
    variantParameter(CACHE_VARIANTS),
    choiceParameter('changes', CHANGES_MADE),
    choiceParameter('pace', PACES),
    ROUNDS,
  ],
  clients: { min: 2, max: 200, initial: 4 },
  parent: CACHED,
  nodes: CACHED_NODES,
  frame: () => ({ boundMs: 3000 }),
  invariants: ['I-30', 'I-24'],
  expected: ({ variant }) => (variant === 'one-shot' || variant === 'recursive' ? [] : ['I-30']),
  stepList: ({ variant }) => cacheSteps(variant),
  isEndless,
  seat: (place) => ({ role: place === 0 ? 'writer' : 'cache' }),
});
