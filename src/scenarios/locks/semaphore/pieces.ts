import { A, B, C, RESTART, once, release, when } from '../cues.ts';
import type { MuseumPiece } from '../../scenario/piece.ts';
import type { PieceWords } from '../../scenario/words.ts';

export const pieces = [
  {
    id: 'lease-not-returned',
    corpus: ['F04'],
    invariant: 'I-4',
    seed: 1,
    clients: 3,
    wrong: { scenario: 'semaphore', values: { variant: 'leases-careless', permits: 1, patienceMs: 2000 } },
    right: { scenario: 'semaphore', values: { variant: 'leases', permits: 1, patienceMs: 2000 } },
    script: [
      ...when(once('request.sent', { actor: B, where: { op: 'delete' } }), RESTART),
      ...when(once('session.established', { actor: C, afterMs: 2000 }), release(A)),
    ],
    endMs: 20_000,
    source: 'https://issues.apache.org/jira/browse/CURATOR-335',
  },
] as const satisfies readonly MuseumPiece[];

export const pieceWords = {
  'lease-not-returned': {
    name: 'Leaked semaphore lease',
    story:
      'B’s time limit runs out and it deletes its lease, but the server restarts before the request arrives. The exception is swallowed. The lease stays as long as B’s session is alive.',
    look: 'The one permit has no holder, and C still waits: there are too many leases.',
    fix: 'Repeat the delete until a reply arrives, on every path out.',
  },
} satisfies Readonly<Record<string, PieceWords>>;
