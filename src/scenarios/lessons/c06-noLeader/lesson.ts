// C6, a challenge: candidates wait, their sessions live, and nobody leads.
import { A, B, dropReply, once, openGate, pause, quiet, resume } from '../../locks/cues.ts';
import { brokenWithin } from '../commands.ts';
import { give, open, run, worldOf } from '../scenes.ts';
import type { CourseLesson } from '../words.ts';
import { words } from './words.ts';

const ENOUGH = 3;

export const noLeader: CourseLesson = {
  id: 'C6',
  words,
  kind: 'challenge',
  chapter: 5,
  minutes: 8,
  after: ['L20'],
  parts: [
    {
      id: 'election',
      scene: () => worldOf('candidates', 3, { variant: 'article' }),
      offers: ['openGate', 'dropReply', 'pauseClient', 'stallProgram', 'unstallProgram', 'killClient'],
      goal: { milestones: [brokenWithin(ENOUGH, 'nobodyLeads', 'I-13')] },
      solution: [
        open(),
        ...give(once('request.sent', { actor: B, where: { op: 'create' } }), dropReply(B)),
        ...give(quiet(500), openGate(A, 'leave')),
        run({ on: 'time', atMs: 20_000 }),
      ],
      otherWays: [
        [
          open(),
          ...give(
            once('reply.delivered', { actor: B, where: { op: 'getChildren' } }),
            pause(B),
            openGate(A, 'leave'),
          ),
          ...give(once('belief.withdrawn', { actor: A, afterMs: 100 }), resume(B)),
          run({ on: 'time', atMs: 20_000 }),
        ],
      ],
    },
  ],
};
