import { A, B, C, once, openGate, pause, quiet, resume, stall, unstall, when } from '../../locks/cues.ts';
import type { MuseumPiece } from '../../scenario/piece.ts';
import type { PieceWords } from '../../scenario/words.ts';

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

export const pieceWords = {
  'claim-lost-in-mid-work': {
    name: 'Claim lost while processing',
    story:
      'B claims the item and starts to process it. Then its process is paused until its session expires. The claim goes with the session, so C claims and processes the item. B resumes and finishes its work too.',
    look: 'First B has the item, then C has it too. It is marked as processed twice.',
    fix: 'Write the result in one multi that also deletes the item and the claim. Without its claim, B’s result does not count.',
  },
  'claim-on-what-is-gone': {
    name: 'Claim on a deleted item',
    story:
      'B has listed the queue and is paused. C finishes the first item. B resumes and claims that item, finds it gone, and waits for news of it with its claim in place. Another item is there, but B ignores it.',
    look: 'One item waits, and B waits too. The claim in B’s colour belongs to no item.',
    fix: 'A consumer that finds the item gone deletes its claim and tries the next item.',
  },
} satisfies Readonly<Record<string, PieceWords>>;
