// A counter that several clients add to.
import { PACES, choiceParameter, variantParameter, isEndless } from '../../scenario/parameters.ts';
import { COUNTER, COUNTER_STEPS, COUNTER_VARIANTS, sharedCounter as recipe } from './recipe.ts';
import { castScenario } from '../castScenario.ts';
import { ROUNDS } from '../parameters.ts';
import { pieceWords, pieces } from './pieces.ts';
import { words } from './words.ts';

export const sharedCounter = castScenario({
  id: 'shared-counter',
  recipe,
  words,
  pieces,
  pieceWords,
  family: 'coordination',
  views: ['spaceTime'],
  parameters: [variantParameter(COUNTER_VARIANTS), choiceParameter('pace', PACES), ROUNDS],
  clients: { min: 2, max: 200, initial: 3 },
  parent: COUNTER,
  apartMs: 0,
  // A client that loses the race retries at once, so retries grow with the number of clients.
  frame: ({ clients }) => ({ requestsPerSecond: 50 + 4 * clients }),
  invariants: ['I-23', 'I-24'],
  expected: ({ variant }) => (variant === 'overwrites' ? ['I-23'] : []),
  stepList: () => COUNTER_STEPS,
  isEndless,
});
