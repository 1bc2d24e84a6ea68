import {
  A,
  B,
  RESTART,
  dropReply,
  interrupt,
  kill,
  once,
  pause,
  quiet,
  release,
  resume,
  when,
} from '../cues.ts';
import type { MuseumPiece } from '../../scenario/piece.ts';
import type { PieceWords } from '../../scenario/words.ts';

export const pieces = [
  {
    id: 'create-repeated-blindly',
    corpus: ['F01'],
    invariant: 'I-5',
    seed: 1,
    clients: 3,
    wrong: { scenario: 'line-lock', values: { variant: 'no-guid' } },
    right: { scenario: 'line-lock', values: { variant: 'guid' } },
    script: when(once('request.sent', { actor: A, where: { op: 'create' } }), dropReply(A)),
    endMs: 20_000,
    source: 'https://issues.apache.org/jira/browse/ZOOKEEPER-1262',
  },
  {
    id: 'retries-run-out',
    corpus: ['F02'],
    invariant: 'I-4',
    seed: 1,
    clients: 3,
    wrong: { scenario: 'line-lock', values: { variant: 'guid-gives-up' } },
    right: { scenario: 'line-lock', values: { variant: 'guid-cleans-up' } },
    script: when(once('request.sent', { actor: A, where: { op: 'create' } }), dropReply(A)),
    endMs: 20_000,
    source: 'https://issues.apache.org/jira/browse/CURATOR-45',
  },
  {
    id: 'interrupted-create',
    corpus: ['F03'],
    invariant: 'I-4',
    seed: 1,
    clients: 3,
    wrong: { scenario: 'line-lock', values: { variant: 'guid-gives-up' } },
    right: { scenario: 'line-lock', values: { variant: 'guid-cleans-up' } },
    script: when(once('request.sent', { actor: A, where: { op: 'create' } }), interrupt(A)),
    endMs: 20_000,
    source: 'https://issues.apache.org/jira/browse/CURATOR-79',
  },
  {
    id: 'release-that-never-arrived',
    corpus: ['F06'],
    invariant: 'I-4',
    seed: 1,
    clients: 3,
    wrong: { scenario: 'line-lock', values: { variant: 'article-looks-again' } },
    right: { scenario: 'line-lock', values: { variant: 'corrected' } },
    script: [
      ...when(quiet(), release(A)),
      ...when(once('request.sent', { actor: A, where: { op: 'delete' } }), RESTART),
    ],
    endMs: 20_000,
    source: 'https://issues.apache.org/jira/browse/CURATOR-678',
  },
  {
    id: 'two-names-for-one-node',
    corpus: ['F08'],
    invariant: 'I-5',
    seed: 1,
    clients: 3,
    wrong: { scenario: 'line-lock', values: { variant: 'write-lock' } },
    right: { scenario: 'line-lock', values: { variant: 'guid' } },
    script: when(once('request.sent', { actor: A, where: { op: 'create' } }), dropReply(A)),
    endMs: 20_000,
    source:
      'https://github.com/apache/zookeeper/blob/master/zookeeper-recipes/zookeeper-recipes-lock/src/main/java/org/apache/zookeeper/recipes/lock/WriteLock.java',
  },
  {
    id: 'beside-its-parent',
    corpus: ['F18'],
    invariant: 'I-1',
    seed: 1,
    clients: 3,
    wrong: { scenario: 'line-lock', values: { variant: 'beside-its-parent' } },
    right: { scenario: 'line-lock', values: { variant: 'corrected' } },
    script: [],
    endMs: 5000,
    source: 'https://gitee.com/wuzhengfei/great-truth',
  },
  {
    id: 'gone-before-the-watch',
    corpus: ['F23'],
    invariant: 'I-5',
    seed: 1,
    clients: 3,
    wrong: { scenario: 'line-lock', values: { variant: 'article' } },
    right: { scenario: 'line-lock', values: { variant: 'article-looks-again' } },
    script: [
      ...when(once('reply.delivered', { actor: B, where: { op: 'getChildren' } }), pause(B), release(A)),
      ...when(once('txn.applied', { where: { type: 'delete' } }), resume(B)),
    ],
    endMs: 20_000,
    source: 'https://github.com/shayhatsor/zookeeper/issues/26',
  },
  {
    id: 'numbers-run-out',
    corpus: ['F22'],
    invariant: 'I-22',
    seed: 1,
    clients: 3,
    wrong: { scenario: 'line-lock', values: { variant: 'no-guid', firstNumber: 2_147_483_646 } },
    right: { scenario: 'line-lock', values: { variant: 'no-guid', firstNumber: 0 } },
    script: [
      ...when(quiet(), release(A)),
      ...when(once('belief.stated', { actor: B, afterMs: 1500 }), release(B)),
    ],
    endMs: 9000,
    source: 'https://issues.apache.org/jira/browse/ZOOKEEPER-4372',
  },
  {
    id: 'locked-for-ever',
    corpus: ['F48'],
    invariant: 'I-5',
    seed: 1,
    clients: 3,
    wrong: { scenario: 'line-lock', values: { variant: 'persistent' } },
    right: { scenario: 'line-lock', values: { variant: 'corrected' } },
    script: when(quiet(), kill(A)),
    endMs: 20_000,
    source: 'https://issues.apache.org/jira/browse/HBASE-16144',
  },
] as const satisfies readonly MuseumPiece[];

export const pieceWords = {
  'create-repeated-blindly': {
    name: 'Orphan node after a lost reply',
    story:
      'A creates its znode. The server does it, but the reply is lost. A does not know and creates a second znode. Now A waits at the end of the line, and the znode at its head is A’s own: nobody will delete it.',
    look: 'Two znodes in A’s colour. The lock is free, and all clients wait.',
    fix: 'Put a GUID in the name. After a lost reply, A lists the children and looks for its GUID before it creates again.',
  },
  'retries-run-out': {
    name: 'Orphan node after the retries run out',
    story:
      'The znode exists, the reply is lost, and A’s retry policy allows no second try. A tells its caller that the create failed. Its znode stays first in line, and later A queues up behind it.',
    look: 'The owner of the first znode is alive, but its program does not know about the znode.',
    fix: 'A client that gives up remembers the GUID. As soon as it is connected again, it deletes any znode with that GUID.',
  },
  'interrupted-create': {
    name: 'Orphan node after an interrupted create',
    story:
      'A’s thread is interrupted while its create is in flight. The library takes that for “not created”, but the server carries the request out.',
    look: 'The oldest znode: no client believes in it, and all wait behind it.',
    fix: 'An interrupt says nothing about the request. Treat it like a lost reply: look for the GUID, then clean up.',
  },
  'release-that-never-arrived': {
    name: 'Lost delete: the release never arrives',
    story:
      'A releases, and the server restarts before the delete arrives. A forgets its znode anyway. Soon it tries again with a new znode, behind its own old one.',
    look: 'A thinks the lock is free. Its old znode is still first, and its session is alive.',
    fix: 'Forget the znode only after a definite reply. Until then, repeat the delete.',
  },
  'two-names-for-one-node': {
    name: 'WriteLock waits for its own znode',
    story:
      'Before WriteLock creates a znode, it looks for one of its session. After a lost reply it finds one, and remembers it by its bare name. It then compares that name with full paths, so it becomes its own predecessor.',
    look: 'A’s znode is first, and A watches that very znode.',
    fix: 'Use one form of the name everywhere: the full path.',
  },
  'beside-its-parent': {
    name: 'Wrong prefix: znodes beside the parent',
    story:
      'The prefix is the path of the lock itself, so the server creates /exclusive_lock0000000000 beside the lock instead of below it. Every client lists the children and finds none. With no smaller number in the list, each believes it is first and enters.',
    look: 'The lock’s znode has no children. The numbered znodes are its siblings.',
    fix: 'Add a slash to the path. A client that does not find its own znode in the list has no place in line.',
  },
  'gone-before-the-watch': {
    name: 'Lost wake-up: predecessor already gone',
    story:
      'B lists the line and sees A before it. A releases. Then B calls exists on A’s znode with a watch. The znode is already gone, but B waits for an event anyway.',
    look: 'B’s znode is first and the lock is free. No event is coming that could wake B.',
    fix: 'If exists says no, list again at once.',
  },
  'numbers-run-out': {
    name: 'Sequence number overflow',
    story:
      'Each znode in line takes the parent’s next number and never returns it. After 2,147,483,647 there are no more, and the counter stays where it is. The next client finds its name taken, and its program ends. When B’s znode is gone, the same name is given out a second time.',
    look: 'A and C have stopped with NodeExists. B’s znode has the same name as B’s previous one.',
    fix: 'Start a new parent in time: its counter starts at 0. At a thousand locks a second, the numbers last for 24.9 days.',
  },
  'locked-for-ever': {
    name: 'Persistent lock znode: locked forever',
    story:
      'A creates a persistent znode, so that a short outage does not cost it the lock. Then A dies. Its session expires, its znode stays, and all clients wait for a dead holder.',
    look: 'The first znode has no owner. The session that created it is long gone.',
    fix: 'Use an ephemeral znode. It goes with its session, and the next client in line is notified.',
  },
} satisfies Readonly<Record<string, PieceWords>>;
