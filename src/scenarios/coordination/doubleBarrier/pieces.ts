import { A, B, C, RESTART, once, openGate, quiet, when } from '../../locks/cues.ts';
import type { MuseumPiece } from '../../scenario/piece.ts';

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
