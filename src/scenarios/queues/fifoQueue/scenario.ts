// A FIFO queue with its producers and consumers.
import { castScenario } from '../../coordination/castScenario.ts';
import { PACES, choiceParameter, variantParameter } from '../../scenario/parameters.ts';
import { CLAIMS, QUEUE } from '../queueItems.ts';
import { QUEUE_VARIANTS, WHEN_EMPTY, queueSteps, fifoQueue as recipe } from './recipe.ts';
import { ITEMS, PRODUCERS, nobodyConsumes, queueRequests, queueSeat, workParameter } from '../parameters.ts';
import { pieceWords, pieces } from './pieces.ts';
import { words } from './words.ts';

export const fifoQueue = castScenario({
  id: 'fifo-queue',
  recipe,
  words,
  pieces,
  pieceWords,
  family: 'queues',
  views: ['conveyor', 'spaceTime'],
  parameters: [
    variantParameter(QUEUE_VARIANTS),
    choiceParameter('whenEmpty', WHEN_EMPTY),
    choiceParameter('pace', PACES),
    PRODUCERS,
    ITEMS,
    workParameter(1000),
  ],
  clients: { min: 2, max: 200, initial: 3 },
  parent: QUEUE,
  // Published queues know of no claims.
  nodes: ({ values }) => (String(values['variant']).startsWith('published') ? [] : [CLAIMS]),
  frame: (choice) => ({ requestsPerSecond: queueRequests(choice) }),
  invariants: ['I-8', 'I-9', 'I-24'],
  expected: ({ variant }) => {
    if (['delete-then-process', 'published', 'published-without-data'].includes(String(variant)))
      return ['I-9'];
    // A consumer that dies between processing and deletion leaves the item to be processed again.
    return ['I-8'];
  },
  contradiction: nobodyConsumes,
  stepList: ({ variant, whenEmpty }) => queueSteps(variant, whenEmpty),
  isEndless: ({ items }) => items === 'endless',
  seat: queueSeat,
});
