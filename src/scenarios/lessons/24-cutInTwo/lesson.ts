// L24: majorities prevent two leaders that commit; the smaller side may still answer old reads for a while.
import { counterOf, type PeerTarget, type TraceRecord } from '../../../engine/index.ts';
import { HEAL, LEADER, follower, once, part, press, quiet, ready } from '../../ensemble/cues.ts';
import { dataRead } from '../handed.ts';
import type { Action, Prediction } from '../lesson.ts';
import { broken, milestone, option, reading } from '../milestones.ts';
import { choiceSetting, give, open, predict, run, worldOf } from '../scenes.ts';
import { Staleness, staleRead } from '../staleRead.ts';
import type { CourseLesson } from '../words.ts';
import { words } from './words.ts';

/** The leader and one more on this side, with A and C. */
const SMALL: readonly PeerTarget[] = [LEADER, follower(1), 'client:A', 'client:C'];
const LARGE: readonly PeerTarget[] = [follower(2), follower(3), follower(4), 'client:B'];

/** The first leader is in office, and clients have found their servers. */
const SETTLED = quiet(200);

const CUT: readonly Action[] = [
  ...give(once('leader.established', { afterMs: 3600 }), press('client:A', 'write')),
  ...give(ready('client:A', 'write', 470), part(SMALL, LARGE)),
];

/** Both sides are written to, and C reads on the smaller one. */
const STALE: readonly Action[] = [
  ...CUT,
  ...give(once('session.established', { actor: 'client:B' }), press('client:B', 'write')),
  ...give(
    once('reply.delivered', { actor: 'client:B', where: { op: 'setData' } }),
    press('client:C', 'read'),
  ),
  run(ready('client:C', 'read')),
];

/** From the cut until the old leader steps down. */
const answering: Prediction = {
  id: 'answering',
  options: [
    { id: 'notAtAll', misconception: 'smallSideStops', fits: (ms) => Number(ms) < 1000 },
    { id: 'aWhile', misconception: null, fits: (ms) => Number(ms) >= 1000 && Number(ms) < 20_000 },
    { id: 'forEver', misconception: 'twoBrains', fits: (ms) => Number(ms) >= 20_000 },
  ],
  rehearsal: [...CUT, run(once('role.left', { where: { role: 'LEADING' } }))],
  read: () => {
    const staleness = new Staleness();
    let cutAtMs: number | null = null;
    let lastedMs = 0;
    return reading(
      (record) => {
        staleness.heed(record);
        if (record.kind === 'network.cut') cutAtMs ??= record.timeMs;
        if (record.kind === 'network.healed') cutAtMs = null;
        if (record.kind !== 'role.left' || record.role !== 'LEADING' || cutAtMs === null) return false;
        lastedMs = record.timeMs - cutAtMs;
        return true;
      },
      () => lastedMs,
      () => ({ staleMs: staleness.ageMs }),
    );
  },
  proof: { kind: 'record' },
};

/** After the cut was healed, all servers hold the same again. */
const healed = milestone('healed', () => {
  let isHealed = false;
  return (record, seen) => {
    if (record.kind === 'network.healed') isHealed = true;
    if (!isHealed || !['learner.synced', 'server.serving', 'reply.delivered'].includes(record.kind))
      return false;
    const values = [...seen.world().servers.values()].map(({ vars, nodes }) =>
      vars.value.state === 'serving' ? (nodes.get('/x')?.data ?? '') : null,
    );
    return !values.includes(null) && new Set(values).size === 1;
  };
});

/** Both sides have acknowledged a write after the cut. */
const bothWrote = (record: TraceRecord): boolean =>
  record.kind === 'reply.delivered' && record.op === 'setData' && record.err === 'Ok';

const acknowledged: Prediction = {
  id: 'acknowledged',
  options: [option('one', 1, 'majorityIsALaw'), option('both', 2, 'oneVoteIsSafe')],
  rehearsal: [run(once('network.healed'))],
  read: () => {
    const writers = new Set<string>();
    let isCut = false;
    return reading(
      (record) => {
        if (record.kind === 'network.cut') isCut = true;
        if (isCut && bothWrote(record)) writers.add(record.actor);
        return record.kind === 'network.healed';
      },
      () => writers.size,
    );
  },
  proof: { kind: 'view', view: 'serverTrees' },
};

const SECOND_READ = { actor: 'client:B', where: { op: 'getData' }, nth: 2 } as const;
/** The first start of all servers is over by then. */
const STARTED_BY_MS = 2000;
const BACK = once('sync.sent', { where: { to: 'server:4' }, nth: 2 });
/** The one write that was done without it. */
const MISSED = 1;

/** Server 3 alone logged A's second write, and died; an epoch went by without it; then server 3 is back to vote. */
const comesBack: Prediction = {
  id: 'comesBack',
  options: [option('gone', 'A1', 'droppedIsDropped'), option('back', 'A2', 'epochIsEnough')],
  rehearsal: [run(once('reply.delivered', SECOND_READ)), run({ on: 'quiet' })],
  read: () => {
    let reads = 0;
    let value = '';
    return reading(
      (record) => {
        const data = record.actor === 'client:B' ? dataRead(record) : null;
        if (data === null) return false;
        value = data;
        return ++reads === 2;
      },
      () => value,
    );
  },
  proof: { kind: 'znode', id: '/x' },
};

/** So many transactions an observer is sent when it is back. */
const sentAgain: Prediction = {
  id: 'sentAgain',
  options: [
    { id: 'whatItMissed', misconception: 'memoryOnly', fits: (txns) => Number(txns) <= MISSED },
    { id: 'everything', misconception: 'diskIsForVoters', fits: (txns) => Number(txns) > MISSED },
  ],
  rehearsal: [run(BACK)],
  read: () => {
    let txns = 0;
    return reading(
      (record) => {
        const sent = sentToObserver(record);
        if (sent === null || !sent.isBack) return false;
        txns = sent.txns;
        return true;
      },
      () => txns,
    );
  },
  proof: { kind: 'record' },
};

const sentLess = milestone('sentLess', () => (record) => isSent(record, (txns) => txns <= MISSED));
const sentAll = milestone('sentAll', () => (record) => isSent(record, (txns) => txns > MISSED));

function isSent(record: TraceRecord, wanted: (txns: number) => boolean): boolean {
  const sent = sentToObserver(record);
  return sent !== null && sent.isBack && wanted(sent.txns);
}

/**
 * What the leader sends server 4 so that it catches up; not at its first start, when there is nothing yet. The whole tree is all
 * the transactions there were.
 */
function sentToObserver(record: TraceRecord): { readonly txns: number; readonly isBack: boolean } | null {
  if (record.kind !== 'sync.sent' || record.to !== 'server:4') return null;
  const txns = record.mode === 'SNAP' ? counterOf(record.zxid) : record.txns;
  return { txns, isBack: record.timeMs > STARTED_BY_MS };
}

export const cutInTwo: CourseLesson = {
  id: 'L24',
  words,
  kind: 'lesson',
  chapter: 5,
  minutes: 18,
  introduces: ['partition', 'split', 'epoch'],
  parts: [
    {
      id: 'cut',
      scene: () => worldOf('partition', 3, { story: 'none' }),
      opensAt: { on: 'quiet' },
      pace: 'realTime',
      views: ['serverTrees'],
      prediction: answering,
      goal: { milestones: [staleRead, healed] },
      solution: [
        open(),
        predict('aWhile'),
        ...STALE,
        ...give(once('role.left', { where: { role: 'LEADING' }, afterMs: 2000 }), HEAL),
        run(once('learner.synced', { nth: 2, afterMs: 1000 })),
      ],
      otherWays: [
        [
          open(),
          ...give({ on: 'quiet', afterMs: 3000 }, part(SMALL, LARGE)),
          ...give(once('session.established', { actor: 'client:B' }), press('client:B', 'write')),
          ...give(
            once('reply.delivered', { actor: 'client:B', where: { op: 'setData' } }),
            press('client:C', 'read'),
          ),
          ...give(ready('client:C', 'read', 500), HEAL),
          run(once('learner.synced', { nth: 2, afterMs: 1000 })),
        ],
      ],
    },
    {
      id: 'oneVote',
      settings: [choiceSetting('quorum', ['oneVote', 'majority'])],
      scene: ({ quorum = 'oneVote' }) => worldOf('split-brain', 2, { quorum, story: 'oldLeaderStays' }),
      opensAt: SETTLED,
      views: ['serverTrees'],
      prediction: acknowledged,
      goal: { milestones: [broken('promiseBroken', 'I-12e', 'I-15', 'I-16', 'I-17')] },
      solution: [open(), predict('both'), run(once('network.healed'))],
    },
    {
      id: 'epoch',
      settings: [choiceSetting('voteOrder', ['zxidOnly', 'epochFirst'])],
      scene: ({ voteOrder = 'zxidOnly' }) =>
        worldOf('comes-back', 2, { voteOrder, story: 'back-from-the-dead' }),
      opensAt: SETTLED,
      views: ['logStrips', 'ballots'],
      prediction: comesBack,
      goal: { milestones: [broken('resurrected', 'I-16')] },
      solution: [open(), predict('back'), run(once('reply.delivered', SECOND_READ))],
    },
    {
      id: 'observer',
      settings: [choiceSetting('log', ['kept', 'none'])],
      scene: ({ log = 'kept' }) => worldOf('observer', 2, { log, observers: 1, story: 'observersCrash' }),
      opensAt: SETTLED,
      views: ['logStrips'],
      prediction: sentAgain,
      goal: { milestones: [sentLess, sentAll] },
      solution: [
        open(),
        predict('whatItMissed'),
        run(BACK),
        open({ log: 'none' }),
        predict('everything'),
        run(BACK),
      ],
      otherWays: [[open({ log: 'none' }), run(BACK), open(), predict('everything'), run(BACK)]],
    },
  ],
};
