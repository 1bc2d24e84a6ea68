// C7, a challenge: a barrier for three that lets one through.
import { B, RESTART, cut, heal, once, openGate, quiet } from '../../locks/cues.ts';
import { brokenWithin } from '../commands.ts';
import { give, open, run, worldOf } from '../scenes.ts';
import type { CourseLesson } from '../words.ts';
import { words } from './words.ts';

const ENOUGH = 3;
const PASSED = once('fact.stated', { actor: B, where: { fact: { type: 'passed' } } });

export const alone: CourseLesson = {
  id: 'C7',
  words,
  kind: 'challenge',
  chapter: 4,
  minutes: 5,
  after: ['L17'],
  parts: [
    {
      id: 'barrier',
      scene: () => worldOf('double-barrier', 3, { pace: 'byHand', variant: 'any-event' }),
      opensAt: quiet(500),
      offers: ['openGate', 'cutClientLink', 'restartServer', 'killClient', 'pauseClient'],
      goal: { milestones: [brokenWithin(ENOUGH, 'passesAlone', 'I-10')] },
      solution: [
        open(),
        ...give(quiet(500), openGate(B, 'enter')),
        ...give(once('fact.stated', { actor: B, afterMs: 800 }), RESTART),
        run(PASSED),
      ],
      otherWays: [
        [
          open(),
          ...give(quiet(500), openGate(B, 'enter')),
          ...give(once('fact.stated', { actor: B, afterMs: 800 }), cut(B)),
          ...give(once('connection.lost', { actor: B }), heal(B)),
          run(PASSED),
        ],
      ],
    },
  ],
};
