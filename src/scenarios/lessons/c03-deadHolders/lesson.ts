// C3, a challenge: two dead clients hold a lock for ever.
import type { TraceRecord } from '../../../engine/index.ts';
import { A, B, kill, quiet, release } from '../../locks/cues.ts';
import { within } from '../commands.ts';
import { isBroken } from '../outcomes.ts';
import { give, open, run, worldOf } from '../scenes.ts';
import type { CourseLesson } from '../words.ts';
import { words } from './words.ts';

const ENOUGH = 4;

/** Two are dead, and a third one waits for a lock that nobody will give back. */
const heldByTheDead = within(ENOUGH, 'heldForEver', () => {
  const isStuck = isBroken('I-5');
  const dead = new Set<string>();
  let hasStuck = false;
  return (record: TraceRecord, seen) => {
    if (record.kind === 'client.killed') dead.add(record.actor);
    hasStuck ||= isStuck(record, seen);
    return hasStuck && dead.size > 1;
  };
});

export const deadHolders: CourseLesson = {
  id: 'C3',
  words,
  kind: 'challenge',
  chapter: 3,
  minutes: 5,
  after: ['L12'],
  parts: [
    {
      id: 'lock',
      scene: () => worldOf('line-lock', 3, { variant: 'persistent' }),
      opensAt: quiet(),
      offers: ['release', 'killClient', 'pauseClient', 'cutClientLink', 'closeClient'],
      goal: { milestones: [heldByTheDead] },
      solution: [open(), ...give(quiet(), kill(A), kill(B)), run({ on: 'time', atMs: 25_000 })],
      otherWays: [
        [
          open(),
          ...give(quiet(), kill(B)),
          ...give(quiet(), release(A)),
          ...give(quiet(500), kill(A)),
          run({ on: 'time', atMs: 25_000 }),
        ],
      ],
    },
  ],
};
