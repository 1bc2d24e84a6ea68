import type { LessonWords } from '../words.ts';

export const words: LessonWords = {
  title: 'Two crowns',
  goal: 'A latch that trusts a name may trust a znode of a session that is over.',
  parts: {
    latch: {
      text: [
        'LeaderLatch of Curator 5.4.0 under the standard policy: a client that is disconnected steps down.',
        'Two clients must believe they lead. No pausing, and three commands at most.',
      ],
      goal: { twoCrowns: 'Two clients believe they lead, none was paused, after at most three commands' },
      hints: [
        'What does a client find that comes back after LOST?',
        'Only the server can make both clients lose their sessions, in their own opinion, and keep the znodes.',
        'Watch an outage of the server.',
      ],
    },
  },
};
