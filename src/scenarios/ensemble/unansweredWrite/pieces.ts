import { leaderCrashScript } from '../leaderCrash/script.ts';
import { once, press, quiet, ready, when } from '../cues.ts';
import type { MuseumPiece } from '../../scenario/piece.ts';

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
