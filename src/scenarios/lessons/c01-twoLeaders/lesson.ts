// C1, a challenge: the second published election scheme, and two leaders.
import { A, B, cut, once, stall } from '../../locks/cues.ts';
import { brokenWithin } from '../commands.ts';
import { give, open, run, worldOf } from '../scenes.ts';
import type { CourseLesson } from '../words.ts';
import { words } from './words.ts';

const ENOUGH = 2;

export const twoLeaders: CourseLesson = {
  id: 'C1',
  words,
  kind: 'challenge',
  chapter: 5,
  minutes: 6,
  after: ['L20'],
  parts: [
    {
      id: 'scheme',
      scene: () => worldOf('scheme-two', 3, { removal: 'byAge' }),
      opensAt: once('belief.stated', { actor: A, afterMs: 2000 }),
      offers: [
        'stallProgram',
        'unstallProgram',
        'jumpClientClock',
        'cutClientLink',
        'killClient',
        'dropReply',
      ],
      goal: { milestones: [brokenWithin(ENOUGH, 'twoLeaders', 'I-12')] },
      solution: [
        open(),
        ...give({ on: 'time', atMs: 3000 }, { type: 'jumpClientClock', client: B, byMs: 60_000 }),
        run(once('belief.stated', { actor: B, afterMs: 500 })),
      ],
      otherWays: [
        [
          open(),
          ...give({ on: 'time', atMs: 3000 }, stall(A)),
          run(once('belief.stated', { actor: B, afterMs: 500 })),
        ],
        [
          open(),
          ...give({ on: 'time', atMs: 3000 }, cut(A)),
          run(once('belief.stated', { actor: B, afterMs: 500 })),
        ],
      ],
    },
  ],
};
