// The museum's pieces about barriers, configuration and counters.
import { A, B, C, RESTART, once, openGate, quiet, stall, unstall, when } from '../locks/cues.ts';
import type { MuseumPiece } from '../museum/piece.ts';

const BARRIER = 'double-barrier';
const BY_HAND = { pace: 'byHand' } as const;
const TURNED_AWAY = { where: { fact: { type: 'turnedAway' } } };

export const coordinationPieces: readonly MuseumPiece[] = [
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
    id: 'half-updated',
    corpus: ['F61'],
    invariant: 'I-11',
    seed: 1,
    clients: 3,
    wrong: { scenario: 'two-values', values: { ...BY_HAND, variant: 'plain' } },
    right: { scenario: 'two-values', values: { ...BY_HAND, variant: 'ready-node' } },
    script: [
      ...when(quiet(500), openGate(A, 'publish')),
      ...when(once('request.sent', { actor: A, where: { op: 'setData' } }), stall(A)),
      ...when(quiet(1500), unstall(A)),
    ],
    endMs: 6000,
    source:
      'https://www.usenix.org/conference/usenix-atc-10/zookeeper-wait-free-coordination-internet-scale-systems',
  },
  {
    id: 'lost-update',
    corpus: ['F62'],
    invariant: 'I-23',
    seed: 1,
    clients: 2,
    wrong: { scenario: 'shared-counter', values: { ...BY_HAND, variant: 'overwrites' } },
    right: { scenario: 'shared-counter', values: { ...BY_HAND, variant: 'checks-version' } },
    script: [
      ...when(quiet(500), openGate(A, 'write')),
      ...when(once('request.sent', { actor: A, where: { op: 'getData' } }), stall(A)),
      ...when(quiet(200), openGate(B, 'write')),
      ...when(once('fact.stated', { actor: B, afterMs: 500 }), unstall(A)),
    ],
    endMs: 5000,
    source: 'https://zookeeper.apache.org/doc/r3.8.4/zookeeperProgrammers.html#ch_zkDataModel',
  },
];
