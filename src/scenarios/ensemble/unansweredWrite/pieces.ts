import { leaderCrashScript } from '../leaderCrash/script.ts';
import { once, press, quiet, ready, when } from '../cues.ts';
import type { MuseumPiece } from '../../scenario/piece.ts';
import type { PieceWords } from '../../scenario/words.ts';

const A = 'client:A';

export const pieces = [
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
] as const satisfies readonly MuseumPiece[];

export const pieceWords = {
  'gone-with-its-leader': {
    name: 'Write lost with its leader',
    story:
      'The leader logs A’s write and crashes before any other server has it. A gets “connection lost” and counts the write as done. The others elect a leader that never had it.',
    look: 'The second write is only in server 5’s log. It is truncated there when server 5 is back.',
    fix: '“Connection lost” means neither yes nor no. A reads the current value, and adds again if its own write is missing.',
  },
  'counter-is-full': {
    name: 'zxid counter overflow',
    story:
      'The leader has used the second-to-last number of its epoch: 4,294,967,294. A’s next write would get the last one. Instead the leader resigns, all connections break, and a new epoch starts at 0. The write was never proposed, but A counts it as done.',
    look: 'The counter’s drum before and after, and an election although nothing had failed.',
    fix: 'Treat it like any short outage. At a thousand writes a second it comes every 49.7 days. After a lost reply A reads, and adds again if necessary.',
  },
} satisfies Readonly<Record<string, PieceWords>>;
