import { A, B, C, RESTART, once, openGate, quiet, when } from '../../locks/cues.ts';
import type { MuseumPiece } from '../../scenario/piece.ts';
import type { PieceWords } from '../../scenario/words.ts';

const BARRIER = 'double-barrier';
const BY_HAND = { pace: 'byHand' } as const;
const TURNED_AWAY = { where: { fact: { type: 'turnedAway' } } };

export const pieces = [
  {
    id: 'barrier-passes-early',
    corpus: ['F58'],
    invariant: 'I-10',
    seed: 1,
    clients: 3,
    wrong: { scenario: BARRIER, values: { ...BY_HAND, variant: 'any-event' } },
    right: { scenario: BARRIER, values: { ...BY_HAND, variant: 'corrected' } },
    script: [
      ...when(quiet(), openGate(B, 'enter')),
      ...when(once('fact.stated', { actor: B, afterMs: 800 }), RESTART),
      ...when(
        once('session.established', { nth: 3, afterMs: 1500 }),
        openGate(A, 'enter'),
        openGate(C, 'enter'),
      ),
    ],
    endMs: 9000,
    source: 'https://github.com/apache/curator/issues/1290',
  },
  {
    id: 'gone-but-still-counted',
    corpus: ['F59'],
    invariant: 'I-10',
    seed: 1,
    clients: 3,
    wrong: { scenario: BARRIER, values: { ...BY_HAND, variant: 'leaves-its-node', patienceMs: 2000 } },
    right: { scenario: BARRIER, values: { ...BY_HAND, variant: 'corrected', patienceMs: 2000 } },
    script: [
      ...when(quiet(), openGate(A, 'enter'), openGate(B, 'enter')),
      ...when(once('fact.stated', { ...TURNED_AWAY, nth: 2, afterMs: 500 }), openGate(C, 'enter')),
    ],
    endMs: 8000,
    source: 'https://issues.apache.org/jira/browse/CURATOR-318',
  },
  {
    id: 'late-and-spinning',
    corpus: ['F60'],
    invariant: 'I-24',
    seed: 1,
    clients: 3,
    wrong: {
      scenario: 'double-barrier',
      values: { ...BY_HAND, variant: 'spins-when-late', patienceMs: 2000 },
    },
    right: { scenario: 'double-barrier', values: { ...BY_HAND, variant: 'corrected', patienceMs: 2000 } },
    script: [
      ...when(quiet(500), openGate(A, 'enter'), openGate(B, 'enter'), openGate(C, 'enter')),
      ...when(once('belief.stated', { nth: 3, afterMs: 500 }), openGate(A, 'leave')),
    ],
    endMs: 7000,
    source: 'https://issues.apache.org/jira/browse/CURATOR-233',
  },
] as const satisfies readonly MuseumPiece[];

export const pieceWords = {
  'barrier-passes-early': {
    name: 'Barrier passed alone after a reconnect',
    story:
      'B waits at the barrier for two others. The server restarts, B reconnects, and its watcher is notified. B takes that for the event it waits for, and passes alone.',
    look: 'One lamp of three is lit, and B is past the gate.',
    fix: 'An event is a reason to look again, not the answer. Check whether the ready znode exists, and keep waiting if it does not.',
  },
  'gone-but-still-counted': {
    name: 'Member timed out but still counted',
    story:
      'A and B wait for the third member, time out and leave. Their znodes stay. C arrives, counts three znodes, and passes alone.',
    look: 'At one and the same meeting, two members have timed out and one has passed.',
    fix: 'A member that gives up deletes its znode before it reports the timeout.',
  },
  'late-and-spinning': {
    name: 'Busy loop after a timeout on leaving',
    story:
      'A leaves the barrier and waits for C, which stays inside. A’s time limit runs out, but the loop around the wait has no exit. Each wait returns at once, and A checks again and again.',
    look: 'A’s requests without a gap, from two seconds after it began to leave.',
    fix: 'When the time is up, exit the loop. Otherwise wait for the watch, however long it takes.',
  },
} satisfies Readonly<Record<string, PieceWords>>;
