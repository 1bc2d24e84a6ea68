import type { PieceWords } from '../../words.ts';

export const pieceWords = {
  'everything-once-more': {
    name: 'Everything once more',
    story:
      'Three clients keep copies of a whole tree. The server restarts, all connections come back in the same moment, and all three read every znode again as fast as they can: the server that has just come up meets the heaviest load of all.',
    look: 'The storm of requests right behind the restart.',
    fix: 'A reconnection is no hurry: read bit by bit, and keep to the copy until then.',
  },
} satisfies Readonly<Record<string, PieceWords>>;
