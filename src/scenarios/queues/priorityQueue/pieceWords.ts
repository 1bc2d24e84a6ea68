import type { PieceWords } from '../../words.ts';

export const pieceWords = {
  'ten-before-nine': {
    name: 'Twelve before nine',
    story:
      'Two items wait, one of urgency 9 and one of urgency 12; the lower number is the more urgent. The consumer sorts the names as text, and as text 12 stands before 9.',
    look: 'The item that is taken first is the less urgent one.',
    fix: 'Compare numbers as numbers, or write them with leading zeros.',
  },
} satisfies Readonly<Record<string, PieceWords>>;
