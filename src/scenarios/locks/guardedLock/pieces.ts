import { A, B, cut, heal, once, pause, resume, when } from '../cues.ts';
import type { MuseumPiece } from '../../scenario/piece.ts';
import type { PieceWords } from '../../scenario/words.ts';

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

export const pieceWords = {
  'cut-off-holder': {
    name: 'Two holders after a session expires',
    story:
      'A holds the lock when its link is cut. The server expires A’s session and B acquires the lock. A learns of this only after it reconnects. Until then both believe they hold the lock.',
    look: 'The two belief bars. Where they overlap, there are two holders.',
    fix: 'Stop when the connection is lost. The client notices after two thirds of the session timeout, before the server gives the lock to another client.',
  },
  'stale-write': {
    name: 'Late write by a former holder',
    story:
      'A holds the lock, and its process is paused until after its session expires. B acquires the lock and writes. A resumes where it stopped and writes too, as if nothing had happened.',
    look: 'The resource: a write with a lower token follows one with a higher token.',
    fix: 'Use a fencing token, a number that grows with every holder. The resource rejects any older token. The lock alone cannot do that: “Mutual exclusion” and “Holder owns the first znode” break in the correct one too, since a paused process keeps believing until it resumes.',
  },
  'holder-is-never-told': {
    name: 'Lock still “held” after session expiry',
    story:
      'A’s link is cut, its session expires, and B acquires the lock. A reconnects and finds its session gone. Its lock object still says “held”, because no code listens to the connection state.',
    look: 'A believes in a znode that no longer exists, even after it has reconnected.',
    fix: 'Listen to the connection state. When the session is lost, the lock is lost, if not earlier.',
  },
} satisfies Readonly<Record<string, PieceWords>>;
