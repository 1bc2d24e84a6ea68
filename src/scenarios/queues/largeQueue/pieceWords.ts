import type { PieceWords } from '../../words.ts';

export const pieceWords = {
  'list-too-long-to-read': {
    name: 'A list too long to read',
    story:
      'Producers are faster than the consumer. With 17,773 names of 55 characters the list no longer fits into the 1,048,575 bytes that a client takes: the connection breaks, the consumer connects again, lists again, and so on for ever.',
    look: 'The gauge: one name beyond the limit, and the consumer’s connection breaks at every list.',
    fix: 'Producers look at numChildren before they put something in, and wait while it is too much: the Stat has it, no list is needed. Or several lists.',
  },
} satisfies Readonly<Record<string, PieceWords>>;
