import type { PieceWords } from '../../scenario/words.ts';

export const pieceWords = {
  'ten-before-nine': {
    name: 'Priorities sorted as text: 12 before 9',
    story:
      'Two items wait, with priorities 9 and 12. The lower number is the more urgent. The consumer sorts the names as text, and as text 12 comes before 9.',
    look: 'The item that is taken first is the less urgent one.',
    fix: 'Compare numbers as numbers, or write them with leading zeros.',
  },
} satisfies Readonly<Record<string, PieceWords>>;
