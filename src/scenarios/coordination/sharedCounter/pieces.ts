import { A, B, once, openGate, quiet, stall, unstall, when } from '../../locks/cues.ts';
import type { MuseumPiece } from '../../scenario/piece.ts';
import type { PieceWords } from '../../scenario/words.ts';

const BY_HAND = { pace: 'byHand' } as const;

export const pieces = [
  {
    id: 'lost-update',
    corpus: ['F62'],
    invariant: 'I-23',
    seed: 1,
    clients: 2,
    wrong: { scenario: 'shared-counter', values: { ...BY_HAND, variant: 'overwrites' } },
    right: { scenario: 'shared-counter', values: { ...BY_HAND, variant: 'checks-version' } },
    script: [
      ...when(quiet(500), openGate(A, 'write')),
      ...when(once('request.sent', { actor: A, where: { op: 'getData' } }), stall(A)),
      ...when(quiet(200), openGate(B, 'write')),
      ...when(once('fact.stated', { actor: B, afterMs: 500 }), unstall(A)),
    ],
    endMs: 5000,
    source: 'https://zookeeper.apache.org/doc/r3.8.4/zookeeperProgrammers.html#ch_zkDataModel',
  },
] as const satisfies readonly MuseumPiece[];

export const pieceWords = {
  'lost-update': {
    name: 'Lost update',
    story:
      'A and B both read the same number. B adds one and writes it. Then A writes the same number without a version check. Two increments were acknowledged, but the counter has grown by one.',
    look: 'A’s write succeeds, and the number does not change.',
    fix: 'Write with the version that was read. BadVersion means that another client was faster: read again.',
  },
} satisfies Readonly<Record<string, PieceWords>>;
