import type { MuseumPiece } from '../../scenario/piece.ts';
import { A, B, cut, heal, once, openGate, quiet, stall, unstall, when } from '../../locks/cues.ts';

const BY_HAND = { pace: 'byHand' } as const;

export const pieces = [
  {
    id: 'only-the-last-message',
    corpus: ['F49'],
    invariant: 'I-9',
    seed: 1,
    clients: 2,
    wrong: { scenario: 'mailbox', values: { ...BY_HAND, variant: 'one-value' } },
    right: numbered(),
    script: [
      ...when(quiet(500), stall(B)),
      ...when(once('program.stalled'), openGate(A, 'produce')),
      ...when(once('fact.stated', { actor: A, afterMs: 100 }), openGate(A, 'produce')),
      ...when(once('fact.stated', { actor: A, afterMs: 1000 }), unstall(B)),
    ],
    endMs: 7000,
    source: 'https://github.com/Netflix/curator/issues/246',
  },
  {
    id: 'flag-that-nobody-saw',
    corpus: ['F50'],
    invariant: 'I-9',
    seed: 1,
    clients: 2,
    wrong: { scenario: 'mailbox', values: { ...BY_HAND, variant: 'flag' } },
    right: numbered(),
    script: [
      ...when(quiet(500), cut(B)),
      ...when(once('link.cut', { afterMs: 200 }), openGate(A, 'produce')),
      ...when(once('connection.lost', { actor: B, afterMs: 100 }), heal(B)),
    ],
    endMs: 9000,
    source: 'https://zookeeper.apache.org/doc/r3.8.4/zookeeperProgrammers.html#ch_zkWatches',
  },
] as const satisfies readonly MuseumPiece[];

/** Messages as znodes of their own. */
function numbered(): MuseumPiece['right'] {
  return { scenario: 'mailbox', values: { ...BY_HAND, variant: 'numbered' } };
}
