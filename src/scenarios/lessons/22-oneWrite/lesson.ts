// L22: how a write becomes committed, and why a read may be old.
import { once, quiet, ready } from '../../ensemble/cues.ts';
import { dataRead } from '../handed.ts';
import type { Milestone, Prediction } from '../lesson.ts';
import { milestone, option, reading } from '../milestones.ts';
import { firstOf } from '../outcomes.ts';
import { choiceSetting, open, predict, run, worldOf } from '../scenes.ts';
import { Staleness, staleRead } from '../staleRead.ts';
import type { CourseLesson } from '../words.ts';
import { words } from './words.ts';

const A = 'client:A';
const B = 'client:B';
const WRITTEN = once('reply.delivered', { actor: A, where: { op: 'setData' } });
/** B has read and says what it takes for the newest value. */
const READ = run(once('fact.stated', { actor: B, where: { fact: { type: 'read' } } }));
/** A leader is in office, and the clients are connected. */
const SETTLED = quiet(300);
/** The servers follow a leader, and nothing was written: no session has begun. */
const IN_OFFICE = once('leader.established', { afterMs: 300 });

/** Acknowledgements that the leader has when it commits, its own among them. */
const acks: Prediction = {
  id: 'acks',
  options: [
    {
      id: 'half',
      misconception: 'leaderNotCounted',
      fits: (count, { values }) => Number(count) === (Number(values['servers']) - 1) / 2,
    },
    {
      id: 'majority',
      misconception: null,
      fits: (count, { values }) => Number(count) === (Number(values['servers']) + 1) / 2,
    },
    {
      id: 'allVoters',
      misconception: 'allMustAck',
      fits: (count, { values }) => Number(count) === Number(values['servers']),
    },
    {
      id: 'everyServer',
      misconception: 'observersCount',
      fits: (count, { values }) => Number(count) === Number(values['servers']) + Number(values['observers']),
    },
  ],
  rehearsal: [run(WRITTEN)],
  read: () => {
    let zxid: number | null = null;
    let count = 0;
    return reading(
      (record) => {
        if (record.kind === 'txn.proposed' && record.type === 'setData') ({ zxid } = record);
        if (record.kind === 'txn.acked' && record.zxid === zxid) count++;
        return record.kind === 'txn.committed' && record.zxid === zxid;
      },
      () => count,
    );
  },
  proof: { kind: 'view', view: 'ackBoard' },
};

/** Slow disks make everything that waits for them late. */
const SOON_MS = 1000;

const slowDisks: Prediction = {
  id: 'slowDisks',
  options: [
    { id: 'soon', misconception: 'majorityWaits', fits: (ms) => Number(ms) < SOON_MS },
    { id: 'late', misconception: 'slowestDecides', fits: (ms) => Number(ms) >= SOON_MS },
  ],
  rehearsal: [run(WRITTEN)],
  read: () => {
    let sentAtMs: number | null = null;
    let tookMs = 0;
    return reading(
      (record) => {
        if (record.actor !== A) return false;
        if (record.kind === 'request.sent' && record.op === 'setData') sentAtMs ??= record.timeMs;
        if (record.kind !== 'reply.delivered' || record.op !== 'setData' || sentAtMs === null) return false;
        tookMs = record.timeMs - sentAtMs;
        return true;
      },
      () => tookMs,
    );
  },
  proof: { kind: 'view', view: 'ackBoard' },
};

function tookTime(id: string, isMeant: (ms: number) => boolean): Milestone {
  return milestone(id, (choice) => {
    const took = slowDisks.read(choice);
    return (_, seen) => took.see(seen) && isMeant(Number(took.outcome()));
  });
}

/** A has its answer; B reads from another server, which is told later. */
const stale: Prediction = {
  id: 'stale',
  options: [option('older', 'A1', 'readsAreAgreedOn'), option('newest', 'A2', 'allServersAtOnce')],
  rehearsal: [READ],
  read: () => {
    const staleness = new Staleness();
    let value = '';
    return reading(
      (record) => {
        staleness.heed(record);
        const data = record.actor === B ? dataRead(record) : null;
        value = data ?? value;
        return data !== null;
      },
      () => value,
      () => ({ staleMs: staleness.ageMs }),
    );
  },
  proof: { kind: 'view', view: 'serverTrees' },
};

/** A read that came after a sync shows what was acknowledged before. */
const freshAfterSync = milestone('freshAfterSync', () => {
  const staleness = new Staleness();
  const synced = new Set<string>();
  return (record) => {
    if (record.kind === 'reply.delivered' && record.op === 'sync') synced.add(record.actor);
    return staleness.heed(record) === 'fresh' && synced.has(record.actor);
  };
});

/** Which story plays a reader’s way of reading, by whether another leader has come meanwhile. */
const STORIES = {
  same: { reads: 'told-by-telephone', syncs: 'told-by-telephone', writesFirst: 'told-by-telephone' },
  replaced: {
    reads: 'leader-that-was-replaced',
    syncs: 'sync-asks-the-old-leader',
    writesFirst: 'leader-that-was-replaced',
  },
} as const;

/** B must have the newest value. */
const mustBeFresh: Prediction = {
  id: 'mustBeFresh',
  options: [option('older', 'stale', 'readsAreAgreedOn'), option('newest', 'fresh', 'syncAsksAQuorum')],
  rehearsal: [READ],
  read: firstOf(() => {
    let newest = -1;
    return {
      stale: (record) => {
        if (record.kind !== 'fact.stated') return false;
        if (record.fact.type === 'wrote') newest = Math.max(newest, record.fact.version);
        return record.fact.type === 'read' && record.fact.version < newest;
      },
      fresh: (record) =>
        record.kind === 'fact.stated' && record.fact.type === 'read' && record.fact.version >= newest,
    };
  }),
  proof: { kind: 'view', view: 'serverTrees' },
};

function readOf(id: string, wanted: string): Milestone {
  return milestone(id, (choice) => {
    const read = mustBeFresh.read(choice);
    return (_, seen) => read.see(seen) && read.outcome() === wanted;
  });
}

/** A loses its connection, and tries a server that lags behind what A has seen. */
const moved: Prediction = {
  id: 'moved',
  options: [
    option('refused', 'refused', null),
    option('older', 'older', 'timeGoesBack'),
    option('waits', 'waits', 'serverWaitsForTheRest'),
  ],
  rehearsal: [run(once('session.established', { actor: A, nth: 2 }))],
  read: firstOf(() => ({
    refused: (record) => record.kind === 'connection.refused' && record.why === 'behindClient',
    older: (record) => record.actor === A && dataRead(record) === 'A1',
    waits: (record) => record.kind === 'session.rejected',
  })),
  proof: { kind: 'view', view: 'zxidCounter' },
};

export const oneWrite: CourseLesson = {
  id: 'L22',
  words,
  kind: 'lesson',
  chapter: 5,
  minutes: 18,
  introduces: ['quorum', 'zab', 'observer', 'leader', 'sync', 'staleRead'],
  parts: [
    {
      id: 'acks',
      settings: [choiceSetting('servers', ['5', '3', '7']), choiceSetting('observers', ['3', '2', '1'])],
      scene: ({ servers, observers }) =>
        worldOf('observer', 2, { story: 'write', servers: Number(servers), observers: Number(observers) }),
      opensAt: IN_OFFICE,
      views: ['ackBoard'],
      prediction: acks,
      goal: {
        milestones: [
          milestone('acknowledged', () => (record) => {
            return record.kind === 'reply.delivered' && record.op === 'setData' && record.err === 'Ok';
          }),
        ],
      },
      solution: [open(), predict('majority'), run(WRITTEN)],
      otherWays: [[open({ servers: '3', observers: '1' }), predict('allVoters'), run(WRITTEN)]],
    },
    {
      id: 'slowDisks',
      settings: [choiceSetting('slow', ['slowMinority', 'slowMajority'])],
      scene: ({ slow = 'slowMinority' }) => worldOf('quorum-write', 3, { story: slow, servers: 5 }),
      opensAt: SETTLED,
      views: ['ackBoard'],
      prediction: slowDisks,
      goal: { milestones: [tookTime('soon', (ms) => ms < SOON_MS), tookTime('late', (ms) => ms >= SOON_MS)] },
      solution: [
        open(),
        predict('soon'),
        run(WRITTEN),
        open({ slow: 'slowMajority' }),
        predict('late'),
        run(WRITTEN),
      ],
      otherWays: [[open({ slow: 'slowMajority' }), run(WRITTEN), open(), run(WRITTEN)]],
    },
    {
      id: 'stale',
      settings: [{ name: 'lagMs', kind: 'integer', min: 1500, max: 8000, words: [], initial: 2000 }],
      scene: ({ lagMs }) => worldOf('stale-read', 2, { story: 'staleThenSync', lagMs: Number(lagMs) }),
      opensAt: SETTLED,
      views: ['serverTrees'],
      prediction: stale,
      goal: { milestones: [staleRead, freshAfterSync] },
      solution: [open(), predict('older'), READ],
      otherWays: [[open({ lagMs: 8000 }), READ]],
    },
    {
      id: 'fresh',
      keepsSeed: true,
      settings: [
        choiceSetting('reader', ['syncs', 'reads', 'writesFirst']),
        choiceSetting('leader', ['replaced', 'same']),
      ],
      scene: ({ reader, leader }) => {
        const how = reader === 'reads' || reader === 'writesFirst' ? reader : 'syncs';
        return worldOf('fresh-read', 2, {
          reader: how,
          story: STORIES[leader === 'same' ? 'same' : 'replaced'][how],
        });
      },
      opensAt: SETTLED,
      views: ['serverTrees'],
      prediction: mustBeFresh,
      goal: { milestones: [readOf('older', 'stale'), readOf('newest', 'fresh')] },
      solution: [open(), predict('older'), READ, open({ reader: 'writesFirst' }), predict('newest'), READ],
      otherWays: [[open({ reader: 'reads', leader: 'same' }), READ, open({ leader: 'same' }), READ]],
    },
    {
      id: 'moved',
      scene: () => worldOf('stale-read', 2, { story: 'behindTheClient' }),
      opensAt: SETTLED,
      views: ['zxidCounter'],
      prediction: moved,
      goal: {
        milestones: [
          milestone('elsewhere', () => {
            let wasRefused = false;
            return (record) => {
              if (record.kind === 'connection.refused' && record.why === 'behindClient') wasRefused = true;
              return wasRefused && record.actor === A && dataRead(record) === 'A2';
            };
          }),
        ],
      },
      solution: [open(), predict('refused'), run(once('connection.refused')), run(ready(A, 'read'))],
    },
  ],
};
