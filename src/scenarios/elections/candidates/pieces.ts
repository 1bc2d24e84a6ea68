import {
  A,
  B,
  cut,
  dropReply,
  kill,
  once,
  openGate,
  pause,
  quiet,
  resume,
  stall,
  unstall,
  when,
} from '../../locks/cues.ts';
import type { MuseumPiece } from '../../scenario/piece.ts';
import type { PieceWords } from '../../scenario/words.ts';

const ARTICLE = { scenario: 'candidates', values: { variant: 'article' } };
const CORRECTED = { scenario: 'candidates', values: { variant: 'corrected' } };
const SOURCE = 'https://github.com/liubo-tech/zookeeper-application';

export const pieces = [
  {
    id: 'candidate-looks-too-late',
    corpus: ['F23'],
    invariant: 'I-13',
    seed: 1,
    clients: 3,
    wrong: ARTICLE,
    right: CORRECTED,
    script: [
      ...when(
        once('reply.delivered', { actor: B, where: { op: 'getChildren' } }),
        pause(B),
        openGate(A, 'leave'),
      ),
      ...when(once('belief.withdrawn', { actor: A, afterMs: 100 }), resume(B)),
    ],
    endMs: 15_000,
    source: SOURCE,
  },
  {
    id: 'candidate-told-before-it-waits',
    corpus: ['F24'],
    invariant: 'I-13',
    seed: 1,
    clients: 3,
    wrong: ARTICLE,
    right: CORRECTED,
    script: [
      ...when(once('reply.delivered', { actor: B, where: { op: 'exists' } }), stall(B), openGate(A, 'leave')),
      ...when(
        once('callback.run', { actor: B, where: { event: { type: 'NodeDeleted' } }, afterMs: 1 }),
        unstall(B),
      ),
    ],
    endMs: 15_000,
    source: SOURCE,
  },
  {
    id: 'candidate-not-in-the-list',
    corpus: ['F31'],
    invariant: 'I-24',
    seed: 1,
    clients: 4,
    wrong: { scenario: 'candidates', values: { variant: 'article', company: 'stranger' } },
    right: { scenario: 'candidates', values: { variant: 'corrected', company: 'stranger' } },
    script: [
      ...when(quiet(), openGate('client:D', 'act')),
      ...when(once('txn.applied', { where: { type: 'delete' }, afterMs: 500 }), kill(B)),
    ],
    endMs: 9000,
    source: SOURCE,
  },
  {
    id: 'everyone-watches-the-leader',
    corpus: ['F33'],
    invariant: 'I-7',
    seed: 1,
    clients: 6,
    wrong: { scenario: 'candidates', values: { variant: 'everyone' } },
    right: CORRECTED,
    script: when(quiet(), kill(A)),
    endMs: 9000,
    source: 'https://issues.apache.org/jira/browse/ZOOKEEPER-1483',
  },
  {
    id: 'leader-for-ever',
    corpus: ['F48'],
    invariant: 'I-13',
    seed: 1,
    clients: 3,
    wrong: { scenario: 'candidates', values: { variant: 'persistent' } },
    right: CORRECTED,
    script: when(quiet(), kill(A)),
    endMs: 22_000,
    source: 'https://issues.apache.org/jira/browse/HBASE-16144',
  },
  {
    id: 'leader-that-was-not-told',
    corpus: ['F10', 'F12'],
    invariant: 'I-12',
    seed: 1,
    clients: 3,
    wrong: ARTICLE,
    right: CORRECTED,
    script: when(quiet(), cut(A)),
    endMs: 10_000,
    source: SOURCE,
  },
  {
    id: 'candidate-ends-its-znode-stays',
    corpus: ['F01', 'F17'],
    invariant: 'I-13',
    seed: 1,
    clients: 3,
    wrong: ARTICLE,
    right: CORRECTED,
    script: [
      ...when(once('request.sent', { actor: B, where: { op: 'create' } }), dropReply(B)),
      ...when(quiet(500), openGate(A, 'leave')),
    ],
    endsWithError: true,
    endMs: 16_000,
    source: SOURCE,
  },
] as const satisfies readonly MuseumPiece[];

export const pieceWords = {
  'candidate-looks-too-late': {
    name: 'Lost wake-up: leader gone before the watch',
    story:
      'B lists the candidates, and A is before it. A leaves before B sets its watch. exists finds no znode, but the published code ignores the result. B waits for an event that will never come.',
    look: 'B’s znode is first, B is waiting, and no watch is left that could wake it.',
    fix: 'If exists finds nothing, list again.',
  },
  'candidate-told-before-it-waits': {
    name: 'Lost wake-up: notify() before wait()',
    story:
      'B has set its watch, but its thread has not reached wait() yet. A leaves, the event arrives, and the callback calls notify() while no thread waits. Then B starts to wait.',
    look: 'B’s callback has run, but B’s thread still waits on the same monitor.',
    fix: 'Remember the notification. Use a latch created before the watch is set, or check a condition inside the monitor.',
  },
  'candidate-not-in-the-list': {
    name: 'Busy loop: candidate not in the list',
    story:
      'Another client deletes C’s znode, and C does not notice. When B dies, C lists and does not find itself. It has nothing to wait for, so it lists again and again.',
    look: 'C’s requests: dozens every second, without end.',
    fix: 'A client whose znode is gone is no longer a candidate. It creates a new znode at the end of the line.',
  },
  'everyone-watches-the-leader': {
    name: 'Herd effect in a leader election',
    story:
      'Six candidates take part, and all watch the leader’s znode. The leader dies. Five events go out, five clients list the children, and one of them leads.',
    look: 'Five arrows break at once on the left, one on the right.',
    fix: 'Each candidate watches its predecessor: the largest number below its own, not the smallest of all.',
  },
  'leader-for-ever': {
    name: 'Persistent candidate znode: dead leader',
    story:
      'The candidates’ znodes are persistent. A dies, its session expires, and its znode stays first: nobody leads, and nobody else can.',
    look: 'The first znode has no owner, and all others wait for it to go.',
    fix: 'Use ephemeral znodes, which go with their session.',
  },
  'leader-that-was-not-told': {
    name: 'Two leaders after a session expires',
    story:
      'A leads and is cut off. The server expires A’s session, and B is elected. A’s program only checks for deleted znodes, so A keeps leading.',
    look: 'Two crowns, from the moment the session expires.',
    fix: 'A leader that loses its connection must stop at once. By then two thirds of the session timeout have passed, and no other leader has been elected yet.',
  },
  'candidate-ends-its-znode-stays': {
    name: 'Orphan node: the candidate’s thread died',
    story:
      'B’s create is done, but the reply is lost. The exception ends B’s thread. B’s process keeps sending heartbeats, so its znode stays. A leaves, and it is B’s turn forever.',
    look: 'B’s program has ended, B’s znode is first, and C waits for it.',
    fix: 'A lost reply says nothing about the create. Look for the session’s own znode before you retry, and close the handle if you give up.',
  },
} satisfies Readonly<Record<string, PieceWords>>;
