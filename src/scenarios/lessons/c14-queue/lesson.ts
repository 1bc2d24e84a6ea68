// C14, a challenge: a work queue as a program with two mistakes, to be mended in the editor until it passes every trial.
import { BROKEN_QUEUE, MENDED_QUEUE } from './code.ts';
import { REPAIRED } from '../repaired.ts';
import { open, run, write } from '../scenes.ts';
import type { CourseLesson } from '../words.ts';
import { words } from './words.ts';

export const repairQueue: CourseLesson = {
  id: 'C14',
  words,
  kind: 'challenge',
  chapter: 3,
  minutes: 15,
  after: ['L16'],
  parts: [
    {
      id: 'queue',
      scene: () => [
        {
          scenario: 'own-recipe',
          seed: 1,
          clients: 3,
          values: { promise: 'nothing', library: 'java', arrival: 'together', holdMs: 300 },
          code: BROKEN_QUEUE,
        },
      ],
      repair: {
        code: BROKEN_QUEUE,
        exam: { runs: 60, seed: 2, allow: ['drop', 'kill', 'restart'], duty: 'queue', trials: 40 },
      },
      offers: ['dropReply', 'killClient', 'restartServer'],
      goal: REPAIRED,
      solution: [open(), write(MENDED_QUEUE), run({ on: 'time', atMs: 2000 })],
    },
  ],
};
