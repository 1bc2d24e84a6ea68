// C5, a challenge: a lock that looks again after each event, and three commands to block it.
import { A, RESTART, kill, once, quiet, release } from '../../locks/cues.ts';
import { brokenWithin } from '../commands.ts';
import { give, open, run, worldOf } from '../scenes.ts';
import type { CourseLesson } from '../words.ts';
import { words } from './words.ts';

const ENOUGH = 3;

export const threeCommands: CourseLesson = {
  id: 'C5',
  words,
  kind: 'challenge',
  chapter: 3,
  minutes: 8,
  after: ['L12'],
  parts: [
    {
      id: 'block',
      scene: () => worldOf('line-lock', 3, { variant: 'article-looks-again' }),
      opensAt: quiet(),
      offers: ['release', 'dropReply', 'cutClientLink', 'restartServer', 'killClient', 'pauseClient'],
      goal: { milestones: [brokenWithin(ENOUGH, 'blocked', 'I-4', 'I-5')] },
      solution: [
        open(),
        ...give(quiet(), release(A)),
        ...give(once('request.sent', { actor: A, where: { op: 'delete' } }), RESTART),
        run({ on: 'time', atMs: 25_000 }),
      ],
      otherWays: [
        [
          open(),
          ...give(quiet(), kill('client:C'), release(A)),
          ...give(once('request.sent', { actor: A, where: { op: 'delete' } }), RESTART),
          run({ on: 'time', atMs: 25_000 }),
        ],
      ],
    },
  ],
};
