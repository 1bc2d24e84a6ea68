// L25, a challenge: a correct lock, and the fewest commands that bring two to believe; then what keeps the harm away.
import { A, B, cut, once, pause, resume } from '../../locks/cues.ts';
import { Believers } from '../believers.ts';
import { within } from '../commands.ts';
import { choiceSetting, give, open, run, worldOf } from '../scenes.ts';
import type { CourseLesson } from '../words.ts';
import { words } from './words.ts';

/** A holds the lock, and no command has been given yet. */
const HELD = once('belief.stated', { actor: A, afterMs: 1000 });

/** Two believe to hold a lock that nothing is wrong with, and so few commands were enough. */
const byOneCommand = within(2, 'byOneCommand', () => {
  const believers = new Believers();
  return (record) => {
    believers.heed(record);
    return believers.now.size > 1;
  };
});

/** B wrote, and what A wrote late was rejected. */
const harmless = within(3, 'harmless', () => {
  let hasWritten = false;
  return (record) => {
    if (record.kind === 'resource.accepted' && record.client === B) hasWritten = true;
    return hasWritten && record.kind === 'resource.rejected';
  };
});

/** By a clock that runs ten times too slow it takes long to notice a silence. */
const SLOW_CLOCK = { type: 'driftClientClock', client: A, perMille: -900 } as const;
const FAULTS = ['pauseClient', 'driftClientClock', 'cutClientLink', 'killClient', 'stallProgram'] as const;

export const finalExam: CourseLesson = {
  id: 'L25',
  words,
  kind: 'challenge',
  chapter: 5,
  minutes: 15,
  parts: [
    {
      id: 'twoBelieve',
      scene: () => worldOf('guarded-lock', 3, { holder: 'stopsWhenSuspended', holdMs: 20_000 }),
      opensAt: HELD,
      offers: FAULTS,
      goal: { milestones: [byOneCommand] },
      solution: [
        open(),
        ...give(once('belief.stated', { actor: A, afterMs: 2000 }), pause(A)),
        run(once('belief.stated', { actor: B })),
      ],
      otherWays: [
        [
          open(),
          ...give(once('belief.stated', { actor: A, afterMs: 2000 }), SLOW_CLOCK, cut(A)),
          run(once('belief.stated', { actor: B })),
        ],
      ],
    },
    {
      id: 'noHarm',
      settings: [choiceSetting('guard', ['off', 'on'])],
      scene: ({ guard = 'off' }) =>
        worldOf('guarded-lock', 3, { guard, holder: 'stopsWhenSuspended', holdMs: 20_000 }),
      opensAt: HELD,
      offers: FAULTS,
      goal: { milestones: [harmless] },
      solution: [
        open({ guard: 'on' }),
        ...give(once('belief.stated', { actor: A, afterMs: 2000 }), pause(A)),
        ...give(once('resource.accepted', { where: { client: B } }), resume(A)),
        run(once('resource.rejected')),
      ],
      otherWays: [
        [
          open({ guard: 'on' }),
          ...give(once('belief.stated', { actor: A, afterMs: 2000 }), SLOW_CLOCK, cut(A)),
          run(once('resource.rejected')),
        ],
      ],
    },
  ],
};
