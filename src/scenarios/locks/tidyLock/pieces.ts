import { A, B, C, once, quiet, release, when } from '../cues.ts';
import type { MuseumPiece } from '../../scenario/piece.ts';
import type { PieceWords } from '../../scenario/words.ts';

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

export const pieceWords = {
  'parent-tidied-away': {
    name: 'Lock parent deleted: NoNode on create',
    story:
      'The last client out deletes the parent to clean up. A tries again and cannot create its znode. The parent existed when A started, so A waits for it to come back.',
    look: 'The lock’s parent is gone, and each client waits for another one to create it.',
    fix: 'On NoNode, create the parent, then try again. It does no harm if another client creates it at the same moment.',
  },
} satisfies Readonly<Record<string, PieceWords>>;
