import type { LessonWords } from '../words.ts';

export const words: LessonWords = {
  title: 'A mix in spite of multi',
  goal: 'Two reads are two moments, however atomic the write is.',
  parts: {
    values: {
      text: [
        'A writes both values of its configuration in one transaction. B and C read them one after the other.',
        'Make a client use values of two versions. Five commands at most.',
      ],
      goal: { mixed: 'A client uses values of two versions, after at most five commands' },
      hints: [
        'There is a moment between the two reads.',
        'Stop a reader when its first value has come. Publish again, then let it go on.',
        'Watch a reader stop in between.',
      ],
    },
  },
};
