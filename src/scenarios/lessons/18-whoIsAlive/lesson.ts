// L18: a list of ephemerals is late to see a death, early to see life, and in the way of a fast restart.
import { B, cut, heal, kill, once, quiet } from '../../locks/cues.ts';
import type { Command, TraceRecord } from '../../../engine/index.ts';
import type { Action, Milestone, Prediction, StepSeen } from '../lesson.ts';
import { broken, milestone, option, reading } from '../milestones.ts';
import { choiceSetting, give, open, predict, run, worldOf } from '../scenes.ts';
import { Waited } from '../waited.ts';
import type { CourseLesson } from '../words.ts';
import { words } from './words.ts';

const NAME = '/group/host-B';
const START_B: Command = { type: 'startClient', client: B };
/** All have registered, and the router has listed them. */
const LISTED = quiet(1500);

function isListed(seen: StepSeen): boolean {
  return [...seen.world().servers.values()].some(({ nodes }) => nodes.get(NAME) !== undefined);
}

/** From the death of a host until its name is gone. */
const deaf: Prediction = {
  id: 'deaf',
  options: [
    { id: 'atOnce', misconception: 'deathIsTold', fits: (ms) => Number(ms) < 1000 },
    {
      id: 'timeout',
      misconception: null,
      fits: (ms, { values }) => Number(ms) >= 1000 && Number(ms) <= Number(values['timeoutMs']) + TICK_MS,
    },
    {
      id: 'longer',
      misconception: 'listIsNeverWrong',
      fits: (ms, { values }) => Number(ms) > Number(values['timeoutMs']) + TICK_MS,
    },
  ],
  rehearsal: [...give(LISTED, kill(B)), run(once('session.closed'))],
  read: () => {
    let diedAtMs = 0;
    let tookMs = 0;
    return reading(
      (record) => {
        if (record.kind === 'client.killed' && record.actor === B) diedAtMs = record.timeMs;
        tookMs = record.timeMs - diedAtMs;
        return diedAtMs > 0 && removes(record);
      },
      () => tookMs,
    );
  },
  proof: { kind: 'znode', id: NAME },
};

const TICK_MS = 2000;

function removes(record: TraceRecord): boolean {
  return (
    record.kind === 'txn.applied' &&
    record.changes.some(({ type, path }) => type === 'deleted' && path === NAME)
  );
}

const RESTARTED: readonly Action[] = [...give(LISTED, kill(B)), ...give(quiet(1000), START_B)];

/** The host comes back before its old session is over, and creates its name. */
const sameName: Prediction = {
  id: 'sameName',
  options: [
    option('ok', 'Ok', 'newProcessNewName'),
    option('exists', 'NodeExists', null),
    option('loss', 'ConnectionLoss', 'oldSessionBlocks'),
  ],
  rehearsal: [...RESTARTED, run(once('reply.delivered', { actor: B, where: { op: 'create' } }))],
  read: () => {
    let hasDied = false;
    let err = '';
    return reading(
      (record) => {
        if (record.kind === 'client.killed' && record.actor === B) hasDied = true;
        if (!hasDied || record.kind !== 'reply.delivered' || record.actor !== B || record.op !== 'create')
          return false;
        ({ err } = record);
        return true;
      },
      () => err,
    );
  },
  proof: { kind: 'znode', id: NAME },
};

/** Whether the name of a host that lives is there once its old session is over. */
function listedLater(begins: (record: TraceRecord) => boolean): Prediction['read'] {
  return () => {
    const waited = new Waited(1500);
    let outcome = '';
    return reading(
      (record, seen) => {
        if (begins(record)) waited.since(record);
        const isBack = waited.hasBegun && record.kind === 'belief.stated' && record.actor === B;
        if (!isBack && !waited.isOver(record)) return false;
        outcome = isListed(seen) ? 'listed' : 'missing';
        return true;
      },
      () => outcome,
    );
  };
}

const LISTS = [option('listed', 'listed', 'existsIsMine'), option('missing', 'missing', 'watchesOut')];

const later: Prediction = {
  id: 'later',
  options: LISTS,
  rehearsal: [...RESTARTED, run(once('session.closed', { afterMs: 6000 }))],
  read: listedLater(removes),
  proof: { kind: 'znode', id: NAME },
};

const CUT_OFF: readonly Action[] = [
  ...give(LISTED, cut(B)),
  ...give(once('session.expired', { afterMs: 1000 }), heal(B)),
];

/** The host has lived on while it was cut off for longer than its session. */
const reconnected: Prediction = {
  id: 'reconnected',
  options: [option('listed', 'listed', 'sessionComesBack'), option('missing', 'missing', 'registersAgain')],
  rehearsal: [...CUT_OFF, run(once('session.learnedExpired', { actor: B, afterMs: 4000 }))],
  read: listedLater((record) => record.kind === 'session.learnedExpired' && record.actor === B),
  proof: { kind: 'znode', id: NAME },
};

/** Its name is there again, made by another session than before. */
function listedAgain(id: string): Milestone {
  return milestone(id, () => {
    let isGone = false;
    return (record) => {
      if (removes(record)) isGone = true;
      return (
        isGone &&
        record.kind === 'txn.applied' &&
        record.changes.some(({ type, path }) => type === 'created' && path === NAME)
      );
    };
  });
}

export const whoIsAlive: CourseLesson = {
  id: 'L18',
  words,
  kind: 'lesson',
  chapter: 4,
  minutes: 15,
  introduces: ['membership'],
  parts: [
    {
      id: 'death',
      settings: [{ name: 'timeoutMs', kind: 'integer', min: 4000, max: 20_000, words: [], initial: 4000 }],
      scene: ({ timeoutMs }) => worldOf('group-membership', 4, { timeoutMs: Number(timeoutMs) }),
      opensAt: quiet(1000),
      pace: 'realTime',
      prediction: deaf,
      goal: {
        milestones: [milestone('unlisted', () => (record) => removes(record))],
      },
      solution: [open(), predict('timeout'), ...deaf.rehearsal],
      otherWays: [
        [open(), ...give(LISTED, { type: 'closeClient', client: B }), run(once('session.closed'))],
        [open(), ...give(LISTED, cut(B)), run(once('session.closed'))],
      ],
    },
    {
      id: 'sameName',
      scene: () => worldOf('group-membership', 4, { variant: 'trusts-node-exists', timeoutMs: 10_000 }),
      opensAt: quiet(1000),
      pace: 'realTime',
      prediction: sameName,
      goal: {
        milestones: [
          milestone('nameTaken', () => (record) => {
            return record.kind === 'reply.delivered' && record.op === 'create' && record.err === 'NodeExists';
          }),
        ],
      },
      solution: [open(), predict('exists'), ...sameName.rehearsal],
    },
    {
      id: 'later',
      settings: [choiceSetting('variant', ['trusts-node-exists', 'checks-owner'])],
      scene: ({ variant = 'checks-owner' }) => worldOf('group-membership', 4, { variant }),
      opensAt: quiet(1000),
      pace: 'realTime',
      prediction: later,
      goal: { milestones: [broken('aliveUnlisted', 'I-31'), listedAgain('listedAgain')] },
      solution: [
        open(),
        predict('missing'),
        ...RESTARTED,
        run({ on: 'time', atMs: 24_000 }),
        open({ variant: 'checks-owner' }),
        predict('listed'),
        ...RESTARTED,
        run(once('txn.applied', { where: { type: 'create' } })),
      ],
    },
    {
      id: 'cutOff',
      settings: [choiceSetting('host', ['registers-once', 'checks-owner'])],
      scene: ({ host = 'checks-owner' }) => worldOf('group-membership', 4, { variant: host }),
      opensAt: quiet(1000),
      prediction: reconnected,
      goal: { milestones: [broken('aliveUnlisted', 'I-31'), listedAgain('listedAgain')] },
      solution: [
        open(),
        predict('missing'),
        ...CUT_OFF,
        run({ on: 'time', atMs: 30_000 }),
        open({ host: 'checks-owner' }),
        predict('listed'),
        ...CUT_OFF,
        run(once('txn.applied', { where: { type: 'create' } })),
      ],
      otherWays: [
        [
          open(),
          ...give(LISTED, { type: 'expireSession', client: B }),
          run({ on: 'time', atMs: 30_000 }),
          open({ host: 'checks-owner' }),
          ...give(LISTED, { type: 'expireSession', client: B }),
          run(once('txn.applied', { where: { type: 'create' } })),
        ],
      ],
    },
  ],
};
