import type { PieceWords } from '../../scenario/words.ts';

export const pieceWords = {
  'everything-once-more': {
    name: 'Reconnect storm: all caches reload at once',
    story:
      'Three clients keep copies of a whole tree. The server restarts, and all connections come back at the same moment. All three read every znode again as fast as they can. The server that has just started gets the heaviest load of all.',
    look: 'The burst of requests right after the restart.',
    fix: 'A reconnect is not urgent. Reload bit by bit, and use the old copy until then.',
  },
} satisfies Readonly<Record<string, PieceWords>>;
