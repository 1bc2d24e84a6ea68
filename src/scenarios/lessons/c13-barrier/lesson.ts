// C13, a challenge: a barrier as a program with two mistakes, to be mended in the editor until it passes every trial.
import { BROKEN_BARRIER, MENDED_BARRIER } from './code.ts';
import { REPAIRED } from '../repaired.ts';
import { open, run, write } from '../scenes.ts';
import type { CourseLesson } from '../words.ts';
import { words } from './words.ts';

export const repairBarrier: CourseLesson = {
  id: 'C13',
  words,
  kind: 'challenge',
  chapter: 4,
  minutes: 15,
  after: ['L17'],
  parts: [
    {
      id: 'barrier',
      scene: () => [
        {
          scenario: 'own-recipe',
          seed: 1,
          clients: 3,
          values: { promise: 'nothing', library: 'java', arrival: 'together', holdMs: 300 },
          code: BROKEN_BARRIER,
        },
      ],
      repair: {
        code: BROKEN_BARRIER,
        exam: { runs: 60, seed: 2, allow: ['drop', 'kill', 'restart'], duty: 'barrier', trials: 40 },
      },
      offers: ['dropReply', 'killClient', 'restartServer'],
      goal: REPAIRED,
      solution: [open(), write(MENDED_BARRIER), run({ on: 'time', atMs: 2000 })],
    },
  ],
};
