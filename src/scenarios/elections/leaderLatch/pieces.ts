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
