// L12: three holes in published lines: no second look, a gap before the watch, a wake-up that comes too early.
import { A, B, C, kill, once, pause, quiet, release, resume, stall, unstall } from '../../locks/cues.ts';
import { Believers } from '../believers.ts';
import type { Action, Prediction } from '../lesson.ts';
import { broken, milestone, option, reading } from '../milestones.ts';
import { firstOf, isBroken, states, inOrder } from '../outcomes.ts';
import { choiceSetting, give, open, predict, run, worldOf } from '../scenes.ts';
import type { CourseLesson } from '../words.ts';
import { words } from './words.ts';

/** Three stand in line, and the one in the middle is gone: who believes to hold the lock when its node has gone? */
const holders: Prediction = {
  id: 'holders',
  options: [
    option('stillA', 'A', 'lineClosesByItself'),
    { id: 'cToo', misconception: 'notifiedMeansNext', fits: (names) => /^A .*C$/.test(String(names)) },
    option('nobody', 'nobody', 'lineBreaks'),
  ],
  rehearsal: [...give(quiet(), kill(B)), run(once('session.closed', { afterMs: 1000 }))],
  read: () => {
    const believers = new Believers();
    let session: string | null = null;
    let isGone = false;
    let hasReacted = false;
    let isTold = false;
    return reading(
      (record) => {
        believers.heed(record);
        if (record.kind === 'session.established' && record.actor === B) session = record.session;
        if (record.kind === 'session.closed' && record.session === session) isGone = true;
        // A dead client is told nothing; one that lives learns of it when it connects again.
        if (
          record.actor === B &&
          (record.kind === 'client.killed' || record.kind === 'session.learnedExpired')
        )
          isTold = true;
        // The one behind it has been told, and has done what it does then.
        if (isGone && (record.kind === 'gate.reached' || record.kind === 'watch.set')) hasReacted = true;
        return isTold && hasReacted;
      },
      () => believers.names,
    );
  },
  proof: { kind: 'client', id: C },
};

/** A list has come, and what is in it goes before a watch is set on it. */
const IN_THE_GAP: readonly Action[] = [
  ...give(once('reply.delivered', { actor: B, where: { op: 'getChildren' } }), pause(B), release(A)),
  ...give(once('txn.applied', { where: { type: 'delete' } }), resume(B)),
  run({ on: 'time', atMs: 20_000 }),
];

/** What happens to B, whose watch came too late. */
const lateWatch: Prediction = {
  id: 'lateWatch',
  options: [
    option('holds', 'holds', 'watchTellsThePast'),
    option('waits', 'waits', 'nothingLeftIsMyTurn'),
    option('fails', 'fails', 'watchingNothingFails'),
  ],
  rehearsal: IN_THE_GAP,
  read: firstOf(() => ({
    holds: inOrder((record) => record.kind === 'client.resumed', states(B, 'holder')),
    waits: inOrder((record) => record.kind === 'client.resumed', isBroken('I-5')),
    fails: (record) => record.kind === 'client.closed' && record.actor === B,
  })),
  proof: { kind: 'client', id: B },
};

/** The event comes while the program has not begun to wait. */
const TOO_EARLY: readonly Action[] = [
  ...give(once('reply.delivered', { actor: B, where: { op: 'exists' } }), stall(B), release(A)),
  ...give(once('callback.run', { actor: B, where: { event: { type: 'NodeDeleted' } } }), unstall(B)),
  run({ on: 'time', atMs: 20_000 }),
];

const earlyEvent: Prediction = {
  id: 'earlyEvent',
  options: [option('holds', 'holds', 'eventsWaitForTheProgram'), option('waits', 'waits', 'earlyIsLost')],
  rehearsal: TOO_EARLY,
  read: firstOf(() => ({
    holds: inOrder((record) => record.kind === 'program.unstalled', states(B, 'holder')),
    waits: inOrder((record) => record.kind === 'program.unstalled', isBroken('I-5')),
  })),
  proof: { kind: 'client', id: B },
};

const takesTheLock = milestone('takesTheLock', ({ values }) => {
  const look = inOrder(
    (record) => record.kind === 'client.resumed' || record.kind === 'program.unstalled',
    states(B, 'holder'),
  );
  return (record, seen) => values['variant'] !== 'article' && look(record, seen);
});

/** In the corrected lock a waiter in the middle has died and its successor watches again; there is one holder. */
const lineCloses = milestone('lineCloses', ({ values }) => {
  const believers = new Believers();
  let isGone = false;
  return (record) => {
    believers.heed(record);
    if (record.kind === 'session.closed' && believers.now.size === 1) isGone = true;
    return (
      isGone && values['variant'] === 'corrected' && record.kind === 'watch.set' && believers.now.size === 1
    );
  };
});

export const breakTheLine: CourseLesson = {
  id: 'L12',
  words,
  kind: 'lesson',
  chapter: 3,
  minutes: 18,
  parts: [
    {
      id: 'middle',
      settings: [choiceSetting('variant', ['article', 'corrected'])],
      scene: ({ variant = 'article' }) => worldOf('fair-lock', 3, { variant }),
      opensAt: quiet(),
      views: ['lockLane', 'beliefBars'],
      prediction: holders,
      goal: { milestones: [broken('twoKeys', 'I-1'), lineCloses] },
      solution: [
        open(),
        predict('cToo'),
        ...give(quiet(), kill(B)),
        run(once('session.closed', { afterMs: 1000 })),
        open({ variant: 'corrected' }),
        predict('stillA'),
        ...give(quiet(), kill(B)),
        run(once('session.closed', { afterMs: 1000 })),
      ],
      otherWays: [
        [
          open(),
          ...give(quiet(), { type: 'expireSession', client: B }),
          run(once('session.closed', { afterMs: 1000 })),
          open({ variant: 'corrected' }),
          ...give(quiet(), { type: 'expireSession', client: B }),
          run(once('session.closed', { afterMs: 1000 })),
        ],
      ],
    },
    {
      id: 'gap',
      settings: [choiceSetting('line', ['article', 'article-looks-again'])],
      scene: ({ line = 'article' }) => worldOf('line-lock', 3, { variant: line }),
      views: ['lockLane'],
      prediction: lateWatch,
      goal: { milestones: [broken('waitsForNothing', 'I-5'), takesTheLock] },
      solution: [
        open(),
        predict('waits'),
        ...IN_THE_GAP,
        open({ line: 'article-looks-again' }),
        predict('holds'),
        ...IN_THE_GAP.slice(0, -1),
        run(once('belief.stated', { actor: B })),
      ],
      otherWays: [
        [
          open(),
          ...give(once('reply.delivered', { actor: B, where: { op: 'getChildren' } }), stall(B), release(A)),
          ...give(once('txn.applied', { where: { type: 'delete' } }), unstall(B)),
          run({ on: 'time', atMs: 20_000 }),
          open({ line: 'article-looks-again' }),
          ...give(once('reply.delivered', { actor: B, where: { op: 'getChildren' } }), stall(B), release(A)),
          ...give(once('txn.applied', { where: { type: 'delete' } }), unstall(B)),
          run(once('belief.stated', { actor: B })),
        ],
      ],
    },
    {
      id: 'tooEarly',
      settings: [choiceSetting('variant', ['article', 'corrected'])],
      scene: ({ variant = 'article' }) => worldOf('fair-lock', 3, { variant }),
      views: ['lockLane', 'threads'],
      prediction: earlyEvent,
      goal: { milestones: [broken('wakeUpLost', 'I-5'), takesTheLock] },
      solution: [
        open(),
        predict('waits'),
        ...TOO_EARLY,
        open({ variant: 'corrected' }),
        predict('holds'),
        ...TOO_EARLY.slice(0, -1),
        run(once('belief.stated', { actor: B })),
      ],
    },
  ],
};
