import type { LessonWords } from '../words.ts';

export const words: LessonWords = {
  title: 'Alone through the barrier',
  goal: 'A barrier that trusts any event lets one member through.',
  parts: {
    barrier: {
      text: [
        'A barrier for three. Its members wait as long as it takes, and look at nothing when they are woken.',
        'Let one member through while the others have not come. Three commands at most.',
      ],
      goal: { passesAlone: 'A member passes before all have come, after at most three commands' },
      hints: [
        'What else wakes a watcher?',
        'Press Enter on one member, then break its connection for a moment.',
        'Watch B pass alone.',
      ],
    },
  },
};
