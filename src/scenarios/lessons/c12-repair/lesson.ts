// C12, a challenge: a lock as a program with two mistakes, to be mended in the editor until the coach finds nothing.
import { BROKEN_LOCK, MENDED_LOCK } from './code.ts';
import { REPAIRED } from '../repaired.ts';
import { open, run, write } from '../scenes.ts';
import type { CourseLesson } from '../words.ts';
import { words } from './words.ts';

/** How long each client keeps the lock. */
const HOLD_MS = 300;

export const repair: CourseLesson = {
  id: 'C12',
  words,
  kind: 'challenge',
  chapter: 3,
  minutes: 15,
  after: ['L12', 'L13'],
  parts: [
    {
      id: 'lock',
      scene: () => [
        {
          scenario: 'own-recipe',
          seed: 1,
          clients: 3,
          values: { promise: 'oneHolder', library: 'java', arrival: 'together', holdMs: HOLD_MS },
          code: BROKEN_LOCK,
        },
      ],
      repair: {
        code: BROKEN_LOCK,
        exam: { runs: 50, seed: 2, allow: ['drop', 'kill', 'restart'], duty: 'lock', trials: 30 },
      },
      offers: ['dropReply', 'killClient', 'restartServer'],
      invariants: ['I-1', 'I-3', 'I-5'],
      goal: REPAIRED,
      solution: [open(), write(MENDED_LOCK), run({ on: 'time', atMs: 2000 })],
    },
  ],
};
