import type { PieceWords } from '../../scenario/words.ts';

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
