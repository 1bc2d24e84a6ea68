import type { LessonWords } from '../words.ts';

export const words: LessonWords = {
  title: 'Alive and forgotten',
  goal: 'A host that registers only once can live and never be found again.',
  parts: {
    group: {
      text: [
        'Hosts register once and serve on, even if their session ends.',
        'Make one that is alive and serving, and that no router will find again. Two commands at most.',
      ],
      goal: { unlisted: 'A living host is not on the list, and nothing will change that' },
      hints: [
        'The znode goes with the session, not with the process.',
        'End the session of a host without ending its process.',
        'Watch a host be forgotten.',
      ],
    },
  },
};
