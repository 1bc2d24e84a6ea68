import type { PairSide } from '../../scenario/pair.ts';
import {
  A,
  B,
  RESTART,
  cut,
  dropReply,
  heal,
  once,
  openGate,
  quiet,
  stall,
  unstall,
  when,
} from '../../locks/cues.ts';
import type { Command } from '../../../engine/index.ts';
import type { MuseumPiece } from '../../scenario/piece.ts';
import type { PieceWords } from '../../scenario/words.ts';

/** The server's process is gone for as long as the story needs. */
const CRASH: Command = { type: 'crashServer', server: 'server:1' };
const START: Command = { type: 'startServer', server: 'server:1' };

export const pieces = [
  {
    id: 'latches-race-each-other',
    corpus: ['F35'],
    invariant: 'I-14',
    seed: 74,
    clients: 2,
    wrong: latch('4.0.1'),
    right: latch('5.4.0'),
    script: when(quiet(), RESTART),
    endMs: 8000,
    source: 'https://issues.apache.org/jira/browse/CURATOR-645',
  },
  {
    id: 'latch-adopts-its-old-node',
    corpus: ['F37'],
    invariant: 'I-12',
    seed: 1,
    clients: 2,
    wrong: latch('5.4.0'),
    right: latch('5.7.0'),
    script: [
      ...when(quiet(), CRASH),
      ...when(once('connection.state', { actor: A, where: { state: 'LOST' }, afterMs: 500 }), START),
    ],
    endMs: 20_000,
    source: 'https://issues.apache.org/jira/browse/CURATOR-696',
  },
  {
    id: 'latch-reset-overtaken',
    corpus: ['F38'],
    invariant: 'I-12',
    seed: 74,
    clients: 2,
    wrong: latch('4.0.1'),
    right: latch('5.4.0'),
    script: [
      ...when(quiet(), RESTART),
      ...when(
        once('program.resumed', {
          actor: B,
          where: { yielded: { op: { kind: 'exitMonitor', name: 'latch 1' } } },
          nth: 2,
        }),
        stall(B),
      ),
      ...when(once('program.stalled', { actor: B, afterMs: 1000 }), unstall(B)),
    ],
    endMs: 12_000,
    source: 'https://issues.apache.org/jira/browse/CURATOR-653',
  },
  {
    id: 'latch-finds-a-dying-node',
    corpus: ['F39'],
    invariant: 'I-12',
    seed: 1,
    clients: 2,
    wrong: latch('4.0.1'),
    right: latch('5.4.0'),
    stillBreaks: ['I-14'],
    script: [
      ...when(once('request.sent', { actor: A, where: { op: 'create' }, nth: 3 }), dropReply(A)),
      ...when(once('connection.lost', { actor: A }), cut(A)),
      ...when(once('session.givenUp', { actor: A }), heal(A)),
    ],
    endMs: 16_000,
    source: 'https://issues.apache.org/jira/browse/CURATOR-498',
  },
  {
    id: 'latch-closed-too-early',
    corpus: ['F40'],
    invariant: 'I-13',
    seed: 1,
    clients: 3,
    wrong: latch('2.0.0', { patienceMs: 5, rounds: 1 }),
    right: latch('4.0.1', { patienceMs: 5, rounds: 1 }),
    script: when(quiet(), openGate(A, 'leave')),
    endMs: 16_000,
    source: 'https://issues.apache.org/jira/browse/CURATOR-18',
  },
  {
    id: 'latch-path-is-gone',
    corpus: ['F41'],
    invariant: 'I-13',
    seed: 1,
    clients: 2,
    wrong: latch('5.7.0'),
    right: latch('5.8.0'),
    script: [
      ...when(quiet(), cut(A), cut(B)),
      ...when(once('txn.applied', { where: { type: 'deleteContainer' } }), heal(A), heal(B)),
    ],
    endMs: 80_000,
    source: 'https://issues.apache.org/jira/browse/CURATOR-724',
  },
  {
    id: 'latch-trusts-its-session',
    corpus: ['F42'],
    invariant: 'I-12',
    seed: 1,
    clients: 2,
    wrong: latch('5.8.0', { policy: 'session' }),
    right: latch('5.8.0', { policy: 'standard' }),
    script: when(quiet(), cut(A)),
    endMs: 12_000,
    source: 'https://curator.apache.org/docs/tech-note-12',
  },
] as const satisfies readonly MuseumPiece[];

function latch(version: string, values: PairSide['values'] = {}): PairSide {
  return { scenario: 'leader-latch', values: { version, ...values } };
}

export const pieceWords = {
  'latches-race-each-other': {
    name: 'Latches reset each other (before 5.4.0)',
    story:
      'The server restarts, and both latches reset: each deletes its znode and creates a new one. Each tries to watch the other’s old znode, finds it gone, and resets again.',
    look: 'The numbers grow while there is no leader. Here one latch finally wins. In the field it took 2.6 million znodes in two hours.',
    fix: 'Since 5.4.0, a latch that finds its predecessor gone lists again and keeps its own znode.',
  },
  'latch-adopts-its-old-node': {
    name: 'Leader by its old session’s znode',
    story:
      'The server is down for longer than a session timeout. A’s library counts the session as lost and opens another. After the reconnect A lists: its old znode is still there, and first. A leads. Then the server expires the old session.',
    look: 'A’s znode has the colour of a session that is over. When it goes, B is elected too.',
    fix: 'Since 5.7.0, a latch that is first reads its znode and compares ephemeralOwner with its session.',
  },
  'latch-reset-overtaken': {
    name: 'Race between reset and the event thread',
    story:
      'B resets: it has just given up leadership when its thread stalls. Meanwhile its event thread learns that A’s znode is gone, so B leads. Then the first thread resumes and deletes the znode by which B leads.',
    look: 'B has two threads: one makes it leader, the other deletes its znode. A is elected, and B still believes it leads.',
    fix: 'Since 5.4.0, a latch that finds it is not first stops leading, and a reconnect deletes nothing.',
  },
  'latch-finds-a-dying-node': {
    name: 'Znode of the previous session adopted',
    story:
      'A’s create is done, but the reply is lost, and so is the session. With its next session, A looks for its GUID. It finds the znode of its previous session, which the server has not removed yet. A takes it for its own.',
    look: 'A deletes its valid znode and keeps the old one. When the old one goes, A still believes it leads, without any znode.',
    fix: 'Since 4.2, a protected create remembers its session, and deletes a znode that an earlier session created. “No churn” breaks in the correct one too: the reset and the repeated create each make a znode, and A drops the first one.',
  },
  'latch-closed-too-early': {
    name: 'Latch closed while its create is in flight',
    story:
      'B loses patience and closes its latch while its create is in flight. close() finds nothing to delete, and then the znode is created. A leaves, and the first latch in line is a closed one.',
    look: 'B’s program has ended, B’s znode is first, and C waits.',
    fix: 'Since 2.0.1, a latch checks after its create whether it has been closed.',
  },
  'latch-path-is-gone': {
    name: 'No leader after the latch path is deleted',
    story:
      'Both latches lose their sessions. Their znodes go, and then the empty container. After the reconnect each latch lists and gets NoNode. Versions up to 5.7 do nothing about that.',
    look: 'Two connected clients, an empty tree, and no request.',
    fix: 'Since 5.8.0, a latch whose path is gone resets.',
  },
  'latch-trusts-its-session': {
    name: 'Two leaders with the session policy',
    story:
      'With the session policy, a suspended leader keeps leading until its library counts the session as lost, one session timeout later. The server started counting earlier. It expires the session first, and B is elected.',
    look: 'A’s strip says SUSPENDED under its crown while B’s crown appears.',
    fix: 'The standard policy stops at SUSPENDED. If that is not acceptable, the resource the leader writes to needs a fencing token.',
  },
} satisfies Readonly<Record<string, PieceWords>>;
