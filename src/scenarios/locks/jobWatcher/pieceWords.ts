import type { PieceWords } from '../../words.ts';

export const pieceWords = {
  'lock-in-the-watcher': {
    name: 'A lock in the watcher',
    story:
      'B’s watcher wants the lock and waits for it, on the thread that all events come through. A releases. The event that would wake B stands in line behind B’s own wait.',
    look: 'B’s event lane: one callback at work, the next one queued for ever.',
    fix: 'A watcher hands the work to another thread and returns.',
  },
} satisfies Readonly<Record<string, PieceWords>>;
