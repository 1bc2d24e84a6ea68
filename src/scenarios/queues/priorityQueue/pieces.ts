import { A, B, once, openGate, quiet, when } from '../../locks/cues.ts';
import type { MuseumPiece } from '../../scenario/piece.ts';

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
