import type { PieceWords } from '../../words.ts';

export const pieceWords = {
  'processed-twice': {
    name: 'Processed twice',
    story:
      'B reads the oldest item and goes to work. Before B deletes it, C lists the queue: the item is still there, still the oldest. Both do the same work; the second deletion finds nothing.',
    look: 'The item in two hands at once. Nothing failed, nobody died.',
    fix: 'Claim the item before the work, with an ephemeral znode that only one of them can create.',
  },
  'lost-item': {
    name: 'The item that is nowhere',
    story:
      'B takes the item out of the queue first, so that nobody else takes it. Then B dies before the work is done. The queue is empty, and the work was never done.',
    look: 'The item vanishes together with B: it is in no queue and in no hand.',
    fix: 'Leave the item in the queue until the work is done. B’s claim goes with its session, and C takes the item over.',
  },
  'item-put-in-twice': {
    name: 'Put in twice',
    story:
      'A puts an item into the queue, and the answer is lost. A takes that for “not done” and puts it in once more. Two znodes with the same item stand in the queue, and B does the work twice.',
    look: 'Two znodes named after the same item, with two numbers.',
    fix: 'The item’s own name in the znode’s name: after a lost answer A looks whether it is there before it creates again.',
  },
} satisfies Readonly<Record<string, PieceWords>>;
