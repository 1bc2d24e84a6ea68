// L20: an election of an application is the lock with another name; nobody may delete the znodes of others.
import { A, B, C, cut, kill, once, openGate, quiet, stall } from '../../locks/cues.ts';
import type { TraceRecord } from '../../../engine/index.ts';
import { Believers } from '../believers.ts';
import type { Action, Prediction } from '../lesson.ts';
import { broken, milestone, option, reading } from '../milestones.ts';
import { choiceSetting, clientsSetting, give, open, predict, run, worldOf } from '../scenes.ts';
import { Waited } from '../waited.ts';
import type { CourseLesson } from '../words.ts';
import { words } from './words.ts';

const D = 'client:D';
/** Earlier candidates have used up the numbers before it, as in the published transcript. */
const FIRST = 133;

/** The third of five dies: what does the one behind it do? */
const behindTheDead: Prediction = {
  id: 'behindTheDead',
  options: [
    option('leads', 'leads', 'notifiedMeansElected'),
    option('watchesLeader', FIRST, 'allWatchTheLeader'),
    option('watchesNext', FIRST + 1, null),
  ],
  rehearsal: [...give(quiet(), kill(C)), run(once('session.closed', { afterMs: 1000 }))],
  read: () => {
    let isGone = false;
    let outcome: number | string = '';
    return reading(
      (record) => {
        if (removesNumber(record, FIRST + 2)) isGone = true;
        if (!isGone) return false;
        if (record.kind === 'watch.set') outcome = Number(record.path.slice(-10));
        if (record.kind === 'belief.stated' && record.actor === D) outcome = 'leads';
        return outcome !== '';
      },
      () => outcome,
    );
  },
  proof: { kind: 'view', view: 'eyes' },
};

function removesNumber(record: TraceRecord, number: number): boolean {
  if (record.kind !== 'txn.applied') return false;
  return record.changes.some(({ type, path }) => type === 'deleted' && Number(path.slice(-10)) === number);
}

/** The leader dies: how many are woken? */
const woken: Prediction = {
  id: 'woken',
  options: [
    option('one', 1, 'eachWatchesOne'),
    option('all', ({ clients }) => clients - 1, 'deathWakesAll'),
    option('twice', ({ clients }) => 2 * (clients - 1), 'leadingFires'),
  ],
  rehearsal: [...give(quiet(), kill(A)), run(once('session.closed', { afterMs: 4000 }))],
  read: () => {
    let hasDied = false;
    let fired = 0;
    return reading(
      (record) => {
        if (record.kind === 'client.killed' && record.actor === A) hasDied = true;
        if (hasDied && record.kind === 'watch.fired') fired++;
        return fired > 0 && record.kind === 'belief.stated';
      },
      () => fired,
    );
  },
  proof: { kind: 'counter', counter: 'wakeUps' },
};

/** The leader is cut off: who believes it leads once the next one does? */
const cutOff: Prediction = {
  id: 'cutOff',
  options: [option('one', 1, 'leaderGoesOn'), option('two', 2, 'leaderKnows')],
  rehearsal: [...give(quiet(), cut(A)), run(once('belief.stated', { actor: B }))],
  read: () => {
    const leaders = new Believers('leader');
    return reading(
      (record) => {
        leaders.heed(record);
        return leaders.now.has(B);
      },
      () => leaders.now.size,
    );
  },
  proof: { kind: 'view', view: 'beliefBars' },
};

const STALLED: readonly Action[] = [
  ...give(once('belief.stated', { actor: A, afterMs: 3000 }), stall(A)),
  run({ on: 'time', atMs: 16_000 }),
];

/** The program of the leader stalls; its library goes on with heartbeats. */
const stalled: Prediction = {
  id: 'stalled',
  options: [option('one', 1, 'cleaningIsSafer'), option('two', 2, 'sessionDecides')],
  rehearsal: STALLED,
  read: () => {
    const leaders = new Believers('leader');
    const waited = new Waited(10_000);
    return reading(
      (record) => {
        leaders.heed(record);
        if (record.kind === 'program.stalled' && record.actor === A) waited.since(record);
        return waited.hasBegun && (leaders.now.size > 1 || waited.isOver(record));
      },
      () => leaders.now.size,
    );
  },
  proof: { kind: 'view', view: 'beliefBars' },
};

/** Another client leads than the one that led first. */
const newLeader = milestone('newLeader', () => {
  let first: string | null = null;
  return (record) => {
    if (record.kind !== 'belief.stated' || record.belief.what !== 'leader') return false;
    first ??= record.actor;
    return record.actor !== first;
  };
});

/** A candidate in the middle is gone, and the one behind it watches another. */
const closedUp = milestone('closedUp', () => {
  let isGone = false;
  return (record) => {
    if (
      removesNumber(record, FIRST + 1) ||
      removesNumber(record, FIRST + 2) ||
      removesNumber(record, FIRST + 3)
    )
      isGone = true;
    return isGone && record.kind === 'watch.set';
  };
});

export const candidates: CourseLesson = {
  id: 'L20',
  words,
  kind: 'lesson',
  chapter: 5,
  minutes: 15,
  introduces: ['election'],
  parts: [
    {
      id: 'middle',
      settings: [clientsSetting(5, 8, 5)],
      scene: ({ clients }) =>
        worldOf('candidates', Number(clients), { variant: 'corrected', firstNumber: FIRST }),
      opensAt: quiet(),
      views: ['eyes'],
      prediction: behindTheDead,
      goal: { milestones: [closedUp] },
      solution: [
        open(),
        predict('watchesNext'),
        ...give(quiet(), kill(C)),
        run(once('session.closed', { afterMs: 1000 })),
      ],
      otherWays: [
        [
          open(),
          ...give(quiet(), { type: 'closeClient', client: B }),
          run(once('session.closed', { afterMs: 1000 })),
        ],
        [
          open(),
          ...give(quiet(), { type: 'expireSession', client: D }),
          run(once('session.closed', { afterMs: 1000 })),
        ],
      ],
    },
    {
      id: 'woken',
      settings: [choiceSetting('variant', ['everyone', 'corrected']), clientsSetting(4, 12, 6)],
      scene: ({ variant = 'everyone', clients }) => worldOf('candidates', Number(clients), { variant }),
      opensAt: quiet(),
      views: ['eyes'],
      prediction: woken,
      goal: { milestones: [newLeader] },
      solution: [open(), predict('all'), ...give(quiet(), kill(A)), run(once('belief.stated'))],
      otherWays: [[open(), ...give(quiet(), openGate(A, 'leave')), run(once('belief.stated'))]],
    },
    {
      id: 'cutOff',
      settings: [choiceSetting('variant', ['article', 'corrected'])],
      scene: ({ variant = 'article' }) => worldOf('candidates', 3, { variant }),
      opensAt: quiet(),
      views: ['beliefBars'],
      prediction: cutOff,
      goal: { milestones: [broken('twoLeaders', 'I-12')] },
      solution: [
        open(),
        predict('two'),
        ...give(quiet(), cut(A)),
        run(once('belief.stated', { actor: B, afterMs: 500 })),
      ],
      otherWays: [
        [
          open({ variant: 'corrected' }),
          ...give(quiet(), { type: 'pauseClient', client: A }),
          run(once('belief.stated', { actor: B, afterMs: 500 })),
        ],
      ],
    },
    {
      id: 'timer',
      settings: [choiceSetting('removal', ['byAge', 'never'])],
      scene: ({ removal = 'byAge' }) => worldOf('scheme-two', 3, { removal }),
      opensAt: once('belief.stated', { actor: A, afterMs: 2500 }),
      views: ['beliefBars', 'eyes'],
      prediction: stalled,
      goal: { milestones: [broken('twoLeaders', 'I-12')] },
      solution: [
        open(),
        predict('two'),
        ...STALLED.slice(0, -1),
        run(once('belief.stated', { actor: B, afterMs: 500 })),
      ],
      otherWays: [
        [
          open(),
          ...give({ on: 'time', atMs: 3000 }, { type: 'jumpClientClock', client: B, byMs: 60_000 }),
          run(once('belief.stated', { actor: B, afterMs: 500 })),
        ],
      ],
    },
  ],
};
