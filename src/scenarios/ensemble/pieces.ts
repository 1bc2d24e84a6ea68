// The museum's pieces about ensembles.
import type { MuseumPiece } from '../museum/piece.ts';
import { leaderCrashScript } from './leaderCrash/script.ts';
import {
  HEAL,
  LEADER,
  crash,
  cut,
  follower,
  numbered,
  once,
  part,
  press,
  quiet,
  ready,
  slowLink,
  start,
  when,
} from './cues.ts';

const A = 'client:A';
const B = 'client:B';
const WRITTEN = once('reply.delivered', { actor: A, where: { op: 'setData' } });

export const ensemblePieces: readonly MuseumPiece[] = [
  {
    id: 'told-by-telephone',
    corpus: ['F63'],
    invariant: 'I-20',
    seed: 1,
    clients: 2,
    wrong: { scenario: 'fresh-read', values: { reader: 'reads' } },
    right: { scenario: 'fresh-read', values: { reader: 'syncs' } },
    script: [
      ...when(quiet(500), slowLink(LEADER, follower(1), 2000), press(A, 'write')),
      ...when(WRITTEN, press(B, 'read')),
    ],
    endMs: 9000,
    source: 'https://zookeeper.apache.org/doc/r3.8.4/zookeeperProgrammers.html#ch_zkGuarantees',
  },
  {
    id: 'leader-that-was-replaced',
    corpus: ['F65'],
    invariant: 'I-20',
    seed: 1,
    clients: 2,
    wrong: { scenario: 'fresh-read', values: { reader: 'reads' } },
    right: { scenario: 'fresh-read', values: { reader: 'writesFirst' } },
    script: deposed(),
    endMs: 45_000,
    source: 'https://aphyr.com/posts/291-call-me-maybe-zookeeper',
  },
  {
    id: 'sync-asks-the-old-leader',
    corpus: ['F64'],
    invariant: 'I-20',
    seed: 1,
    clients: 2,
    wrong: { scenario: 'fresh-read', values: { reader: 'syncs' } },
    right: { scenario: 'fresh-read', values: { reader: 'writesFirst' } },
    script: deposed(),
    endMs: 45_000,
    source: 'https://issues.apache.org/jira/browse/ZOOKEEPER-1675',
  },
  {
    id: 'gone-with-its-leader',
    corpus: ['F66'],
    invariant: 'I-23',
    seed: 1,
    clients: 1,
    wrong: { scenario: 'unanswered-write', values: { unanswered: 'takesItForDone' } },
    right: { scenario: 'unanswered-write', values: { unanswered: 'looks' } },
    script: leaderCrashScript({ story: 'onlyLeader', voters: 'survivors', servers: 5 }),
    endMs: 40_000,
    source: 'https://zookeeper.apache.org/doc/r3.8.4/zookeeperInternals.html',
  },
  {
    id: 'counter-is-full',
    corpus: ['F70'],
    invariant: 'I-23',
    seed: 1,
    clients: 1,
    wrong: { scenario: 'unanswered-write', values: { unanswered: 'takesItForDone' } },
    right: { scenario: 'unanswered-write', values: { unanswered: 'looks' } },
    script: [
      ...when(quiet(500), press(A, 'write')),
      ...when(ready(A, 'write', 500), press(A, 'write')),
      ...when(once('leader.established', { afterMs: 3000 }), press(A, 'read')),
    ],
    endMs: 20_000,
    source: 'https://issues.apache.org/jira/browse/ZOOKEEPER-1277',
  },
  {
    id: 'back-from-the-dead',
    corpus: ['F68'],
    invariant: 'I-16',
    seed: 1,
    clients: 2,
    wrong: { scenario: 'comes-back', values: { voteOrder: 'zxidOnly' } },
    right: { scenario: 'comes-back', values: { voteOrder: 'epochFirst' } },
    script: [
      ...when(quiet(300), press(A, 'write')),
      // Only the leader logs the second write, and dies with it.
      ...when(ready(A, 'write', 100), cut(LEADER, follower(1)), cut(LEADER, follower(2)), press(A, 'write')),
      ...when(once('txn.logged', { actor: LEADER }), crash(LEADER)),
      // The others go on without it, and B is told so.
      ...when(once('leader.established', { afterMs: 1000 }), HEAL, press(B, 'read')),
      ...when(ready(B, 'read', 100), crash(LEADER), start(numbered(3))),
      ...when(once('leader.established', { afterMs: 2000 }), press(B, 'read')),
    ],
    endMs: 45_000,
    source: 'https://issues.apache.org/jira/browse/ZOOKEEPER-1154',
  },
];

/** The old leader and B on one side; on the other a new leader, and A, who writes. B reads before the old one notices. */
function deposed(): MuseumPiece['script'] {
  return [
    ...when(quiet(500), part([LEADER, B], [follower(1), follower(2), A])),
    ...when(once('leader.established'), press(A, 'write')),
    ...when(WRITTEN, press(B, 'read')),
    ...when(once('role.left', { afterMs: 3000 }), HEAL),
  ];
}
