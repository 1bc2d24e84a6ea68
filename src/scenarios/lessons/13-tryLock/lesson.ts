// L13: a failed attempt must leave no node, a timeout is not a lock, and re-entrance belongs to a thread.
import { A, B, C, once, quiet, release } from '../../locks/cues.ts';
import { Believers } from '../believers.ts';
import type { Action, Prediction } from '../lesson.ts';
import { broken, milestone, option, reading } from '../milestones.ts';
import { after, firstOf, states } from '../outcomes.ts';
import { choiceSetting, give, open, predict, run, worldOf } from '../scenes.ts';
import type { CourseLesson } from '../words.ts';
import { words } from './words.ts';

const LOCK = choiceSetting('variant', ['article', 'corrected']);
/** By then all have come, and B has gone again. */
const ALL_THERE = quiet();
const GIVE_BACK: readonly Action[] = [...give(quiet(), release(A)), run({ on: 'time', atMs: 20_000 })];

/** B has tried and gone; C waits. Who has the lock once A has given it back? */
const nextHolder: Prediction = {
  id: 'nextHolder',
  options: [
    option('c', 'C', 'noMeansNothing'),
    option('b', 'B', 'queuedMeansWaiting'),
    option('nobody', 'nobody', 'nodesLeaveAlone'),
  ],
  rehearsal: GIVE_BACK,
  read: firstOf(() => ({
    C: states(C, 'holder'),
    B: states(B, 'holder'),
    nobody: after(3000, (record) => record.kind === 'belief.withdrawn' && record.actor === A),
  })),
  proof: { kind: 'client', id: C },
};

/** B's time is over while A holds the lock. */
const outOfTime: Prediction = {
  id: 'outOfTime',
  options: [option('aAlone', 'A', 'timeoutIsALock'), option('bToo', 'A B', 'timeoutIsNo')],
  rehearsal: [run({ on: 'time', atMs: 8000 })],
  read: () => {
    const believers = new Believers();
    let isOver = false;
    return reading(
      (record) => {
        believers.heed(record);
        if (record.kind === 'fact.stated' && record.actor === B && record.fact.type === 'gaveUp')
          isOver = true;
        return believers.now.has(A) && (isOver || believers.now.has(B));
      },
      () => believers.names,
    );
  },
  proof: { kind: 'client', id: B },
};

/** Two threads of A ask for the lock; is the second let in beside the first? */
const secondThread: Prediction = {
  id: 'secondThread',
  options: [option('in', 'in', 'oneLockPerProcess'), option('waits', 'waits', 'reentrantForAll')],
  rehearsal: [...give(quiet(500), release(A)), run({ on: 'time', atMs: 6000 })],
  read: () => {
    let inside = 0;
    let outcome = '';
    return reading(
      (record) => {
        if (record.actor !== A) return false;
        if (record.kind === 'belief.withdrawn') {
          inside--;
          outcome = 'waits';
        }
        if (record.kind === 'belief.stated' && ++inside > 1) outcome = 'in';
        return outcome !== '';
      },
      () => outcome,
    );
  },
  proof: { kind: 'client', id: A },
};

/** With the corrected lock B has given up, and its node is gone. */
const leftNothing = milestone('leftNothing', ({ values }) => {
  let hasGivenUp = false;
  return (record, seen) => {
    if (record.kind === 'fact.stated' && record.actor === B && record.fact.type === 'gaveUp')
      hasGivenUp = true;
    if (!hasGivenUp || values['variant'] !== 'corrected') return false;
    return ![...seen.world().servers.values()].some(({ nodes }) =>
      [...nodes.entries()].some(([path]) => path.endsWith('-0000000001')),
    );
  };
});

/** Both threads of A have had it, the second after the first. */
const inTurn = milestone('inTurn', () => {
  let inside = 0;
  let turns = 0;
  let wereTogether = false;
  return (record) => {
    if (record.actor !== A) return false;
    if (record.kind === 'belief.withdrawn') inside--;
    if (record.kind !== 'belief.stated') return false;
    turns++;
    if (++inside > 1) wereTogether = true;
    return turns > 1 && !wereTogether;
  };
});

const cHolds = milestone('cHolds', () => states(C, 'holder'));

export const tryLock: CourseLesson = {
  id: 'L13',
  words,
  kind: 'lesson',
  chapter: 3,
  minutes: 15,
  introduces: ['tryLock', 'reentrant'],
  parts: [
    {
      id: 'walkAway',
      settings: [LOCK],
      scene: ({ variant = 'article' }) => worldOf('fair-lock', 3, { variant, second: 'tryLock', rounds: 1 }),
      opensAt: ALL_THERE,
      views: ['lockLane'],
      prediction: nextHolder,
      goal: { milestones: [broken('blocked', 'I-5'), cHolds] },
      solution: [
        open(),
        predict('nobody'),
        ...GIVE_BACK,
        open({ variant: 'corrected' }),
        predict('c'),
        ...give(quiet(), release(A)),
        run(once('belief.stated', { actor: C })),
      ],
      otherWays: [
        [
          open(),
          ...give(quiet(), { type: 'killClient', client: A }),
          run({ on: 'time', atMs: 25_000 }),
          open(),
          ...give(quiet(), release(A), { type: 'closeClient', client: B }),
          run(once('belief.stated', { actor: C })),
        ],
      ],
    },
    {
      id: 'outOfTime',
      settings: [LOCK],
      scene: ({ variant = 'article' }) => worldOf('fair-lock', 3, { variant, second: 'tryLockFor' }),
      opensAt: once('watch.set', { nth: 2 }),
      views: ['lockLane', 'beliefBars'],
      prediction: outOfTime,
      goal: { milestones: [broken('twoKeys', 'I-1'), leftNothing] },
      solution: [
        open(),
        predict('bToo'),
        run(once('belief.stated', { actor: B })),
        open({ variant: 'corrected' }),
        predict('aAlone'),
        run(once('fact.stated', { actor: B, where: { fact: { type: 'gaveUp' } } })),
      ],
    },
    {
      id: 'secondThread',
      settings: [LOCK],
      scene: ({ variant = 'article' }) => worldOf('fair-lock', 2, { variant, threads: 2 }),
      views: ['threads'],
      prediction: secondThread,
      goal: { milestones: [broken('together', 'I-1'), inTurn] },
      solution: [
        open(),
        predict('in'),
        run(quiet()),
        open({ variant: 'corrected' }),
        predict('waits'),
        ...give(quiet(500), release(A)),
        run(once('belief.stated', { actor: A })),
      ],
    },
  ],
};
