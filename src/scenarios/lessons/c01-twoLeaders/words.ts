import type { LessonWords } from '../words.ts';

export const words: LessonWords = {
  title: 'Two leaders by scheme two',
  goal: 'A timer that deletes the znodes of others makes two leaders.',
  parts: {
    scheme: {
      text: [
        'Scheme two: every two seconds each member writes a heartbeat and deletes the znodes of members whose heartbeat is older than six seconds.',
        'All sessions stay alive. Make two clients believe they lead, with two commands at most.',
      ],
      goal: { twoLeaders: 'Two clients believe they lead, after at most two commands' },
      hints: [
        'The timer compares the clock of one client with the heartbeat of another.',
        'Make A’s program late, or B’s clock wrong, and wait.',
        'Watch one command do it.',
      ],
    },
  },
};
