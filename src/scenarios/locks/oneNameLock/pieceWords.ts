import type { PieceWords } from '../../words.ts';

export const pieceWords = {
  'deleted-and-made-anew': {
    name: 'Deleted and made anew',
    story:
      'B watches the lock and is cut off. Meanwhile A deletes it and C creates it. When B is back it is told NodeDataChanged, once. B waits for NodeDeleted, and its watch is used up.',
    look: 'C has released long ago; B still sleeps.',
    fix: 'An event says “look again”, not what happened. Try again on every change.',
  },
  'back-and-not-looked-again': {
    name: 'Back, and nobody looked',
    story:
      'With kazoo, watches are gone when the connection is. B is away for a moment and A releases meanwhile. B is back and waits for an event that nobody will send.',
    look: 'The server has no watch of B any more.',
    fix: 'Wake the waiters on every change of the connection’s state, and let them look again.',
  },
  'everybody-woken-for-one': {
    name: 'The herd',
    story:
      'Six clients watch one znode. It is deleted, five are woken, one gets the lock. The other four have been woken for nothing, and set their watches again.',
    look: 'The wake-ups of one release, left and right.',
    fix: 'Stand in line, and watch the one before.',
  },
} satisfies Readonly<Record<string, PieceWords>>;
