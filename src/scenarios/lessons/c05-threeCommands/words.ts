import type { LessonWords } from '../words.ts';

export const words: LessonWords = {
  title: 'Block this lock',
  goal: 'A lock that looks again after each event can still be blocked by one lost request.',
  parts: {
    block: {
      text: [
        'This lock looks again after every event, and its znodes are ephemeral. No paused holder this time.',
        'Block it with three commands at most: a znode is left in the line that no program knows of.',
      ],
      goal: { blocked: 'A znode that no program knows of blocks the lock' },
      hints: [
        'Which request is sent only once, and never checked?',
        'A request can be lost with the server’s process. Sessions survive a restart.',
        'Watch two commands do it.',
      ],
    },
  },
};
