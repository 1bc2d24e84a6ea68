// C16, a challenge: a read/write lock as a program with two mistakes, to be mended in the editor until it passes every trial.
import { BROKEN_READ_WRITE_LOCK, MENDED_READ_WRITE_LOCK } from './code.ts';
import { REPAIRED } from '../repaired.ts';
import { open, run, write } from '../scenes.ts';
import type { CourseLesson } from '../words.ts';
import { words } from './words.ts';

export const repairReadWriteLock: CourseLesson = {
  id: 'C16',
  words,
  kind: 'challenge',
  chapter: 3,
  minutes: 15,
  after: ['L15'],
  parts: [
    {
      id: 'lock',
      scene: () => [
        {
          scenario: 'own-recipe',
          seed: 1,
          clients: 5,
          values: { promise: 'nothing', library: 'java', arrival: 'together', holdMs: 300 },
          code: BROKEN_READ_WRITE_LOCK,
        },
      ],
      repair: {
        code: BROKEN_READ_WRITE_LOCK,
        exam: { runs: 60, seed: 2, allow: ['drop', 'kill', 'restart'], duty: 'readWriteLock', trials: 40 },
      },
      offers: ['dropReply', 'killClient', 'restartServer'],
      goal: REPAIRED,
      solution: [open(), write(MENDED_READ_WRITE_LOCK), run({ on: 'time', atMs: 2000 })],
    },
  ],
};
