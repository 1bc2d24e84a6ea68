// C15, a challenge: an election as a program with two mistakes, to be mended in the editor until it passes every trial.
import { BROKEN_ELECTION, MENDED_ELECTION } from './code.ts';
import { REPAIRED } from '../repaired.ts';
import { open, run, write } from '../scenes.ts';
import type { CourseLesson } from '../words.ts';
import { words } from './words.ts';

export const repairElection: CourseLesson = {
  id: 'C15',
  words,
  kind: 'challenge',
  chapter: 4,
  minutes: 15,
  after: ['L20'],
  parts: [
    {
      id: 'election',
      scene: () => [
        {
          scenario: 'own-recipe',
          seed: 1,
          clients: 3,
          values: { promise: 'oneLeader', library: 'java', arrival: 'together', holdMs: 'untilReleased' },
          code: BROKEN_ELECTION,
        },
      ],
      repair: {
        code: BROKEN_ELECTION,
        exam: { runs: 60, seed: 2, allow: ['drop', 'kill', 'restart'], duty: 'election', trials: 40 },
      },
      offers: ['dropReply', 'killClient', 'restartServer'],
      invariants: ['I-12', 'I-3', 'I-13'],
      goal: REPAIRED,
      solution: [open(), write(MENDED_ELECTION), run({ on: 'time', atMs: 2000 })],
    },
  ],
};
