import {
  HEAL,
  LEADER,
  crash,
  cut,
  follower,
  numbered,
  once,
  press,
  quiet,
  ready,
  start,
  when,
} from '../cues.ts';
import type { MuseumPiece } from '../../scenario/piece.ts';
import type { PieceWords } from '../../scenario/words.ts';

const A = 'client:A';
const B = 'client:B';

export const pieces = [
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
] as const satisfies readonly MuseumPiece[];

export const pieceWords = {
  'back-from-the-dead': {
    name: 'Dropped write returns with the old leader',
    story:
      'Only server 3 has a write when it crashes. Servers 1 and 2 begin a new epoch without the write, and B reads a value without it. Before anything new is written, server 2 crashes and server 3 comes back. If only zxids count, its log is the longest. It wins, and the write is there again.',
    look: 'The doomed column of the logs: after the second election it is committed. B reads the write although it had already read without it.',
    fix: 'The last epoch a server followed counts before its zxid. Server 1 wins, and server 3 drops the write.',
  },
} satisfies Readonly<Record<string, PieceWords>>;
