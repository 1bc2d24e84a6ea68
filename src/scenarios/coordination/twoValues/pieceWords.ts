import type { PieceWords } from '../../scenario/words.ts';

export const pieceWords = {
  'half-updated': {
    name: 'Half-updated configuration',
    story:
      'A publishes a new version: it writes the first value, and is paused before the second. The readers’ watches fire. They read both values, and use the new first value with the old second one.',
    look: 'A reader’s two values have different versions for as long as A is paused.',
    fix: 'Delete a ready znode before the first write and create it again after the last. Read only while it exists.',
  },
  'written-at-once-read-in-two': {
    name: 'Atomic write, non-atomic read',
    story:
      'A writes both values in one multi, so in the tree they always match. B reads the first value, A publishes, and B reads the second value.',
    look: 'The tree is never mixed, but B is.',
    fix: 'Put both values under a new znode, and let one pointer name it. B reads the pointer, and what it names never changes.',
  },
} satisfies Readonly<Record<string, PieceWords>>;
