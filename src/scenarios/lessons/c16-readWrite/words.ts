import type { LessonWords } from '../words.ts';

export const words: LessonWords = {
  title: 'Repair this read/write lock',
  goal: 'Readers read together, a writer writes alone, and all of them get in.',
  closing:
    'You repaired a read/write lock: it looks again when it wakes, and takes a znode that is gone for gone.',
  parts: {
    lock: {
      text: [
        'A and B write, all others read. Writers are alone, readers read together. The program has two mistakes.',
        'A client says which it is with client.holds and the role writer or reader.',
        'The check kills clients, loses replies, restarts the server, and brings more clients than the page shows.',
      ],
      goal: {
        works: 'Without any fault, every client gets in, and readers read together',
        holds: 'No client is in beside a writer',
        everyone: 'Every surviving client gets in: within 2 s, woken by a watch, without polling',
      },
      hints: [
        'What does getData do when the znode is gone already?',
        'The znode that a client waits for may go because its owner died, with others before it still there.',
        'Watch both mistakes being repaired.',
      ],
    },
  },
};
