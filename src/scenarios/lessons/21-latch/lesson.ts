// L21: what SUSPENDED, LOST and RECONNECTED mean for a leader, and three bugs of published versions.
import type { Command } from '../../../engine/index.ts';
import { A, B, RESTART, cut, once, quiet } from '../../locks/cues.ts';
import { sideChoice } from '../../pairs.ts';
import { Believers } from '../believers.ts';
import type { Action, Prediction } from '../lesson.ts';
import { broken, milestone, option, reading } from '../milestones.ts';
import { firstOf, isBroken } from '../outcomes.ts';
import { choiceSetting, give, open, predict, run, worldOf } from '../scenes.ts';
import type { CourseLesson } from '../words.ts';
import { words } from './words.ts';

const CRASH: Command = { type: 'crashServer', server: 'server:1' };
const START: Command = { type: 'startServer', server: 'server:1' };
const NEWEST = '5.8.0';
const POLICY = choiceSetting('policy', ['standard', 'session']);

/** The server restarts: both connections break, both sessions go on. */
const blip: Prediction = {
  id: 'blip',
  options: [
    option('kept', 'kept', 'suspendedIsNothing'),
    option('back', 'back', 'sessionIsEnough'),
    option('moved', 'moved', 'suspendedIsLost'),
  ],
  rehearsal: [...give(quiet(), RESTART), run(once('session.established', { nth: 2, afterMs: 4000 }))],
  read: firstOf(() => {
    const leaders = new Believers('leader');
    let isDown = false;
    return {
      kept: (record) => {
        leaders.heed(record);
        if (record.kind === 'connection.lost' && record.actor === A) isDown = true;
        if (!isDown || record.actor !== A || record.kind !== 'connection.state') return false;
        return record.state === 'RECONNECTED' && leaders.now.has(A);
      },
      back: (record) => isDown && record.kind === 'belief.stated' && record.actor === A,
      moved: (record) => isDown && record.kind === 'belief.stated' && record.actor === B,
    };
  }),
  proof: { kind: 'view', view: 'latchStrips' },
};

const kept = milestone('kept', () => {
  const leaders = new Believers('leader');
  let isDown = false;
  return (record) => {
    leaders.heed(record);
    if (record.kind === 'connection.lost' && record.actor === A) isDown = true;
    return isDown && record.kind === 'session.established' && record.actor === A && leaders.now.has(A);
  };
});

const lostAndBack = milestone('lostAndBack', () => {
  let wasLost = false;
  return (record) => {
    if (record.kind === 'belief.withdrawn' && record.actor === A) wasLost = true;
    return wasLost && record.kind === 'belief.stated' && record.actor === A;
  };
});

/** A is cut off for good: for how long do two lead? */
const cutOff: Prediction = {
  id: 'cutOff',
  options: [
    { id: 'notAtAll', misconception: 'serverTellsTheLoss', fits: (ms) => Number(ms) === 0 },
    { id: 'aWhile', misconception: 'suspendedIsNothing', fits: (ms) => Number(ms) > 0 },
  ],
  rehearsal: [...give(quiet(), cut(A)), run({ on: 'time', atMs: 16_000 })],
  read: () => {
    const leaders = new Believers('leader');
    let sinceMs: number | null = null;
    let lastedMs = 0;
    let wasPaused = false;
    return reading(
      (record) => {
        leaders.heed(record);
        if (record.kind === 'client.paused' && record.actor === A) wasPaused = true;
        if (!leaders.now.has(B)) return false;
        sinceMs ??= record.timeMs;
        lastedMs = record.timeMs - sinceMs;
        return !leaders.now.has(A);
      },
      // A paused library counts nothing.
      () => (wasPaused ? 'paused' : lastedMs),
    );
  },
  proof: { kind: 'view', view: 'latchStrips' },
};

/** The seed with which the two latches of the old version get into each other’s way. */
const RACE_SEED = 74;
/** One new znode for each of the two. */
const ONE_EACH = 2;

/** So many znodes are created after a restart of the server. */
const race: Prediction = {
  id: 'race',
  options: [
    option('none', 0, 'everyoneStartsAgain'),
    {
      id: 'oneEach',
      misconception: 'resetOnce',
      fits: (count) => Number(count) > 0 && Number(count) <= ONE_EACH,
    },
    { id: 'many', misconception: 'nodesOutliveTheBreak', fits: (count) => Number(count) > ONE_EACH },
  ],
  rehearsal: [...give(quiet(), RESTART), run(once('session.established', { nth: 2, afterMs: 4000 }))],
  read: () => {
    let isDown = false;
    let created = 0;
    return reading(
      (record) => {
        if (record.kind === 'connection.lost') isDown = true;
        if (isDown && record.kind === 'txn.applied' && record.type === 'create' && record.err === 'Ok')
          created++;
        return isDown && record.kind === 'belief.stated';
      },
      () => created,
    );
  },
  proof: { kind: 'view', view: 'latchStrips' },
};

const OUTAGE: readonly Action[] = [
  ...give(quiet(), CRASH),
  ...give(once('connection.state', { actor: A, where: { state: 'LOST' }, afterMs: 500 }), START),
  run({ on: 'time', atMs: 25_000 }),
];

/** The server is away for longer than a session, as the library counts. */
const outage: Prediction = {
  id: 'outage',
  options: [option('one', 'one', 'oldNodeIsMine'), option('two', 'two', 'serverGuardsTheCrown')],
  rehearsal: OUTAGE,
  read: firstOf(() => {
    let wasLost = false;
    let closed = 0;
    let znodes = 0;
    return {
      two: isBroken('I-12'),
      // No option fits: the server was back before a library gave its session up.
      tooShort: (record) => !wasLost && record.kind === 'connection.state' && record.state === 'RECONNECTED',
      // Both old sessions have expired, and no znode went with them.
      one: (record) => {
        if (record.kind === 'connection.state' && record.state === 'LOST') wasLost = true;
        if (!wasLost || record.kind !== 'session.closed') return false;
        closed++;
        znodes += record.ephemerals.length;
        return closed === 2 && znodes === 0;
      },
    };
  }),
  proof: { kind: 'view', view: 'latchStrips' },
};

/** After the outage there is one leader, and only one. */
const oneAgain = milestone('oneAgain', ({ values }) => {
  const leaders = new Believers('leader');
  let wasDown = false;
  return (record) => {
    leaders.heed(record);
    if (record.kind === 'connection.state' && record.state === 'LOST') wasDown = true;
    return (
      wasDown && values['version'] !== '5.4.0' && record.kind === 'belief.stated' && leaders.now.size === 1
    );
  };
});

export const latch: CourseLesson = {
  id: 'L21',
  words,
  kind: 'lesson',
  chapter: 5,
  minutes: 18,
  introduces: ['latch'],
  parts: [
    {
      id: 'blip',
      settings: [POLICY],
      scene: ({ policy = 'standard' }) => worldOf('leader-latch', 2, { version: NEWEST, policy }),
      opensAt: quiet(),
      views: ['latchStrips'],
      prediction: blip,
      goal: { milestones: [lostAndBack, kept] },
      solution: [
        open(),
        predict('back'),
        ...give(quiet(), RESTART),
        run(once('belief.stated', { actor: A })),
        open({ policy: 'session' }),
        predict('kept'),
        ...give(quiet(), RESTART),
        run(once('session.established', { nth: 2 })),
      ],
      otherWays: [
        [
          open(),
          ...give(quiet(), CRASH),
          ...give(once('connection.lost', { actor: A, afterMs: 800 }), START),
          run(once('belief.stated', { actor: A })),
          open({ policy: 'session' }),
          ...give(quiet(), CRASH),
          ...give(once('connection.lost', { actor: A, afterMs: 800 }), START),
          run(once('session.established', { nth: 2 })),
        ],
      ],
    },
    {
      id: 'cutOff',
      settings: [choiceSetting('policy', ['session', 'standard'])],
      scene: ({ policy = 'session' }) => worldOf('leader-latch', 2, { version: NEWEST, policy }),
      opensAt: quiet(),
      pace: 'realTime',
      views: ['latchStrips'],
      prediction: cutOff,
      goal: { milestones: [broken('twoLeaders', 'I-12')] },
      solution: [
        open(),
        predict('aWhile'),
        ...give(quiet(), cut(A)),
        run(once('belief.stated', { actor: B, afterMs: 200 })),
      ],
      otherWays: [
        [
          open({ policy: 'standard' }),
          ...give(quiet(), { type: 'pauseClient', client: A }),
          run(once('belief.stated', { actor: B, afterMs: 200 })),
        ],
      ],
    },
    {
      id: 'race',
      keepsSeed: true,
      settings: [choiceSetting('version', ['4.0.1', '5.4.0', NEWEST])],
      scene: ({ version = NEWEST }) => [
        sideChoice({ scenario: 'leader-latch', values: { version } }, RACE_SEED, 2),
      ],
      opensAt: quiet(),
      views: ['latchStrips'],
      prediction: race,
      goal: { milestones: [broken('churn', 'I-14')] },
      solution: [
        open(),
        predict('many'),
        ...give(quiet(), RESTART),
        run(once('session.established', { nth: 2, afterMs: 200 })),
      ],
    },
    {
      id: 'outage',
      settings: [choiceSetting('version', ['5.4.0', '5.7.0', NEWEST])],
      scene: ({ version = NEWEST }) => worldOf('leader-latch', 2, { version }),
      opensAt: quiet(),
      views: ['latchStrips'],
      prediction: outage,
      goal: { milestones: [broken('twoLeaders', 'I-12'), oneAgain] },
      solution: [
        open(),
        predict('two'),
        ...OUTAGE,
        open({ version: '5.7.0' }),
        predict('one'),
        ...OUTAGE.slice(0, -1),
        run(once('belief.stated')),
      ],
    },
  ],
};
