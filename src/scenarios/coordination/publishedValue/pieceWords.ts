import type { PieceWords } from '../../words.ts';

export const pieceWords = {
  'published-in-the-gap': {
    name: 'Published in the gap',
    story:
      'B reads a value, makes it its own, and only then sets its watch. What A publishes in between nobody tells B of: it waits for the version after.',
    look: 'B waits, its watch is set, and its copy is older than the tree.',
    fix: 'Set the watch with the read: whatever comes after what was read rings it.',
  },
} satisfies Readonly<Record<string, PieceWords>>;
