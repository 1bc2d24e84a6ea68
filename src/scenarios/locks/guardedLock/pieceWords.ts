import type { PieceWords } from '../../words.ts';

export const pieceWords = {
  'cut-off-holder': {
    name: 'Cut off for too long',
    story:
      'A holds the lock and its link is cut. The server expires A’s session and B takes the lock. A hears of it only when it is connected again; until then both believe.',
    look: 'The two belief bars: where they overlap, two hold.',
    fix: 'Stop when the connection is lost. The client notices after two thirds of the session timeout, before the server gives the lock away.',
  },
  'stale-write': {
    name: 'The late write',
    story:
      'A holds the lock and its process stands still for longer than its session lives. B takes over and writes. A wakes and finishes its sentence: it writes too, as if nothing had happened.',
    look: 'The resource: a write with a lower token after one with a higher token.',
    fix: 'A fence: the resource checks the token, a number that grows with every holder, and turns older ones away. No lock can do that for it.',
  },
  'holder-is-never-told': {
    name: 'Never told',
    story:
      'A’s link is cut, its session expires, B takes the lock. A comes back with its session gone, and its lock object still says “held”: nobody listens to the connection’s state.',
    look: 'A believes in a znode that no longer exists, even after it is back.',
    fix: 'Listen to the connection: at the latest when the session is lost, the lock is.',
  },
} satisfies Readonly<Record<string, PieceWords>>;
