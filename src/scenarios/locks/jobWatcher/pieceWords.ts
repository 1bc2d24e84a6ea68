import type { PieceWords } from '../../scenario/words.ts';

export const pieceWords = {
  'lock-in-the-watcher': {
    name: 'Deadlock: lock() in a watcher callback',
    story:
      'B’s watcher calls lock() and waits on the event thread, which delivers all events. A releases. The event that would wake B is queued behind B’s own wait.',
    look: 'B’s event lane: one callback is running, and the next one stays queued forever.',
    fix: 'A watcher should hand the work to another thread and return.',
  },
} satisfies Readonly<Record<string, PieceWords>>;
