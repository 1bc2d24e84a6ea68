import { A, B, C, dropReply, kill, once, openGate, quiet, when } from '../../locks/cues.ts';
import type { MuseumPiece } from '../../scenario/piece.ts';

const BY_HAND = { pace: 'byHand' } as const;
const SOUND = { scenario: 'fifo-queue', values: { ...BY_HAND, variant: 'claimed' } };
/** Curator's own list of what its queues are not. */
const CURATOR_NOTES = 'https://curator.apache.org/docs/recipes-distributed-queue';

export const pieces = [
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
  {
    id: 'item-put-in-twice',
    corpus: ['F07'],
    invariant: 'I-8',
    seed: 1,
    clients: 2,
    wrong: { scenario: 'fifo-queue', values: { ...BY_HAND, variant: 'produces-again' } },
    right: { scenario: 'fifo-queue', values: { ...BY_HAND, variant: 'claimed' } },
    script: [
      ...when(quiet(), openGate(A, 'produce')),
      ...when(once('request.sent', { actor: A, where: { op: 'create' } }), dropReply(A)),
      ...when(quiet(500), openGate(B, 'consume')),
      ...when(once('fact.stated', { actor: B, nth: 2, afterMs: 500 }), openGate(B, 'consume')),
    ],
    endMs: 9000,
    source: 'https://cwiki.apache.org/confluence/display/ZOOKEEPER/FAQ',
  },
] as const satisfies readonly MuseumPiece[];
