import type { LessonWords } from '../words.ts';

export const words: LessonWords = {
  title: 'Lose exactly one item',
  goal: 'A queue that deletes first can lose one item and still deliver the next.',
  parts: {
    queue: {
      text: [
        'Consumers of this queue delete an item, then process it. Two items: one must be lost for good, the other must be processed.',
        'Six commands at most. To produce and to consume count as well.',
      ],
      goal: { oneLost: 'One item is lost, and all others are processed, after at most six commands' },
      hints: [
        'An item can be lost only while a consumer has it in hand.',
        'Produce two. Kill one consumer just after it has taken its item; the other one must finish.',
        'Watch one item disappear.',
      ],
    },
  },
};
