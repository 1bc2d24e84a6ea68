import type { PieceWords } from '../catalogue/contract.ts';

export const queues: Readonly<Record<string, PieceWords>> = {
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
  'item-put-in-twice': {
    name: 'Put in twice',
    story:
      'A puts an item into the queue, and the answer is lost. A takes that for “not done” and puts it in once more. Two znodes with the same item stand in the queue, and B does the work twice.',
    look: 'Two znodes named after the same item, with two numbers.',
    fix: 'The item’s own name in the znode’s name: after a lost answer A looks whether it is there before it creates again.',
  },
  'list-too-long-to-read': {
    name: 'A list too long to read',
    story:
      'Producers are faster than the consumer. With 17,773 names of 55 characters the list no longer fits into the 1,048,575 bytes that a client takes: the connection breaks, the consumer connects again, lists again, and so on for ever.',
    look: 'The gauge: one name beyond the limit, and the consumer’s connection breaks at every list.',
    fix: 'Producers look at numChildren before they put something in, and wait while it is too much: the Stat has it, no list is needed. Or several lists.',
  },
  'ten-before-nine': {
    name: 'Twelve before nine',
    story:
      'Two items wait, one of urgency 9 and one of urgency 12; the lower number is the more urgent. The consumer sorts the names as text, and as text 12 stands before 9.',
    look: 'The item that is taken first is the less urgent one.',
    fix: 'Compare numbers as numbers, or write them with leading zeros.',
  },
};
