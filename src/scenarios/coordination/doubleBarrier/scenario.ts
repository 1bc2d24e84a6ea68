// A double barrier: no client passes until all have arrived.
import { PACES, choiceParameter, variantParameter, isEndless } from '../../scenario/parameters.ts';
import { BARRIER, BARRIER_STEPS, BARRIER_VARIANTS, doubleBarrier as recipe } from './recipe.ts';
import { castScenario } from '../castScenario.ts';
import { ROUNDS } from '../parameters.ts';
import { pieceWords, pieces } from './pieces.ts';
import { words } from './words.ts';

export const doubleBarrier = castScenario({
  id: 'double-barrier',
  recipe,
  words,
  pieces,
  pieceWords,
  family: 'coordination',
  views: ['barrierGate', 'spaceTime'],
  parameters: [
    variantParameter(BARRIER_VARIANTS),
    choiceParameter('pace', PACES),
    { name: 'patienceMs', kind: 'integer', min: 100, max: 600_000, words: ['forever'], initial: 'forever' },
    { name: 'insideMs', kind: 'integer', min: 0, max: 600_000, words: [], initial: 2000, headless: 0 },
    ROUNDS,
  ],
  clients: { min: 2, max: 200, initial: 3 },
  parent: BARRIER,
  frame: ({ clients }) => ({ members: clients, creations: 2, requestsPerSecond: 50 + 2 * clients }),
  invariants: ['I-10', 'I-24'],
  // A member that times out just as the last one arrives can get a different result than the others.
  expected: ({ variant, patienceMs }) => {
    if (variant === 'spins-when-late' && patienceMs !== 'forever') return ['I-10', 'I-24'];
    return variant === 'any-event' || patienceMs !== 'forever' ? ['I-10'] : [];
  },
  stepList: () => BARRIER_STEPS,
  isEndless,
  seat: (_, { clients }) => ({ members: clients }),
});
