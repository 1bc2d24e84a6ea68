import { A, B, C, once, openGate, pause, quiet, resume, stall, unstall, when } from '../../locks/cues.ts';
import type { MuseumPiece } from '../../scenario/piece.ts';

const BY_HAND = { pace: 'byHand' } as const;
const TOOK = { where: { fact: { type: 'took' } } };

export const pieces = [
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
] as const satisfies readonly MuseumPiece[];
