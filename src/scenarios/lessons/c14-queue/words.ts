import type { LessonWords } from '../words.ts';

export const words: LessonWords = {
  title: 'Repair this work queue',
  goal: 'Each item is worked on once, and none is lost with the client that had it.',
  closing: 'You repaired a work queue: an item goes after its work, and a claim that goes wakes the others.',
  parts: {
    queue: {
      text: [
        'A puts five items below /queue, as persistent znodes. All others work on them. The program has two mistakes.',
        'A client works on an item from client.holds with the path of the item until client.released.',
        'The check kills clients at work, loses replies and restarts the server.',
      ],
      goal: {
        works: 'Without any fault, all five items are worked on and deleted',
        holds: 'No item is lost, and none is worked on twice or by two clients at once',
        everyone: 'No item waits more than 2 s while a client is free, and nobody polls',
      },
      hints: [
        'What is left of an item whose worker dies after it has deleted it?',
        'A client that finds nothing free watches the list. What if a claim goes, or an item came before the watch?',
        'Watch both mistakes being repaired.',
      ],
    },
  },
};
