import type { LessonWords } from '../words.ts';

export const words: LessonWords = {
  title: 'Repair this service registry',
  goal: 'Everyone knows who is alive, although each watch tells of one change only.',
  closing: 'You repaired a registry: it registers until it is answered, and watches with the read itself.',
  parts: {
    registry: {
      text: [
        'Each client is listed below /services while it lives, and logs the list with client.log. The program has two mistakes.',
        'A list is the names of all living clients, in any order, such as A B C.',
        'The check lets clients come late and die, loses replies and restarts the server.',
      ],
      goal: {
        works: 'Without any fault, every client’s last list is complete',
        everyone: 'Every surviving client logs each change: within 2 s, without polling',
      },
      hints: [
        'A create without an answer may have been carried out, or lost. How does the program find out?',
        'What if the list changes between the read and the watch?',
        'Watch both mistakes being repaired.',
      ],
    },
  },
};
