// A queue so long that its child list no longer fits into a packet.
import { castScenario } from '../../coordination/castScenario.ts';
import { countParameter, variantParameter } from '../../scenario/parameters.ts';
import { LARGE_VARIANTS, itemsBefore, largeSteps, listsOf, largeQueue as recipe } from './recipe.ts';
import { QUEUE } from '../queueItems.ts';
import { ITEMS, PRODUCERS, nobodyConsumes, queueSeat, workParameter } from '../parameters.ts';
import { pieceWords, pieces } from './pieces.ts';
import { words } from './words.ts';

export const largeQueue = castScenario({
  id: 'large-queue',
  recipe,
  words,
  pieces,
  pieceWords,
  family: 'queues',
  views: ['packetGauge', 'queueCosts', 'spaceTime'],
  parameters: [
    variantParameter(LARGE_VARIANTS),
    countParameter('waiting', 0, 20_000, 17_765),
    PRODUCERS,
    ITEMS,
    workParameter(3000, 1000),
  ],
  clients: { min: 2, max: 50, initial: 2 },
  parent: QUEUE,
  nodes: ({ values }) => [
    ...listsOf(values['variant']),
    ...itemsBefore(values['variant'], Number(values['waiting'])),
  ],
  frame: ({ values }) => ({ parents: listsOf(values['variant']) }),
  invariants: ['I-27', 'I-24'],
  // The limit follows from the names' length alone; 20,000 in one list can never be read, whatever producers do.
  expected: ({ variant, waiting }) =>
    variant === 'one-list' || (variant === 'bounded' && Number(waiting) > FITS) ? ['I-27'] : [],
  contradiction: nobodyConsumes,
  stepList: ({ variant }) => largeSteps(variant),
  // Consumers look again and again.
  isEndless: () => true,
  seat: queueSeat,
  point: ({ variant }) =>
    variant === 'one-list' ? { kind: 'connection.lost', where: { why: 'packetTooLong' } } : null,
});

/** Names of 55 characters in the longest packet. */
const FITS = 17_772;
