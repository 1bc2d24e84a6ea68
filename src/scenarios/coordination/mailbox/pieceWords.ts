import type { PieceWords } from '../../words.ts';

export const pieceWords = {
  'only-the-last-message': {
    name: 'Only the last message',
    story:
      'A writes one message into a znode, and another over it, while B is busy. B’s watch rings once, for both. B reads what is there: the second one.',
    look: 'One event, two versions. The first message was acknowledged, and nobody has acted upon it.',
    fix: 'A watch says “look again”, not what happened. What must not be missed is a znode of its own.',
  },
  'flag-that-nobody-saw': {
    name: 'The flag that nobody saw',
    story:
      'A raises a flag for a second: it creates a znode and deletes it. B, whose connection is gone at that time, watches for it to come. Back again it is told nothing: the znode is not there, as before.',
    look: 'B’s watch is still set when all is over. No event was ever sent.',
    fix: 'A message stays until it was acted upon. Numbered znodes, which B deletes, wait for B.',
  },
} satisfies Readonly<Record<string, PieceWords>>;
