import { A, B, cut, dropReply, heal, once, openGate, quiet, when } from '../../locks/cues.ts';
import type { MuseumPiece } from '../../scenario/piece.ts';
import type { PieceWords } from '../../scenario/words.ts';

const ONE = { scenario: 'scheme-one', values: { variant: 'published' } };
const ONE_CORRECTED = { scenario: 'scheme-one', values: { variant: 'corrected' } };
const SOURCE = 'https://gitee.com/wuzhengfei/great-truth';

export const pieces = [
  {
    id: 'hop-create-is-not-answered',
    corpus: ['F01', 'F09'],
    invariant: 'I-4',
    seed: 1,
    clients: 3,
    wrong: ONE,
    right: ONE_CORRECTED,
    script: [
      ...when(once('request.sent', { actor: B, where: { op: 'create' } }), dropReply(B)),
      ...when(quiet(500), openGate(A, 'leave')),
    ],
    endMs: 16_000,
    source: SOURCE,
  },
  {
    id: 'hop-list-is-not-answered',
    corpus: ['F17'],
    invariant: 'I-13',
    seed: 1,
    clients: 3,
    wrong: ONE,
    right: ONE_CORRECTED,
    script: [
      ...when(once('request.sent', { actor: B, where: { op: 'getChildren' } }), dropReply(B)),
      ...when(quiet(500), openGate(A, 'leave')),
    ],
    endMs: 16_000,
    source: SOURCE,
  },
  {
    id: 'hop-watch-is-not-set',
    corpus: ['F23'],
    invariant: 'I-13',
    seed: 1,
    clients: 3,
    wrong: ONE,
    right: ONE_CORRECTED,
    script: [
      ...when(once('reply.delivered', { actor: B, where: { op: 'getChildren' } }), dropReply(B)),
      ...when(quiet(500), openGate(A, 'leave')),
    ],
    endMs: 16_000,
    source: SOURCE,
  },
  {
    id: 'hop-event-does-not-arrive',
    corpus: ['F26', 'F51'],
    invariant: 'I-13',
    seed: 1,
    clients: 3,
    wrong: { scenario: 'scheme-one', values: { variant: 'published', library: 'kazoo' } },
    right: { scenario: 'scheme-one', values: { variant: 'published', library: 'java' } },
    script: [
      ...when(quiet(), cut(B), openGate(A, 'leave')),
      ...when(once('connection.lost', { actor: B }), heal(B)),
    ],
    endMs: 18_000,
    source: 'https://github.com/python-zk/kazoo/issues/151',
  },
  {
    id: 'hop-look-after-the-event-fails',
    corpus: ['F17'],
    invariant: 'I-13',
    seed: 1,
    clients: 3,
    wrong: ONE,
    right: ONE_CORRECTED,
    script: [
      ...when(quiet(), openGate(A, 'leave')),
      ...when(once('callback.run', { actor: B, where: { event: { type: 'NodeDeleted' } } }), dropReply(B)),
    ],
    endMs: 16_000,
    source: SOURCE,
  },
  {
    id: 'stopped-and-still-first',
    corpus: ['F05', 'F06'],
    invariant: 'I-13',
    seed: 1,
    clients: 3,
    wrong: ONE,
    right: ONE_CORRECTED,
    script: when(quiet(), dropReply(A), openGate(A, 'leave')),
    endMs: 16_000,
    source: SOURCE,
  },
  {
    id: 'cut-off-and-still-leading',
    corpus: ['F10', 'F12'],
    invariant: 'I-12',
    seed: 1,
    clients: 3,
    wrong: ONE,
    right: ONE_CORRECTED,
    script: [...when(quiet(), cut(A)), ...when(once('session.expired', { afterMs: 2000 }), heal(A))],
    endMs: 16_000,
    source: SOURCE,
  },
] as const satisfies readonly MuseumPiece[];

export const pieceWords = {
  'hop-create-is-not-answered': {
    name: 'Lost reply to create',
    story:
      'The server creates B’s znode, but the reply is lost. The published code takes that for a failure, and B runs again with a second znode. Its first znode stays in line.',
    look: 'Two znodes in B’s color. B knows only the second. When A leaves, the first one blocks the line.',
    fix: 'After a lost reply, ask for the ephemeral znodes of this session.',
  },
  'hop-list-is-not-answered': {
    name: 'Lost reply to getChildren',
    story:
      'B has its znode, and its getChildren fails. The error is logged. B watches no znode and is never notified again.',
    look: 'B’s znode is in line, with no watch on its predecessor.',
    fix: 'Repeating a read does no harm. Repeat it until there is a reply.',
  },
  'hop-watch-is-not-set': {
    name: 'Watch never set: exists failed',
    story:
      'B’s exists call, which should set its watch, is lost with the connection. It is not repeated. When A leaves, B is not notified.',
    look: 'B follows, and the server has no watch for it.',
    fix: 'Repeat the call until there is a reply. If there is no znode to watch, list again.',
  },
  'hop-event-does-not-arrive': {
    name: 'Watch lost with the connection (kazoo)',
    story:
      'B is cut off while A leaves. After the reconnect, the Java client sets its watches again and learns what it missed. kazoo has dropped them.',
    look: 'B after the reconnect: on the left no watch and no event, on the right NodeDeleted.',
    fix: 'With a library that drops watches, check again after every change of the connection state.',
  },
  'hop-look-after-the-event-fails': {
    name: 'getChildren fails after the event',
    story:
      'A leaves, B is notified, and B’s getChildren fails. The watch is used up, the error is in the log, and B is never notified again.',
    look: 'B’s callback has run once. B is first and follows no other candidate.',
    fix: 'An event means “look again”. Repeat until you have a reply.',
  },
  'stopped-and-still-first': {
    name: 'Candidate stopped, its znode remains',
    story:
      'A stops. It checks whether its znode exists, and the reply is lost. The published code reads that as “does not exist” and deletes nothing. When A runs again, it follows with a second znode, and its first one still leads.',
    look: 'Two znodes of A. A does not believe it leads, and its first znode is first in line.',
    fix: 'A missing reply does not mean “no”. Repeat the delete until there is a reply, or close the session.',
  },
  'cut-off-and-still-leading': {
    name: 'Two leaders: connection events ignored',
    story:
      'A leads, and its link is cut. The server expires A’s session, and B is notified and leads. The published process() handles only NodeDeleted. A does not stop when it is disconnected, nor when its session has expired.',
    look: 'Two crowns, and A’s znode is gone. A still believes it leads after its link has healed.',
    fix: 'Stop leading when the connection is lost. After an expiry, run again with a new session.',
  },
} satisfies Readonly<Record<string, PieceWords>>;
