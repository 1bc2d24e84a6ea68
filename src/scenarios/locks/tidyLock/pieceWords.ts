import type { PieceWords } from '../../words.ts';

export const pieceWords = {
  'parent-tidied-away': {
    name: 'Tidied away',
    story:
      'Who leaves last deletes the parent, to be tidy. A comes again and finds no place to put its znode. It had been there when A began, so A waits for it to come back.',
    look: 'The lock’s parent is gone, and everybody waits for somebody else to make it.',
    fix: 'NoNode on create means: make the parent, then try again. That another one makes it in the same moment does no harm.',
  },
} satisfies Readonly<Record<string, PieceWords>>;
