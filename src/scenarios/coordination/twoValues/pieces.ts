import { A, B, once, openGate, quiet, stall, unstall, when } from '../../locks/cues.ts';
import type { MuseumPiece } from '../../scenario/piece.ts';
import type { PieceWords } from '../../scenario/words.ts';

const BY_HAND = { pace: 'byHand' } as const;

export const pieces = [
  {
    id: 'half-updated',
    corpus: ['F61'],
    invariant: 'I-11',
    seed: 1,
    clients: 3,
    wrong: { scenario: 'two-values', values: { ...BY_HAND, variant: 'plain' } },
    right: { scenario: 'two-values', values: { ...BY_HAND, variant: 'ready-node' } },
    script: [
      ...when(quiet(500), openGate(A, 'publish')),
      ...when(once('request.sent', { actor: A, where: { op: 'setData' } }), stall(A)),
      ...when(quiet(1500), unstall(A)),
    ],
    endMs: 6000,
    source:
      'https://www.usenix.org/conference/usenix-atc-10/zookeeper-wait-free-coordination-internet-scale-systems',
  },
  {
    id: 'written-at-once-read-in-two',
    corpus: ['F61'],
    invariant: 'I-11',
    seed: 1,
    clients: 3,
    wrong: { scenario: 'two-values', values: { ...BY_HAND, variant: 'multi-unchecked' } },
    right: { scenario: 'two-values', values: { ...BY_HAND, variant: 'version-node' } },
    script: [
      ...when(quiet(500), openGate(A, 'publish')),
      ...when(once('reply.delivered', { actor: B, where: { op: 'getData' }, nth: 1 }), stall(B)),
      ...when(quiet(200), openGate(A, 'publish')),
      ...when(quiet(500), unstall(B)),
    ],
    endMs: 7000,
    source:
      'https://www.usenix.org/conference/usenix-atc-10/zookeeper-wait-free-coordination-internet-scale-systems',
  },
] as const satisfies readonly MuseumPiece[];

export const pieceWords = {
  'half-updated': {
    name: 'Half-updated configuration',
    story:
      'A publishes a new version: it writes the first value, and is paused before the second. The readers’ watches fire. They read both values, and use the new first value with the old second one.',
    look: 'A reader’s two values have different versions for as long as A is paused.',
    fix: 'Delete a ready znode before the first write and create it again after the last. Read only while it exists.',
  },
  'written-at-once-read-in-two': {
    name: 'Atomic write, non-atomic read',
    story:
      'A writes both values in one multi, so in the tree they always match. B reads the first value, A publishes, and B reads the second value.',
    look: 'The tree is never mixed, but B is.',
    fix: 'Put both values under a new znode, and let one pointer name it. B reads the pointer, and what it names never changes.',
  },
} satisfies Readonly<Record<string, PieceWords>>;
