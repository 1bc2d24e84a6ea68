// C17, a challenge: a service registry as a program with two mistakes, to be mended in the editor until it passes every trial.
import { BROKEN_REGISTRY, MENDED_REGISTRY } from './code.ts';
import { REPAIRED_IN_TIME } from '../repaired.ts';
import { open, run, write } from '../scenes.ts';
import type { CourseLesson } from '../words.ts';
import { words } from './words.ts';

export const repairRegistry: CourseLesson = {
  id: 'C17',
  words,
  kind: 'challenge',
  chapter: 4,
  minutes: 15,
  after: ['L18'],
  parts: [
    {
      id: 'registry',
      scene: () => [
        {
          scenario: 'own-recipe',
          seed: 1,
          clients: 3,
          values: { promise: 'nothing', library: 'java', arrival: 'together', holdMs: 'untilReleased' },
          code: BROKEN_REGISTRY,
        },
      ],
      repair: {
        code: BROKEN_REGISTRY,
        exam: { runs: 60, seed: 2, allow: ['drop', 'kill', 'restart'], duty: 'registry', trials: 40 },
      },
      offers: ['dropReply', 'killClient', 'restartServer'],
      goal: REPAIRED_IN_TIME,
      solution: [open(), write(MENDED_REGISTRY), run({ on: 'time', atMs: 2000 })],
    },
  ],
};
