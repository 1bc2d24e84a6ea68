import { A, B, C, cut, heal, once, quiet, release, when } from '../cues.ts';
import type { MuseumPiece } from '../../scenario/piece.ts';
import type { PieceWords } from '../../scenario/words.ts';

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

export const pieceWords = {
  'deleted-and-made-anew': {
    name: 'Lock deleted and recreated while cut off',
    story:
      'B watches the lock and is cut off. Meanwhile A deletes it and C creates it. B reconnects and receives NodeDataChanged, once. B waits for NodeDeleted, but its watch is used up.',
    look: 'C released long ago, and B still waits.',
    fix: 'An event means “look again”. It does not say what happened. Try again after every change. “One wake-up per release” breaks in the correct one too: all clients watch one znode, so this lock never promised it.',
  },
  'back-and-not-looked-again': {
    name: 'Missed release after a reconnect (kazoo)',
    story:
      'With kazoo, watches are lost with the connection. B is disconnected for a moment, and A releases meanwhile. B reconnects and waits for an event that will never be sent.',
    look: 'The server no longer has any watch of B.',
    fix: 'Wake up the waiters on every change of the connection state, and let them check again.',
  },
  'everybody-woken-for-one': {
    name: 'Herd effect',
    story:
      'Six clients use one znode. It is deleted, five clients wake up, and one gets the lock. The other four woke up for nothing and set their watches again.',
    look: 'The wake-ups of one release, left and right.',
    fix: 'Wait in line, and watch only the predecessor.',
  },
} satisfies Readonly<Record<string, PieceWords>>;
