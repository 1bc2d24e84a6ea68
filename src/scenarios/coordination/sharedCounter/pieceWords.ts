import type { PieceWords } from '../../words.ts';

export const pieceWords = {
  'lost-update': {
    name: 'The addition that is gone',
    story:
      'A and B both read the same number. B adds one and writes it. Then A writes the same number, whatever the version is: two additions were acknowledged, and the counter has grown by one.',
    look: 'A’s write is answered with success, and the number stays what it was.',
    fix: 'Write with the version that was read. BadVersion means that somebody else was faster: read again.',
  },
} satisfies Readonly<Record<string, PieceWords>>;
