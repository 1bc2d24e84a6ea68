// L12: three holes in published lines: no second look, a gap before the watch, a wake-up that comes too early.
import { A, B, C, kill, once, pause, quiet, release, resume, stall, unstall } from '../locks/cues.ts';
import { Believers } from './believers.ts';
import type { Lesson, Prediction } from './lesson.ts';
import { broken, milestone, option, reading } from './milestones.ts';
import { choiceSetting, give, open, predict, run, worldOf } from './scenes.ts';

/** Three stand in line, and the one in the middle dies: who believes to hold the lock when its node has gone? */
const holders: Prediction = {
  id: 'holders',
  options: [
    option('stillA', 'A', 'lineClosesByItself'),
    option('cToo', 'A C', 'notifiedMeansNext'),
    option('nobody', 'nobody', 'lineBreaks'),
  ],
  rehearsal: [...give(quiet(), kill(B)), run(once('session.closed', { afterMs: 1000 }))],
  read: () => {
    const believers = new Believers();
    let session: string | null = null;
    let isGone = false;
    return reading(
      (record) => {
        believers.heed(record);
        if (record.kind === 'session.established' && record.actor === B) session = record.session;
        if (record.kind === 'session.closed' && record.session === session) isGone = true;
        // The one behind it has been told, and has done what it does then.
        return isGone && (record.kind === 'gate.reached' || record.kind === 'watch.set');
      },
      () => believers.names,
    );
  },
  proof: { kind: 'client', id: C },
};

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

export const breakTheLine: Lesson = {
  id: 'L12',
  kind: 'lesson',
  chapter: 3,
  minutes: 12,
  parts: [
    {
      id: 'middle',
      settings: [choiceSetting('variant', ['article', 'corrected'])],
      scene: ({ variant = 'article' }) => worldOf('fair-lock', 3, { variant }),
      opensAt: quiet(),
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
      scene: () => worldOf('line-lock', 3, { variant: 'article' }),
      goal: { milestones: [broken('waitsForNothing', 'I-5')] },
      solution: [
        open(),
        ...give(once('reply.delivered', { actor: B, where: { op: 'getChildren' } }), pause(B), release(A)),
        ...give(once('txn.applied', { where: { type: 'delete' } }), resume(B)),
        run({ on: 'time', atMs: 20_000 }),
      ],
    },
    {
      id: 'tooEarly',
      scene: () => worldOf('fair-lock', 3, { variant: 'article' }),
      goal: { milestones: [broken('wakeUpLost', 'I-5')] },
      solution: [
        open(),
        ...give(once('reply.delivered', { actor: B, where: { op: 'exists' } }), stall(B), release(A)),
        ...give(once('callback.run', { actor: B, where: { event: { type: 'NodeDeleted' } } }), unstall(B)),
        run({ on: 'time', atMs: 20_000 }),
      ],
    },
  ],
};
