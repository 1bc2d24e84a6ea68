import { A, B, once, openGate, quiet, when } from '../../locks/cues.ts';
import type { MuseumPiece } from '../../scenario/piece.ts';
import type { PieceWords } from '../../scenario/words.ts';

const BY_HAND = { pace: 'byHand' } as const;

export const pieces = [
  {
    id: 'ten-before-nine',
    corpus: ['F29'],
    invariant: 'I-33',
    seed: 1,
    clients: 2,
    wrong: { scenario: 'priority-queue', values: { ...BY_HAND, variant: 'text-order' } },
    right: { scenario: 'priority-queue', values: { ...BY_HAND, variant: 'fresh-list' } },
    script: [
      ...when(quiet(), openGate(A, 'produce')),
      ...when(once('fact.stated', { actor: A, afterMs: 100 }), openGate(A, 'produce')),
      ...when(quiet(), openGate(B, 'consume')),
    ],
    endMs: 6000,
    source: 'https://issues.apache.org/jira/browse/ZOOKEEPER-2931',
  },
] as const satisfies readonly MuseumPiece[];

export const pieceWords = {
  'ten-before-nine': {
    name: 'Priorities sorted as text: 12 before 9',
    story:
      'Two items wait, with priorities 9 and 12. The lower number is the more urgent. The consumer sorts the names as text, and as text 12 comes before 9.',
    look: 'The item that is taken first is the less urgent one.',
    fix: 'Compare numbers as numbers, or write them with leading zeros.',
  },
} satisfies Readonly<Record<string, PieceWords>>;
