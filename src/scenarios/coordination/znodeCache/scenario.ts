// Clients that keep copies of several znodes.
import { PACES, choiceParameter, variantParameter, isEndless } from '../../scenario/parameters.ts';
import {
  CACHED,
  CACHED_NODES,
  CACHE_VARIANTS,
  CHANGES_MADE,
  cacheSteps,
  znodeCache as recipe,
} from './recipe.ts';
import { castScenario } from '../castScenario.ts';
import { ROUNDS } from '../parameters.ts';
import { pieceWords, pieces } from './pieces.ts';
import { words } from './words.ts';

export const znodeCache = castScenario({
  id: 'znode-cache',
  recipe,
  words,
  pieces,
  pieceWords,
  family: 'coordination',
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
