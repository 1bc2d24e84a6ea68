import { A, B, C, RESTART, once, release, when } from '../cues.ts';
import type { MuseumPiece } from '../../scenario/piece.ts';

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
