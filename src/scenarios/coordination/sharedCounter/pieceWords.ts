import type { PieceWords } from '../../scenario/words.ts';

export const pieceWords = {
  'lost-update': {
    name: 'Lost update',
    story:
      'A and B both read the same number. B adds one and writes it. Then A writes the same number without a version check. Two increments were acknowledged, but the counter has grown by one.',
    look: 'A’s write succeeds, and the number does not change.',
    fix: 'Write with the version that was read. BadVersion means that another client was faster: read again.',
  },
} satisfies Readonly<Record<string, PieceWords>>;
