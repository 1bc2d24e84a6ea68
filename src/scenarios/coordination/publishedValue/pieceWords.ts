import type { PieceWords } from '../../scenario/words.ts';

export const pieceWords = {
  'published-in-the-gap': {
    name: 'Change missed between read and watch',
    story:
      'B reads a value, applies it, and only then sets its watch. A publishes in between, and B is not notified. B waits for the version after that.',
    look: 'B waits, its watch is set, and its copy is older than the tree.',
    fix: 'Set the watch with the read. Any change after that read fires it.',
  },
} satisfies Readonly<Record<string, PieceWords>>;
