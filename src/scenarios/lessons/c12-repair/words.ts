import type { LessonWords } from '../words.ts';

export const words: LessonWords = {
  title: 'Repair this lock',
  goal: 'A lock holds only if it survives lost replies, killed clients and restarts.',
  closing: 'You repaired a lock: it looks at what exists returns, and looks before it deletes again.',
  parts: {
    lock: {
      text: [
        'Three clients run the program in the editor. Without any fault it works, but it has two mistakes.',
        'Repair it, then have it checked. The check loses replies, kills clients and restarts the server.',
        'It also runs with other numbers of clients, in other orders, and over slower connections.',
      ],
      goal: {
        works: 'Without any fault, each client gets the lock, keeps it for 300 ms and releases it',
        holds: 'No two clients have the lock at once, whatever the check does',
        everyone: 'Every surviving client gets in: within 2 s, woken by a watch, without polling',
      },
      hints: [
        'What if the lock is deleted after the create has failed, but before exists has set its watch?',
        'A delete whose reply is lost may have been carried out. Whose lock does the second delete remove?',
        'Watch both mistakes being repaired.',
      ],
    },
  },
};
