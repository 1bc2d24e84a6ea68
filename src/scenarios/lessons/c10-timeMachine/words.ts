import type { LessonWords } from '../words.ts';

export const words: LessonWords = {
  title: 'Read the past',
  goal: 'A read may be older than a write that was acknowledged before it.',
  parts: {
    read: {
      text: [
        'Five servers; each client can write, read and sync. Nothing is scripted.',
        'Get an answer that is older than a write acknowledged before the question. Four commands at most.',
      ],
      goal: { staleRead: 'A read returns an older value than a write acknowledged before it' },
      hints: [
        'Which server learns late of what was committed?',
        'Keep the leader’s messages away from C’s server, or cut the network. Let B write, then C read.',
        'Watch C read the past.',
      ],
    },
  },
};
