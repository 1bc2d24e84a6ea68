// The museum's pieces about queues.
import { A, B, C, kill, once, openGate, quiet, when } from '../locks/cues.ts';
import type { MuseumPiece } from '../museum/piece.ts';

const BY_HAND = { pace: 'byHand' } as const;
const SOUND = { scenario: 'fifo-queue', values: { ...BY_HAND, variant: 'claimed' } };

/** Curator's own list of what its queues are not. */
const CURATOR_NOTES = 'https://curator.apache.org/docs/recipes-distributed-queue';

export const queuePieces: readonly MuseumPiece[] = [
  {
    id: 'processed-twice',
    corpus: ['F54'],
    invariant: 'I-8',
    seed: 1,
    clients: 3,
    wrong: { scenario: 'fifo-queue', values: { ...BY_HAND, variant: 'process-then-delete' } },
    right: SOUND,
    script: [
      ...when(quiet(), openGate(A, 'produce')),
      ...when(once('fact.stated', { actor: A }), openGate(B, 'consume')),
      ...when(once('fact.stated', { actor: B, where: { fact: { type: 'took' } } }), openGate(C, 'consume')),
    ],
    endMs: 6000,
    source: CURATOR_NOTES,
  },
  {
    id: 'lost-item',
    corpus: ['F55'],
    invariant: 'I-9',
    seed: 1,
    clients: 3,
    wrong: { scenario: 'fifo-queue', values: { ...BY_HAND, variant: 'delete-then-process' } },
    right: SOUND,
    script: [
      ...when(quiet(), openGate(A, 'produce')),
      ...when(once('fact.stated', { actor: A }), openGate(B, 'consume')),
      ...when(once('fact.stated', { actor: B, where: { fact: { type: 'took' } }, afterMs: 200 }), kill(B)),
      ...when(quiet(), openGate(C, 'consume')),
    ],
    endMs: 12_000,
    source: CURATOR_NOTES,
  },
];
