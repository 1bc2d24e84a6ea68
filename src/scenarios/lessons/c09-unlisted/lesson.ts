// C9, a challenge: a host that lives and serves, and that no router will ever find again.
import { B, cut, heal, once, quiet } from '../../locks/cues.ts';
import { brokenWithin } from '../commands.ts';
import { give, open, run, worldOf } from '../scenes.ts';
import type { CourseLesson } from '../words.ts';
import { words } from './words.ts';

const ENOUGH = 2;

export const unlisted: CourseLesson = {
  id: 'C9',
  words,
  kind: 'challenge',
  chapter: 4,
  minutes: 5,
  after: ['L18'],
  parts: [
    {
      id: 'group',
      scene: () => worldOf('group-membership', 4, { variant: 'registers-once' }),
      opensAt: quiet(1000),
      offers: ['killClient', 'startClient', 'pauseClient', 'cutClientLink', 'expireSession'],
      goal: { milestones: [brokenWithin(ENOUGH, 'unlisted', 'I-31')] },
      solution: [
        open(),
        ...give(quiet(1500), { type: 'expireSession', client: B }),
        run({ on: 'time', atMs: 30_000 }),
      ],
      otherWays: [
        [
          open(),
          ...give(quiet(1500), cut(B)),
          ...give(once('session.expired', { afterMs: 1000 }), heal(B)),
          run({ on: 'time', atMs: 30_000 }),
        ],
      ],
    },
  ],
};
