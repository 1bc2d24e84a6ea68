import type { LessonWords } from '../words.ts';

export const words: LessonWords = {
  title: 'Repair this barrier',
  goal: 'A barrier opens for all or for nobody, and not one member is left outside.',
  closing: 'You repaired a barrier: it tells a change of the znode from a change of the connection.',
  parts: {
    barrier: {
      text: [
        'Three members run this program and are to begin together. It has two mistakes.',
        'A member is in when it calls client.holds with the role entered.',
        'The check lets members come late, loses replies, restarts the server, and kills members after the barrier has opened.',
      ],
      goal: {
        works: 'Without any fault, all three members pass',
        holds: 'No member passes before all three have come',
        everyone: 'Every surviving member passes: within 2 s after the last has come, woken by a watch',
      },
      hints: [
        'What wakes a watcher besides the ready znode?',
        'What if the ready znode is made between the count and the watch?',
        'Watch both mistakes being repaired.',
      ],
    },
  },
};
