// A queue whose items are claimed before they are processed.
import { castScenario } from '../../coordination/castScenario.ts';
import { PACES, choiceParameter, variantParameter } from '../../scenario/parameters.ts';
import { LOCKING_VARIANTS, RESULTS, lockingSteps, lockingQueue as recipe } from './recipe.ts';
import { CLAIMS, QUEUE } from '../queueItems.ts';
import type { InvariantId } from '../../../engine/index.ts';
import { ITEMS, PRODUCERS, nobodyConsumes, queueRequests, queueSeat, workParameter } from '../parameters.ts';
import { pieceWords, pieces } from './pieces.ts';
import { words } from './words.ts';

export const lockingQueue = castScenario({
  id: 'locking-queue',
  recipe,
  words,
  pieces,
  pieceWords,
  family: 'queues',
  views: ['conveyor', 'spaceTime'],
  parameters: [
    variantParameter(LOCKING_VARIANTS),
    choiceParameter('pace', PACES),
    PRODUCERS,
    ITEMS,
    workParameter(1000),
  ],
  clients: { min: 2, max: 200, initial: 3 },
  parent: QUEUE,
  nodes: [CLAIMS, RESULTS],
  frame: (choice) => ({ claims: CLAIMS, results: RESULTS, requestsPerSecond: queueRequests(choice) }),
  invariants: ['I-8', 'I-9', 'I-27', 'I-24'],
  expected: ({ variant }) => EXPECTED[String(variant)] ?? [],
  contradiction: nobodyConsumes,
  stepList: ({ variant }) => lockingSteps(variant),
  isEndless: ({ items }) => items === 'endless',
  seat: queueSeat,
});

/** A claim ends with its session, the work of who is paused does not: what counts at once is done by another, too. */
const EXPECTED: Readonly<Record<string, readonly InvariantId[]>> = {
  'work-counts': ['I-8'],
  'keeps-stale-claim': ['I-27'],
};
