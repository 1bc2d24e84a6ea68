import type { PieceWords } from '../../words.ts';

export const pieceWords = {
  'claim-lost-in-mid-work': {
    name: 'The claim that ended before the work',
    story:
      'B claims the item and goes to work, and its process stands still for longer than its session lives. The claim goes with the session, C claims the item and does the work. B wakes up and finishes what it had begun.',
    look: 'The item in B’s hand, then in C’s too: two marks where it was processed.',
    fix: 'Put the result down in one multi that deletes item and claim: without its claim B’s result does not count.',
  },
  'claim-on-what-is-gone': {
    name: 'A claim on what is gone',
    story:
      'B has listed the queue and comes to a stop. C finishes the first item. B goes on, claims that item, finds it gone, and waits for news of it, claim in hand. Another item stands there, and nobody touches it.',
    look: 'One item waits, B waits too. The claim in B’s colour belongs to no item.',
    fix: 'Who finds the item gone gives its claim back and tries the next one.',
  },
} satisfies Readonly<Record<string, PieceWords>>;
