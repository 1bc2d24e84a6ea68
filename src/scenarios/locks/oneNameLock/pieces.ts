import { A, B, C, cut, heal, once, quiet, release, when } from '../cues.ts';
import type { MuseumPiece } from '../../scenario/piece.ts';

export const pieces = [
  {
    id: 'deleted-and-made-anew',
    corpus: ['F25'],
    invariant: 'I-5',
    seed: 1,
    clients: 3,
    wrong: { scenario: 'one-name-lock', values: { variant: 'deleted-only', rounds: 1 } },
    right: { scenario: 'one-name-lock', values: { variant: 'any-change', rounds: 1 } },
    stillBreaks: ['I-7'],
    script: [
      ...when(quiet(), cut(B), release(A)),
      ...when(once('connection.lost', { actor: B }), heal(B)),
      ...when(once('session.established', { actor: B, afterMs: 1000 }), release(C)),
    ],
    endMs: 20_000,
    source: 'https://zookeeper.apache.org/doc/current/zookeeperProgrammers.html#ch_zkWatches',
  },
  {
    id: 'back-and-not-looked-again',
    corpus: ['F26'],
    invariant: 'I-5',
    seed: 1,
    clients: 2,
    wrong: { scenario: 'one-name-lock', values: { variant: 'any-change', library: 'kazoo', rounds: 1 } },
    right: { scenario: 'one-name-lock', values: { variant: 'any-event', library: 'kazoo', rounds: 1 } },
    script: [...when(quiet(), cut(B)), ...when(once('connection.lost', { actor: B }), release(A), heal(B))],
    endMs: 20_000,
    source: 'https://github.com/python-zk/kazoo/pull/170',
  },
  {
    id: 'everybody-woken-for-one',
    corpus: ['F32'],
    invariant: 'I-7',
    seed: 1,
    clients: 6,
    wrong: { scenario: 'one-name-lock', values: { variant: 'any-change' } },
    right: { scenario: 'line-lock', values: { variant: 'corrected' } },
    script: when(quiet(), release(A)),
    endMs: 8000,
    source: 'https://zookeeper.apache.org/doc/current/recipes.html#sc_recipes_Locks',
  },
] as const satisfies readonly MuseumPiece[];
