import { A, B, once, openGate, quiet, stall, unstall, when } from '../../locks/cues.ts';
import type { MuseumPiece } from '../../scenario/piece.ts';

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
