import { A, B, C, once, quiet, release, when } from '../cues.ts';
import type { MuseumPiece } from '../../scenario/piece.ts';

export const pieces = [
  {
    id: 'parent-tidied-away',
    corpus: ['F30'],
    invariant: 'I-5',
    seed: 1,
    clients: 3,
    wrong: { scenario: 'tidy-lock', values: { variant: 'waits-for-parent' } },
    right: { scenario: 'tidy-lock', values: { variant: 'makes-parent' } },
    script: [
      ...when(quiet(), release(A)),
      ...when(once('belief.stated', { actor: B, afterMs: 100 }), release(B)),
      ...when(once('belief.stated', { actor: C, afterMs: 100 }), release(C)),
    ],
    endMs: 20_000,
    source: 'https://github.com/python-zk/kazoo/issues/563',
  },
] as const satisfies readonly MuseumPiece[];
