import { A, C, openGate, quiet, release, when } from '../cues.ts';
import type { MuseumPiece } from '../../scenario/piece.ts';
import type { PieceWords } from '../../scenario/words.ts';

export const pieces = [
  {
    id: 'lock-in-the-watcher',
    corpus: ['F27'],
    invariant: 'I-5',
    seed: 1,
    clients: 3,
    wrong: { scenario: 'job-watcher', values: { variant: 'in-watcher' } },
    right: { scenario: 'job-watcher', values: { variant: 'handed-over' } },
    script: [...when(quiet(), openGate(C, 'produce')), ...when(quiet(500), release(A))],
    endMs: 20_000,
    source: 'https://curator.apache.org/docs/tech-note-01',
  },
] as const satisfies readonly MuseumPiece[];

export const pieceWords = {
  'lock-in-the-watcher': {
    name: 'Deadlock: lock() in a watcher callback',
    story:
      'B’s watcher calls lock() and waits on the event thread, which delivers all events. A releases. The event that would wake B is queued behind B’s own wait.',
    look: 'B’s event lane: one callback is running, and the next one stays queued forever.',
    fix: 'A watcher should hand the work to another thread and return.',
  },
} satisfies Readonly<Record<string, PieceWords>>;
