import type { LessonWords } from '../words.ts';

export const words: LessonWords = {
  title: 'Held by the dead',
  goal: 'A lock of persistent znodes outlives its holders.',
  parts: {
    lock: {
      text: [
        'A, B and C use a lock whose znodes are persistent: they do not go with their session. The red note at the start says just that: no session owns them.',
        'Two clients must be dead, and the third must wait forever. Four commands at most.',
      ],
      goal: { heldForEver: 'Two clients are dead, and a third waits for a lock that nobody will release' },
      hints: [
        'Nothing deletes a persistent znode but a delete.',
        'Kill two of them. It takes ten seconds to be sure that nobody gets the lock.',
        'Watch two clients die.',
      ],
    },
  },
};
