// A priority queue with its producers and consumers.
import { castScenario } from '../../coordination/castScenario.ts';
import { PACES, choiceParameter, variantParameter } from '../../scenario/parameters.ts';
import { PRIORITY_STEPS, PRIORITY_VARIANTS, priorityQueue as recipe } from './recipe.ts';
import { CLAIMS, QUEUE } from '../queueItems.ts';
import { ITEMS, PRODUCERS, nobodyConsumes, queueRequests, queueSeat, workParameter } from '../parameters.ts';
import { pieceWords, pieces } from './pieces.ts';
import { words } from './words.ts';

export const priorityQueue = castScenario({
  id: 'priority-queue',
  recipe,
  words,
  pieces,
  pieceWords,
  family: 'queues',
  views: ['conveyor', 'spaceTime'],
  parameters: [
    variantParameter(PRIORITY_VARIANTS),
    choiceParameter('pace', PACES),
    PRODUCERS,
    ITEMS,
    workParameter(2500),
  ],
  clients: { min: 2, max: 200, initial: 3 },
  parent: QUEUE,
  nodes: [CLAIMS],
  frame: (choice) => ({ claims: CLAIMS, requestsPerSecond: queueRequests(choice) }),
  invariants: ['I-33', 'I-8', 'I-9', 'I-24'],
  // A consumer that dies between processing and deletion leaves the item to be processed again.
  expected: ({ variant }) => (variant === 'fresh-list' ? ['I-8'] : ['I-33', 'I-8']),
  contradiction: nobodyConsumes,
  stepList: () => PRIORITY_STEPS,
  isEndless: ({ items }) => items === 'endless',
  seat: queueSeat,
});
