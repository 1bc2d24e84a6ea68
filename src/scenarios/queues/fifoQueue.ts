// A queue with the oldest item first, its producers and its consumers.
import { castScenario } from '../coordination/castScenario.ts';
import { choiceParameter, countParameter, variantParameter } from '../locks/parameters.ts';
import { CLAIMS, QUEUE } from '../recipes/queues/queueItems.ts';
import { PACES, QUEUE_VARIANTS, WHEN_EMPTY, queueSteps } from '../recipes/queues/fifoQueue.ts';
import type { Contradiction, ScenarioChoice } from '../scenario.ts';
import { queuePieces } from './pieces.ts';

export const fifoQueue = castScenario({
  id: 'fifo-queue',
  family: 'queues',
  pieces: queuePieces,
  views: ['conveyor', 'spaceTime'],
  parameters: [
    variantParameter(QUEUE_VARIANTS),
    choiceParameter('whenEmpty', WHEN_EMPTY),
    choiceParameter('pace', PACES),
    countParameter('producers', 1, 20, 1),
    {
      name: 'items',
      kind: 'integer',
      min: 1,
      max: 10_000,
      words: ['endless'],
      initial: 'endless',
      headless: 5,
    },
    { name: 'workMs', kind: 'integer', min: 0, max: 600_000, words: [], initial: 1000, headless: 0 },
  ],
  clients: { min: 2, max: 200, initial: 3 },
  parent: QUEUE,
  nodes: [CLAIMS],
  invariants: ['I-8', 'I-9', 'I-24'],
  expected: ({ variant }) => {
    if (variant === 'delete-then-process') return ['I-9'];
    // Whoever dies between the work and the deletion has done it, and another does it again.
    return ['I-8'];
  },
  contradiction,
  stepList: ({ variant, whenEmpty }) => queueSteps(variant, whenEmpty),
  // Who looks again and again never comes to an end.
  isEndless: ({ items, whenEmpty }) => items === 'endless' || whenEmpty === 'returns',
  seat: (place, { values }) => ({ role: place < Number(values['producers']) ? 'producer' : 'consumer' }),
});

function contradiction({ clients, values }: ScenarioChoice): Contradiction | null {
  const isCrowded = Number(values['producers']) >= clients;
  return isCrowded ? { parameter: 'producers', because: 'nobodyWouldConsume' } : null;
}
