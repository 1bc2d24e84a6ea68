import type { PieceWords } from '../../scenario/words.ts';

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
