// C8, a challenge: every version is written in one transaction, and a client still mixes two.
import { A, B, once, openGate, pause, quiet, resume, stall, unstall } from '../../locks/cues.ts';
import { brokenWithin } from '../commands.ts';
import { give, open, run, worldOf } from '../scenes.ts';
import type { CourseLesson } from '../words.ts';
import { words } from './words.ts';

const ENOUGH = 5;
const FIRST_VALUE = once('reply.delivered', { actor: B, where: { op: 'getData' } });

export const mixed: CourseLesson = {
  id: 'C8',
  words,
  kind: 'challenge',
  chapter: 4,
  minutes: 6,
  after: ['L19'],
  parts: [
    {
      id: 'values',
      scene: () => worldOf('two-values', 3, { pace: 'byHand', variant: 'multi-unchecked' }),
      opensAt: quiet(300),
      offers: ['openGate', 'stallProgram', 'unstallProgram', 'pauseClient', 'cutClientLink'],
      goal: { milestones: [brokenWithin(ENOUGH, 'mixed', 'I-11')] },
      solution: [
        open(),
        ...give(quiet(500), openGate(A, 'publish')),
        ...give(FIRST_VALUE, stall(B)),
        ...give(quiet(200), openGate(A, 'publish')),
        ...give(quiet(500), unstall(B)),
        run({ on: 'time', atMs: 7000 }),
      ],
      otherWays: [
        [
          open(),
          ...give(quiet(500), openGate(A, 'publish')),
          ...give(FIRST_VALUE, pause(B)),
          ...give(quiet(200), openGate(A, 'publish')),
          ...give(quiet(500), resume(B)),
          run({ on: 'time', atMs: 9000 }),
        ],
      ],
    },
  ],
};
