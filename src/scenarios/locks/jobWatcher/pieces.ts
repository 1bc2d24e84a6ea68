import { A, C, openGate, quiet, release, when } from '../cues.ts';
import type { MuseumPiece } from '../../scenario/piece.ts';

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
