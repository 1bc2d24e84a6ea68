import { A, B, C, dropReply, kill, once, openGate, quiet, when } from '../../locks/cues.ts';
import type { MuseumPiece } from '../../scenario/piece.ts';
import type { PieceWords } from '../../scenario/words.ts';

const BY_HAND = { pace: 'byHand' } as const;
const SOUND = { scenario: 'fifo-queue', values: { ...BY_HAND, variant: 'claimed' } };
/** Curator's own list of what its queues are not. */
const CURATOR_NOTES = 'https://curator.apache.org/docs/recipes-distributed-queue';

export const pieces = [
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
] as const satisfies readonly MuseumPiece[];

export const pieceWords = {
  'processed-twice': {
    name: 'Item processed twice',
    story:
      'B reads the oldest item and starts to process it. Before B deletes it, C lists the queue. The item is still there and still the oldest. Both process it, and the second delete finds nothing.',
    look: 'Two clients have the same item at once. No call failed and no client died.',
    fix: 'Claim the item first, with an ephemeral znode that only one consumer can create.',
  },
  'lost-item': {
    name: 'Item lost: deleted before it was processed',
    story:
      'B deletes the item from the queue first, so that no other consumer takes it. Then B dies before it has processed the item. The queue is empty, and the item was never processed.',
    look: 'The item vanishes together with B. It is in no queue, and no client has it.',
    fix: 'Leave the item in the queue until it is processed. B’s claim goes with its session, and C takes the item over.',
  },
  'item-put-in-twice': {
    name: 'Duplicate item after a lost reply',
    story:
      'A adds an item to the queue, and the reply is lost. A takes that for “not done” and adds it again. Two znodes now hold the same item, and B processes it twice.',
    look: 'Two znodes with the same item name and two sequence numbers.',
    fix: 'Put the item’s own name into the znode’s name. After a lost reply, A checks whether it exists before it creates again.',
  },
} satisfies Readonly<Record<string, PieceWords>>;
