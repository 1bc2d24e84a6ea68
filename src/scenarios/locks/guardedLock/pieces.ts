import { A, B, cut, heal, once, pause, resume, when } from '../cues.ts';
import type { MuseumPiece } from '../../scenario/piece.ts';

export const pieces = [
  {
    id: 'cut-off-holder',
    corpus: ['F10'],
    invariant: 'I-1',
    seed: 1,
    clients: 3,
    wrong: { scenario: 'guarded-lock', values: { holder: 'stopsWhenLost', holdMs: 12_000, rounds: 1 } },
    right: { scenario: 'guarded-lock', values: { holder: 'stopsWhenSuspended', holdMs: 12_000, rounds: 1 } },
    script: [
      ...when(once('belief.stated', { actor: A, afterMs: 2000 }), cut(A)),
      ...when(once('belief.stated', { actor: B, afterMs: 3000 }), heal(A)),
    ],
    endMs: 20_000,
    source: 'https://curator.apache.org/docs/tech-note-10',
  },
  {
    id: 'stale-write',
    corpus: ['F10', 'F11'],
    invariant: 'I-2',
    seed: 1,
    clients: 3,
    wrong: {
      scenario: 'guarded-lock',
      values: { guard: 'off', holder: 'stopsWhenSuspended', holdMs: 12_000, rounds: 1 },
    },
    right: {
      scenario: 'guarded-lock',
      values: { guard: 'on', holder: 'stopsWhenSuspended', holdMs: 12_000, rounds: 1 },
    },
    stillBreaks: ['I-1', 'I-3'],
    script: [
      ...when(once('belief.stated', { actor: A, afterMs: 2000 }), pause(A)),
      ...when(once('resource.accepted', { where: { client: B } }), resume(A)),
    ],
    endMs: 20_000,
    source: 'https://martin.kleppmann.com/2016/02/08/how-to-do-distributed-locking.html',
  },
  {
    id: 'holder-is-never-told',
    corpus: ['F12'],
    invariant: 'I-3',
    seed: 1,
    clients: 3,
    wrong: { scenario: 'guarded-lock', values: { holder: 'deaf', holdMs: 12_000, rounds: 1 } },
    right: { scenario: 'guarded-lock', values: { holder: 'stopsWhenSuspended', holdMs: 12_000, rounds: 1 } },
    script: [
      ...when(once('belief.stated', { actor: A, afterMs: 2000 }), cut(A)),
      ...when(once('belief.stated', { actor: B, afterMs: 3000 }), heal(A)),
    ],
    endMs: 20_000,
    source: 'https://github.com/python-zk/kazoo/issues/2',
  },
] as const satisfies readonly MuseumPiece[];
