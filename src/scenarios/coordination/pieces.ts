// The museum's pieces about barriers, configuration and counters.
import type { Command } from '../../engine/index.ts';
import {
  A,
  B,
  C,
  RESTART,
  cut,
  heal,
  kill,
  once,
  openGate,
  quiet,
  stall,
  unstall,
  when,
} from '../locks/cues.ts';
import type { MuseumPiece } from '../museum/piece.ts';

const BARRIER = 'double-barrier';
const BY_HAND = { pace: 'byHand' } as const;
const START_B: Command = { type: 'startClient', client: B };
const WITH_WATCH = { scenario: 'published-value', values: { ...BY_HAND, variant: 'reads-with-watch' } };
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
  {
    id: 'written-at-once-read-in-two',
    corpus: ['F61'],
    invariant: 'I-11',
    seed: 1,
    clients: 3,
    wrong: { scenario: 'two-values', values: { ...BY_HAND, variant: 'multi-unchecked' } },
    right: { scenario: 'two-values', values: { ...BY_HAND, variant: 'version-node' } },
    script: [
      ...when(quiet(500), openGate(A, 'publish')),
      ...when(once('reply.delivered', { actor: B, where: { op: 'getData' }, nth: 1 }), stall(B)),
      ...when(quiet(200), openGate(A, 'publish')),
      ...when(quiet(500), unstall(B)),
    ],
    endMs: 7000,
    source:
      'https://www.usenix.org/conference/usenix-atc-10/zookeeper-wait-free-coordination-internet-scale-systems',
  },
  {
    id: 'published-in-the-gap',
    corpus: ['F23'],
    invariant: 'I-30',
    seed: 1,
    clients: 3,
    wrong: { scenario: 'published-value', values: { ...BY_HAND, variant: 'reads-then-watches' } },
    right: WITH_WATCH,
    script: [
      ...when(quiet(1500), openGate(A, 'publish')),
      ...when(
        once('reply.delivered', { actor: B, where: { op: 'getData' }, afterMs: 100 }),
        openGate(A, 'publish'),
      ),
    ],
    endMs: 12_000,
    source: 'https://github.com/apache/helix/pull/44',
  },
  {
    id: 'registered-by-a-dead-session',
    corpus: ['F43'],
    invariant: 'I-31',
    seed: 1,
    clients: 4,
    wrong: { scenario: 'group-membership', values: { variant: 'trusts-node-exists' } },
    right: { scenario: 'group-membership', values: { variant: 'checks-owner' } },
    script: [...when(quiet(1500), kill(B)), ...when(once('client.killed', { afterMs: 1000 }), START_B)],
    endMs: 24_000,
    source: 'https://issues.apache.org/jira/browse/KAFKA-1387',
  },
  {
    id: 'alive-and-never-listed-again',
    corpus: ['F12'],
    invariant: 'I-31',
    seed: 1,
    clients: 4,
    wrong: { scenario: 'group-membership', values: { variant: 'registers-once' } },
    right: { scenario: 'group-membership', values: { variant: 'checks-owner' } },
    script: [...when(quiet(1500), cut(B)), ...when(once('session.expired', { afterMs: 1000 }), heal(B))],
    endMs: 30_000,
    source: 'https://github.com/samuel/go-zookeeper/issues/20',
  },
  {
    id: 'name-of-a-dead-host',
    corpus: ['F48'],
    invariant: 'I-32',
    seed: 1,
    clients: 4,
    wrong: { scenario: 'group-membership', values: { variant: 'persistent' } },
    right: { scenario: 'group-membership', values: { variant: 'checks-owner' } },
    script: when(quiet(1500), kill(B)),
    endMs: 24_000,
    source: 'https://issues.apache.org/jira/browse/HBASE-16144',
  },
  {
    id: 'watch-that-missed-a-change',
    corpus: ['F51'],
    invariant: 'I-30',
    seed: 1,
    clients: 3,
    wrong: { scenario: 'znode-cache', values: { ...BY_HAND, variant: 'trusts-the-watch' } },
    right: { scenario: 'znode-cache', values: { ...BY_HAND, variant: 'recursive' } },
    script: changedWhileAway(),
    endMs: 16_000,
    source: 'https://issues.apache.org/jira/browse/CURATOR-623',
  },
  {
    id: 'same-version-other-znode',
    corpus: ['F52'],
    invariant: 'I-30',
    seed: 1,
    clients: 3,
    wrong: {
      scenario: 'znode-cache',
      values: { ...BY_HAND, variant: 'compares-version', changes: 'replaces' },
    },
    right: { scenario: 'znode-cache', values: { ...BY_HAND, variant: 'one-shot', changes: 'replaces' } },
    script: changedWhileAway(),
    endMs: 16_000,
    source: 'https://issues.apache.org/jira/browse/CURATOR-391',
  },
  {
    id: 'only-the-last-message',
    corpus: ['F49'],
    invariant: 'I-9',
    seed: 1,
    clients: 2,
    wrong: { scenario: 'mailbox', values: { ...BY_HAND, variant: 'one-value' } },
    right: numbered(),
    script: [
      ...when(quiet(500), stall(B)),
      ...when(once('program.stalled'), openGate(A, 'produce')),
      ...when(once('fact.stated', { actor: A, afterMs: 100 }), openGate(A, 'produce')),
      ...when(once('fact.stated', { actor: A, afterMs: 1000 }), unstall(B)),
    ],
    endMs: 7000,
    source: 'https://github.com/Netflix/curator/issues/246',
  },
  {
    id: 'flag-that-nobody-saw',
    corpus: ['F50'],
    invariant: 'I-9',
    seed: 1,
    clients: 2,
    wrong: { scenario: 'mailbox', values: { ...BY_HAND, variant: 'flag' } },
    right: numbered(),
    script: [
      ...when(quiet(500), cut(B)),
      ...when(once('link.cut', { afterMs: 200 }), openGate(A, 'produce')),
      ...when(once('connection.lost', { actor: B, afterMs: 100 }), heal(B)),
    ],
    endMs: 9000,
    source: 'https://zookeeper.apache.org/doc/r3.8.4/zookeeperProgrammers.html#ch_zkWatches',
  },
  {
    id: 'everything-once-more',
    corpus: ['F34'],
    invariant: 'I-24',
    seed: 1,
    clients: 3,
    wrong: { scenario: 'tree-cache', values: { variant: 'at-once' } },
    right: { scenario: 'tree-cache', values: { variant: 'bit-by-bit' } },
    script: when(quiet(500), RESTART),
    endMs: 8000,
    source: 'https://issues.apache.org/jira/browse/CURATOR-505',
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
];

/** Messages as znodes of their own. */
function numbered(): MuseumPiece['right'] {
  return { scenario: 'mailbox', values: { ...BY_HAND, variant: 'numbered' } };
}

function changedWhileAway(): MuseumPiece['script'] {
  return [
    ...when(quiet(1000), cut(B)),
    ...when(once('link.cut', { afterMs: 500 }), openGate(A, 'write')),
    ...when(once('connection.lost', { actor: B, afterMs: 100 }), heal(B)),
  ];
}
