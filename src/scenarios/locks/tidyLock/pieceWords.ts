import type { PieceWords } from '../../scenario/words.ts';

export const pieceWords = {
  'parent-tidied-away': {
    name: 'Lock parent deleted: NoNode on create',
    story:
      'The last client out deletes the parent to clean up. A tries again and cannot create its znode. The parent existed when A started, so A waits for it to come back.',
    look: 'The lock’s parent is gone, and each client waits for another one to create it.',
    fix: 'On NoNode, create the parent, then try again. It does no harm if another client creates it at the same moment.',
  },
} satisfies Readonly<Record<string, PieceWords>>;
