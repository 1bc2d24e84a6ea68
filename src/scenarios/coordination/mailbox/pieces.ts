import type { MuseumPiece } from '../../scenario/piece.ts';
import { A, B, cut, heal, once, openGate, quiet, stall, unstall, when } from '../../locks/cues.ts';
import type { PieceWords } from '../../scenario/words.ts';

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

export const pieceWords = {
  'only-the-last-message': {
    name: 'Message overwritten before it was read',
    story:
      'While B is busy, A writes a message to a znode, then overwrites it with another. B’s watch fires once for both. B reads the current value: the second message.',
    look: 'One event, two versions. The first message was acknowledged, but no client has acted on it.',
    fix: 'A watch says “look again”, not what happened. A message that must not be missed needs its own znode.',
  },
  'flag-that-nobody-saw': {
    name: 'Short-lived flag missed while cut off',
    story:
      'A raises a flag for a second: it creates a znode and deletes it. B watches for that znode, but is disconnected at that time. After the reconnect B gets no event: the znode does not exist, as before.',
    look: 'B’s watch is still set at the end. No event was ever sent.',
    fix: 'A message must stay until it has been acted on. Numbered znodes, which B deletes, wait for B.',
  },
} satisfies Readonly<Record<string, PieceWords>>;
