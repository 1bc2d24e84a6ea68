import type { MuseumPiece } from '../../scenario/piece.ts';

export const pieces = [
  {
    id: 'list-too-long-to-read',
    corpus: ['F57'],
    invariant: 'I-27',
    seed: 1,
    clients: 2,
    wrong: { scenario: 'large-queue', values: { variant: 'one-list' } },
    right: { scenario: 'large-queue', values: { variant: 'bounded' } },
    script: [],
    endMs: 24_000,
    source: 'https://curator.apache.org/docs/tech-note-04',
  },
] as const satisfies readonly MuseumPiece[];
