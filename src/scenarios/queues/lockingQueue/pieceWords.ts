import type { PieceWords } from '../../scenario/words.ts';

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
