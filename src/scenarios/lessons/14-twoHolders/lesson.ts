// L14: no lock service alone prevents a stale writer: the resource must check a growing token.
import type { TraceRecord } from '../../../engine/index.ts';
import { A, B, cut, kill, once, pause, resume } from '../../locks/cues.ts';
import { Believers } from '../believers.ts';
import type { Action, Prediction } from '../lesson.ts';
import { milestone, option, reading } from '../milestones.ts';
import { choiceSetting, give, open, predict, run, worldOf } from '../scenes.ts';
import { Waited } from '../waited.ts';
import type { CourseLesson } from '../words.ts';
import { words } from './words.ts';

/** A is paused until B has written, and then continues as if nothing had happened. */
const PAUSED: readonly Action[] = [
  ...give(once('belief.stated', { actor: A, afterMs: 2000 }), pause(A)),
  ...give(once('resource.accepted', { where: { client: B } }), resume(A)),
  run(once('resource.requested', { actor: A, afterMs: 100 })),
];

/** A has the lock and has printed; the others stand behind it. */
const PRINTING = once('resource.accepted', { where: { client: A }, afterMs: 1000 });

/** What happens to the late write, behind one of B, decides whose page is the last. */
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

/** From the moment A falls silent until B has the lock. */
const handOver: Prediction = {
  id: 'handOver',
  options: [
    { id: 'atOnce', misconception: 'pauseIsTold', fits: (ms) => Number(ms) < 1000 },
    { id: 'timeout', misconception: null, fits: (ms) => Number(ms) >= 1000 && Number(ms) < 10_000 },
    { id: 'never', misconception: 'heldUntilReleased', fits: (ms) => Number(ms) >= 10_000 },
  ],
  rehearsal: [
    ...give(once('belief.stated', { actor: A, afterMs: 2000 }), pause(A)),
    run(once('belief.stated', { actor: B })),
  ],
  read: () => {
    const waited = new Waited(NEVER_MS);
    const believers = new Believers();
    let tookMs = 0;
    return reading(
      (record) => {
        believers.heed(record);
        if (record.actor === A && SILENCES.has(record.kind)) waited.since(record);
        if (!waited.hasBegun) return false;
        tookMs = waited.at(record);
        return believers.now.has(B) || waited.isOver(record);
      },
      () => tookMs,
    );
  },
  proof: { kind: 'record' },
};

/** Nothing is said any more, and nothing of it is told. */
const SILENCES: ReadonlySet<TraceRecord['kind']> = new Set(['client.paused', 'client.killed']);
const NEVER_MS = 15_000;

/** For how long two believe to hold the lock once A is cut off. */
const overlap: Prediction = {
  id: 'overlap',
  options: [
    { id: 'notAtAll', misconception: 'oneAtATime', fits: (ms) => Number(ms) === 0 },
    {
      id: 'aWhile',
      misconception: 'libraryTellsInTime',
      fits: (ms) => Number(ms) > 0 && Number(ms) < LONG_MS,
    },
    { id: 'untilDone', misconception: 'workIsBrokenOff', fits: (ms) => Number(ms) >= LONG_MS },
  ],
  rehearsal: [
    ...give(once('belief.stated', { actor: A, afterMs: 2000 }), cut(A)),
    run({ on: 'time', atMs: 40_000 }),
  ],
  read: () => {
    const believers = new Believers();
    let isCut = false;
    let sinceMs: number | null = null;
    let lastedMs = 0;
    return reading(
      (record) => {
        believers.heed(record);
        if (record.kind === 'link.cut') isCut = true;
        if (!isCut || !believers.now.has(B)) return false;
        sinceMs ??= record.timeMs;
        lastedMs = record.timeMs - sinceMs;
        return !believers.now.has(A);
      },
      () => lastedMs,
    );
  },
  proof: { kind: 'record' },
};

/** Longer than any library takes to notice. */
const LONG_MS = 5000;

const tookOver = milestone('tookOver', () => {
  const believers = new Believers();
  return (record) => {
    believers.heed(record);
    return believers.now.has(B);
  };
});

export const twoHolders: CourseLesson = {
  id: 'L14',
  words,
  kind: 'lesson',
  chapter: 3,
  minutes: 15,
  introduces: ['fencing', 'lease', 'pause'],
  parts: [
    {
      id: 'silence',
      scene: () => worldOf('guarded-lock', 3, { holder: 'stopsWhenSuspended', holdMs: 20_000 }),
      opensAt: PRINTING,
      pace: 'realTime',
      views: ['resource', 'beliefBars'],
      prediction: handOver,
      goal: { milestones: [tookOver] },
      solution: [open(), predict('timeout'), ...handOver.rehearsal],
      otherWays: [
        [
          open(),
          ...give(once('belief.stated', { actor: A, afterMs: 2000 }), kill(A)),
          run(once('belief.stated', { actor: B })),
        ],
        [
          open(),
          ...give(once('belief.stated', { actor: A, afterMs: 2000 }), { type: 'expireSession', client: A }),
          run(once('belief.stated', { actor: B })),
        ],
      ],
    },
    {
      id: 'pause',
      settings: [choiceSetting('guard', ['off', 'on'])],
      scene: ({ guard = 'off' }) =>
        worldOf('guarded-lock', 3, { guard, holder: 'stopsWhenSuspended', holdMs: 20_000 }),
      opensAt: PRINTING,
      views: ['resource', 'beliefBars'],
      prediction: lastWriter,
      goal: { milestones: [staleAccepted, staleRejected] },
      solution: [open(), predict('stale'), ...PAUSED, open({ guard: 'on' }), predict('fresh'), ...PAUSED],
    },
    {
      id: 'deaf',
      settings: [choiceSetting('holder', ['stopsWhenLost', 'stopsWhenSuspended', 'deaf'])],
      scene: ({ holder = 'stopsWhenLost' }) =>
        worldOf('guarded-lock', 3, { holder, library: 'curator-5.4', holdMs: 20_000 }),
      opensAt: PRINTING,
      views: ['beliefBars'],
      prediction: overlap,
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
        predict('aWhile'),
        ...give(once('belief.stated', { actor: A, afterMs: 2000 }), cut(A)),
        run(once('belief.stated', { actor: B })),
      ],
      otherWays: [
        [
          open(),
          ...give(once('belief.stated', { actor: A, afterMs: 2000 }), pause(A)),
          run(once('belief.stated', { actor: B })),
        ],
        [
          open({ holder: 'deaf' }),
          ...give(once('belief.stated', { actor: A, afterMs: 2000 }), cut(A)),
          run(once('belief.stated', { actor: B })),
        ],
      ],
    },
  ],
};
