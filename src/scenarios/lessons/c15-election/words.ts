import type { LessonWords } from '../words.ts';

export const words: LessonWords = {
  title: 'Repair this election',
  goal: 'Whenever a candidate lives, exactly one leads, however many leaders have died.',
  closing:
    'You repaired an election: a candidate finds its own znode again, and looks again each time it wakes.',
  parts: {
    election: {
      text: [
        'Each candidate makes a numbered znode and watches its predecessor. The program has two mistakes.',
        'A leader leads until it is killed. It says so with client.holds and the role leader.',
        'The check kills leaders and candidates, loses replies and restarts the server.',
      ],
      goal: {
        works: 'Without any fault, one candidate leads',
        holds: 'No two candidates lead at once',
        everyone: 'Whenever a candidate lives, one leads: within 2 s after the dead one’s session is over',
      },
      hints: [
        'What if the reply to create is lost? Whose znode stands before the second one?',
        'The candidate before this one can die without ever having led.',
        'Watch both mistakes being repaired.',
      ],
    },
  },
};
