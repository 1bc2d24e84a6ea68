import type { PieceWords } from '../../words.ts';

export const pieceWords = {
  'half-updated': {
    name: 'Half old, half new',
    story:
      'A publishes a new version: it writes the first value, and comes to a stop before the second. The readers’ watches ring, they read both, and go by the new first value beside the old second one.',
    look: 'The two values of a reader have different versions, for as long as A stands still.',
    fix: 'Delete a ready znode before the first write, create it again after the last, and read only while it is there.',
  },
  'written-at-once-read-in-two': {
    name: 'Written at once, read in two',
    story:
      'A writes both values in one multi: in the tree they always belong together. B reads the first one, A publishes, and B reads the second one.',
    look: 'The tree is never mixed. B is.',
    fix: 'Put both below a znode of their own, and let one pointer say which: B reads the pointer, and what it names never changes.',
  },
} satisfies Readonly<Record<string, PieceWords>>;
