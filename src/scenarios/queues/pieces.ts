// The museum's pieces about queues.
import {
  A,
  B,
  C,
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
} from '../locks/cues.ts';
import type { MuseumPiece } from '../museum/piece.ts';

const BY_HAND = { pace: 'byHand' } as const;
const SOUND = { scenario: 'fifo-queue', values: { ...BY_HAND, variant: 'claimed' } };

/** Curator's own list of what its queues are not. */
const CURATOR_NOTES = 'https://curator.apache.org/docs/recipes-distributed-queue';

const TOOK = { where: { fact: { type: 'took' } } };

export const queuePieces: readonly MuseumPiece[] = [
  {
    id: 'processed-twice',
    corpus: ['F54'],
    invariant: 'I-8',
    seed: 1,
    clients: 3,
    wrong: { scenario: 'fifo-queue', values: { ...BY_HAND, variant: 'process-then-delete' } },
    right: SOUND,
    script: [
      ...when(quiet(), openGate(A, 'produce')),
      ...when(once('fact.stated', { actor: A }), openGate(B, 'consume')),
      ...when(once('fact.stated', { actor: B, where: { fact: { type: 'took' } } }), openGate(C, 'consume')),
    ],
    endMs: 6000,
    source: CURATOR_NOTES,
  },
  {
    id: 'lost-item',
    corpus: ['F55'],
    invariant: 'I-9',
    seed: 1,
    clients: 3,
    wrong: { scenario: 'fifo-queue', values: { ...BY_HAND, variant: 'delete-then-process' } },
    right: SOUND,
    script: [
      ...when(quiet(), openGate(A, 'produce')),
      ...when(once('fact.stated', { actor: A }), openGate(B, 'consume')),
      ...when(once('fact.stated', { actor: B, where: { fact: { type: 'took' } }, afterMs: 200 }), kill(B)),
      ...when(quiet(), openGate(C, 'consume')),
    ],
    endMs: 12_000,
    source: CURATOR_NOTES,
  },
  {
    id: 'claim-lost-in-mid-work',
    corpus: ['F56'],
    invariant: 'I-8',
    seed: 1,
    clients: 3,
    wrong: { scenario: 'locking-queue', values: { ...BY_HAND, variant: 'work-counts' } },
    right: { scenario: 'locking-queue', values: { ...BY_HAND, variant: 'result-in-multi' } },
    script: [
      ...when(quiet(), openGate(A, 'produce')),
      ...when(once('fact.stated', { actor: A, afterMs: 100 }), openGate(B, 'consume')),
      ...when(once('fact.stated', { actor: B, ...TOOK, afterMs: 200 }), pause(B)),
      ...when(quiet(), openGate(C, 'consume')),
      ...when(once('fact.stated', { actor: C, ...TOOK, afterMs: 2000 }), resume(B)),
    ],
    endMs: 14_000,
    source: 'https://issues.apache.org/jira/browse/CURATOR-605',
  },
  {
    id: 'claim-on-what-is-gone',
    corpus: ['F56'],
    invariant: 'I-27',
    seed: 1,
    clients: 3,
    wrong: { scenario: 'locking-queue', values: { ...BY_HAND, variant: 'keeps-stale-claim' } },
    right: { scenario: 'locking-queue', values: { ...BY_HAND, variant: 'result-in-multi' } },
    script: [
      ...when(quiet(), openGate(A, 'produce')),
      ...when(once('fact.stated', { actor: A, afterMs: 100 }), openGate(A, 'produce')),
      ...when(once('fact.stated', { actor: A, afterMs: 100 }), openGate(B, 'consume')),
      ...when(once('reply.delivered', { actor: B, where: { op: 'getChildren' }, nth: 2 }), stall(B)),
      ...when(quiet(), openGate(C, 'consume')),
      ...when(
        once('fact.stated', { actor: C, where: { fact: { type: 'processed' } }, afterMs: 500 }),
        unstall(B),
      ),
    ],
    endMs: 16_000,
    source: 'https://github.com/python-zk/kazoo/pull/501',
  },
  {
    id: 'item-put-in-twice',
    corpus: ['F07'],
    invariant: 'I-8',
    seed: 1,
    clients: 2,
    wrong: { scenario: 'fifo-queue', values: { ...BY_HAND, variant: 'produces-again' } },
    right: { scenario: 'fifo-queue', values: { ...BY_HAND, variant: 'claimed' } },
    script: [
      ...when(quiet(), openGate(A, 'produce')),
      ...when(once('request.sent', { actor: A, where: { op: 'create' } }), dropReply(A)),
      ...when(quiet(500), openGate(B, 'consume')),
      ...when(once('fact.stated', { actor: B, nth: 2, afterMs: 500 }), openGate(B, 'consume')),
    ],
    endMs: 9000,
    source: 'https://cwiki.apache.org/confluence/display/ZOOKEEPER/FAQ',
  },
  {
    id: 'list-too-long-to-read',
    corpus: ['F57'],
    invariant: 'I-27',
    seed: 1,
    clients: 2,
    wrong: { scenario: 'large-queue', values: { variant: 'one-list' } },
    right: { scenario: 'large-queue', values: { variant: 'bounded' } },
    script: [],
    endMs: 24_000,
    source: 'https://curator.apache.org/docs/tech-note-04',
  },
  {
    id: 'ten-before-nine',
    corpus: ['F29'],
    invariant: 'I-33',
    seed: 1,
    clients: 2,
    wrong: { scenario: 'priority-queue', values: { ...BY_HAND, variant: 'text-order' } },
    right: { scenario: 'priority-queue', values: { ...BY_HAND, variant: 'fresh-list' } },
    script: [
      ...when(quiet(), openGate(A, 'produce')),
      ...when(once('fact.stated', { actor: A, afterMs: 100 }), openGate(A, 'produce')),
      ...when(quiet(), openGate(B, 'consume')),
    ],
    endMs: 6000,
    source: 'https://issues.apache.org/jira/browse/ZOOKEEPER-2931',
  },
];
