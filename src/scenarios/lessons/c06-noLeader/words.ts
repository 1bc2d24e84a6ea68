import type { LessonWords } from '../words.ts';

export const words: LessonWords = {
  title: 'Nobody leads',
  goal: 'An election can be without a leader while all its sessions are alive.',
  parts: {
    election: {
      text: [
        'Candidates as published: errors are logged, and events are waited for. A leads and can leave.',
        'Make an election without a leader, and with a candidate that waits. Three commands at most.',
      ],
      goal: { nobodyLeads: 'Candidates wait, and nobody leads, after at most three commands' },
      hints: [
        'A candidate can stand in the line without its program knowing.',
        'Lose B’s first reply, or let B come late to its watch. Then A leaves.',
        'Watch an election end without a leader.',
      ],
    },
  },
};
