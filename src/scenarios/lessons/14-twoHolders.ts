// L14: no lock service alone prevents a stale writer: the resource must check a growing token.
import { A, B, cut, once, pause, resume } from '../locks/cues.ts';
import { Believers } from './believers.ts';
import type { Action, Lesson, Prediction } from './lesson.ts';
import { milestone, option, reading } from './milestones.ts';
import { choiceSetting, give, open, predict, run, worldOf } from './scenes.ts';

/** A is paused until B has written, and then continues as if nothing had happened. */
const PAUSED: readonly Action[] = [
  ...give(once('belief.stated', { actor: A, afterMs: 2000 }), pause(A)),
  ...give(once('resource.accepted', { where: { client: B } }), resume(A)),
  run(once('resource.requested', { actor: A, afterMs: 100 })),
];

/** A has the lock and has printed; the others stand behind it. */
const PRINTING = once('resource.accepted', { where: { client: A }, afterMs: 1000 });

/** What becomes of the late write, behind one of B, decides whose page is the last. */
const lastWriter: Prediction = {
  id: 'lastWriter',
  options: [
    option('stale', 'accepted', 'lockIsEnough'),
    option('fresh', 'rejected', 'serverKnowsWhoWrites'),
    option('nobody', 'none', 'expiredStops'),
  ],
  rehearsal: PAUSED,
  read: () => {
    let verdict = 'none';
    let hasWritten = false;
    return reading(
      (record) => {
        if (record.kind !== 'resource.accepted' && record.kind !== 'resource.rejected') return false;
        if (record.client === B) hasWritten = true;
        if (!hasWritten || record.client !== A) return false;
        verdict = record.kind === 'resource.accepted' ? 'accepted' : 'rejected';
        return true;
      },
      () => verdict,
    );
  },
  proof: { kind: 'record' },
};

/** Two believe to hold the lock, and a write with the older token was taken. */
const staleAccepted = milestone('staleAccepted', () => {
  const believers = new Believers();
  return (record) => {
    believers.heed(record);
    if (record.kind !== 'resource.accepted' || believers.now.size < 2) return false;
    return record.token !== null && record.highest !== null && record.token < record.highest;
  };
});

const staleRejected = milestone('staleRejected', () => (record) => record.kind === 'resource.rejected');

export const twoHolders: Lesson = {
  id: 'L14',
  kind: 'lesson',
  chapter: 3,
  minutes: 10,
  parts: [
    {
      id: 'pause',
      settings: [choiceSetting('guard', ['off', 'on'])],
      scene: ({ guard = 'off' }) =>
        worldOf('guarded-lock', 3, { guard, holder: 'stopsWhenSuspended', holdMs: 20_000 }),
      opensAt: PRINTING,
      prediction: lastWriter,
      goal: { milestones: [staleAccepted, staleRejected] },
      solution: [open(), predict('stale'), ...PAUSED, open({ guard: 'on' }), predict('fresh'), ...PAUSED],
    },
    {
      id: 'deaf',
      settings: [choiceSetting('guard', ['off', 'on'])],
      scene: ({ guard = 'off' }) =>
        worldOf('guarded-lock', 3, { guard, holder: 'stopsWhenLost', holdMs: 20_000 }),
      opensAt: PRINTING,
      goal: {
        milestones: [
          milestone('twoBelieve', () => {
            const believers = new Believers();
            return (record) => {
              believers.heed(record);
              return believers.now.size > 1;
            };
          }),
        ],
      },
      solution: [
        open(),
        ...give(once('belief.stated', { actor: A, afterMs: 2000 }), cut(A)),
        run(once('belief.stated', { actor: B })),
      ],
      otherWays: [
        [
          open(),
          ...give(once('belief.stated', { actor: A, afterMs: 2000 }), pause(A)),
          run(once('belief.stated', { actor: B })),
        ],
      ],
    },
  ],
};
