import type { PieceWords } from '../../words.ts';

export const pieceWords = {
  'own-node-not-in-the-list': {
    name: 'Looking for oneself',
    story:
      'A stranger deletes B’s znode. B lists, does not find itself, finds nobody to wait for either, and lists again. And again, as fast as the network allows.',
    look: 'B’s requests in a second, while nothing moves in the tree.',
    fix: 'Who is not in the list stands in line once more.',
  },
} satisfies Readonly<Record<string, PieceWords>>;
