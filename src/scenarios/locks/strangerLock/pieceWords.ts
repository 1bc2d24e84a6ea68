import type { PieceWords } from '../../scenario/words.ts';

export const pieceWords = {
  'own-node-not-in-the-list': {
    name: 'Busy loop: own znode not in the list',
    story:
      'Another client deletes B’s znode. B lists and does not find itself. It finds no predecessor either, so it lists again, as fast as the network allows.',
    look: 'B’s requests per second, while the tree does not change.',
    fix: 'A client that is not in the list gets back in line with a new znode.',
  },
} satisfies Readonly<Record<string, PieceWords>>;
