// C10, a challenge: a read that shows the past although a newer write was acknowledged.
import { LEADER, follower, once, part, press, quiet, slowLink } from '../../ensemble/cues.ts';
import { within } from '../commands.ts';
import { give, open, run, worldOf } from '../scenes.ts';
import { Staleness } from '../staleRead.ts';
import type { CourseLesson } from '../words.ts';
import { words } from './words.ts';

const ENOUGH = 4;
const B_WROTE = once('reply.delivered', { actor: 'client:B', where: { op: 'setData' } });
const C_READ = once('gate.reached', { actor: 'client:C', where: { gate: 'read' } });

const stale = within(ENOUGH, 'staleRead', () => {
  const staleness = new Staleness();
  return (record) => staleness.heed(record) === 'stale';
});

export const timeMachine: CourseLesson = {
  id: 'C10',
  words,
  kind: 'challenge',
  chapter: 5,
  minutes: 7,
  after: ['L22'],
  parts: [
    {
      id: 'read',
      scene: () => worldOf('partition', 3, { story: 'none' }),
      opensAt: { on: 'quiet' },
      offers: ['openGate', 'partition', 'slowLink', 'freezeServer', 'crashServer'],
      goal: { milestones: [stale] },
      solution: [
        open(),
        ...give(quiet(500), slowLink(LEADER, follower(1), 3000), press('client:B', 'write')),
        ...give(B_WROTE, press('client:C', 'read')),
        run(C_READ),
      ],
      otherWays: [
        [
          open(),
          ...give(
            quiet(3000),
            part(
              [LEADER, follower(1), 'client:A', 'client:C'],
              [follower(2), follower(3), follower(4), 'client:B'],
            ),
          ),
          ...give(once('session.established', { actor: 'client:B' }), press('client:B', 'write')),
          ...give(B_WROTE, press('client:C', 'read')),
          run(C_READ),
        ],
      ],
    },
  ],
};
