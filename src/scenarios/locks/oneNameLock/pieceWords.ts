import type { PieceWords } from '../../scenario/words.ts';

export const pieceWords = {
  'deleted-and-made-anew': {
    name: 'Lock deleted and recreated while cut off',
    story:
      'B watches the lock and is cut off. Meanwhile A deletes it and C creates it. B reconnects and receives NodeDataChanged, once. B waits for NodeDeleted, but its watch is used up.',
    look: 'C released long ago, and B still waits.',
    fix: 'An event means “look again”. It does not say what happened. Try again after every change. “One wake-up per release” breaks on the right too: all clients watch one znode, so this lock never promised it.',
  },
  'back-and-not-looked-again': {
    name: 'Missed release after a reconnect (kazoo)',
    story:
      'With kazoo, watches are lost with the connection. B is disconnected for a moment, and A releases meanwhile. B reconnects and waits for an event that will never be sent.',
    look: 'The server no longer has any watch of B.',
    fix: 'Wake up the waiters on every change of the connection state, and let them check again.',
  },
  'everybody-woken-for-one': {
    name: 'Herd effect',
    story:
      'Six clients use one znode. It is deleted, five clients wake up, and one gets the lock. The other four woke up for nothing and set their watches again.',
    look: 'The wake-ups of one release, left and right.',
    fix: 'Wait in line, and watch only the predecessor.',
  },
} satisfies Readonly<Record<string, PieceWords>>;
