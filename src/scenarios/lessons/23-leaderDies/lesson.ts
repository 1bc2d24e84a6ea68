// L23: the leader dies with a write on its hands: who has it, and who votes, decides what happens to it. The client is told
// the same.
import { dataText } from '../../../engine/index.ts';
import type { TraceRecord, World } from '../../../engine/index.ts';
import { LEADER, crash, once, press, quiet, ready, start } from '../../ensemble/cues.ts';
import type { ParameterValues } from '../../scenario/scenario.ts';
import { dataRead } from '../handed.ts';
import type { Action, Milestone, Prediction } from '../lesson.ts';
import { milestone, option, reading } from '../milestones.ts';
import { choiceSetting, give, open, predict, run, worldOf } from '../scenes.ts';
import type { CourseLesson } from '../words.ts';
import { words } from './words.ts';

/** Which servers have the write when the leader crashes, and which ones vote then. */
const PLOTS = {
  leaderAlone: { story: 'onlyLeader', voters: 'survivors' },
  witnessVotes: { story: 'oneFollower', voters: 'survivors' },
  witnessIsDown: { story: 'oneFollower', voters: 'withoutWitness' },
  oldLeaderVotes: { story: 'onlyLeader', voters: 'oldLeaderToo' },
  frozen: { story: 'frozen', voters: 'survivors' },
} as const;
type Plot = keyof typeof PLOTS;

const PLOT_NAMES: readonly [Plot, ...Plot[]] = [
  'leaderAlone',
  'witnessVotes',
  'witnessIsDown',
  'oldLeaderVotes',
  'frozen',
];

/** A checks its second write once all servers are back. */
const END = ready('client:A', 'read');

const fate: Prediction = {
  id: 'fate',
  options: [option('lost', 'A1', 'unansweredIsUndone'), option('kept', 'A2', 'oneCopyIsNothing')],
  rehearsal: [run(once('leader.established', { nth: 2 })), run(END)],
  read: () => {
    let value = '';
    return reading(
      (record) => {
        const read = dataRead(record);
        if (read !== null) value = read;
        return read !== null;
      },
      () => value,
    );
  },
  proof: { kind: 'znode', id: '/x' },
};

/** A's second write ended in ConnectionLoss, a leader died, and all servers, that one too, agree on this in the end. */
function everywhere(id: string, value: string): Milestone {
  return milestone(id, () => {
    let writes = 0;
    let isUnknown = false;
    return (record, seen) => {
      if (record.kind === 'request.sent' && record.op === 'setData') writes++;
      if (record.kind === 'request.failed' && record.op === 'setData' && writes === 2) isUnknown = true;
      if (!isUnknown || !SETTLING.has(record.kind)) return false;
      return valuesIn(seen.world()).every((each) => each === value);
    };
  });
}

/** Which server leads next; by its number. */
const nextLeader: Prediction = {
  id: 'nextLeader',
  options: [
    option('largestId', 'server:4', 'largestIdWins'),
    option('newestLog', 'server:3', null),
    {
      id: 'firstToAsk',
      misconception: 'firstToAskWins',
      fits: (id) => id === 'server:1' || id === 'server:2',
    },
  ],
  rehearsal: [
    ...give(quiet(300), crash('server:4')),
    ...give(quiet(500), press('client:B', 'write')),
    ...give(ready('client:B', 'write', 300), crash(LEADER), start('server:4')),
    run(once('leader.established')),
  ],
  read: () => {
    let hasDied = false;
    let leader = '';
    return reading(
      (record) => {
        if (record.kind === 'server.stopped' && record.actor === 'server:5') hasDied = true;
        if (record.kind !== 'leader.established' || !hasDied) return false;
        leader = record.actor;
        return true;
      },
      () => leader,
    );
  },
  proof: { kind: 'view', view: 'logStrips' },
};

/** A server comes to lead although one of a larger number runs. */
const smallerLeads = milestone('smallerLeads', () => (record, seen) => {
  if (record.kind !== 'leader.established') return false;
  const running = [...seen.world().servers].filter(([, { vars }]) => vars.value.state !== 'down');
  return running.some(([id]) => id > record.actor);
});

/** From the loss of the leader to the next write that is acknowledged under another one. */
class Gap {
  #lostAtMs: number | null = null;
  #isReplaced = false;

  /** Its length, with the record that ends it. */
  heed(record: TraceRecord): number | null {
    if (LOSSES.has(record.kind)) this.#lostAtMs ??= record.timeMs;
    if (this.#lostAtMs === null) return null;
    if (record.kind === 'leader.established') this.#isReplaced = true;
    const isWritten = record.kind === 'reply.delivered' && record.op === 'setData' && record.err === 'Ok';
    return isWritten && this.#isReplaced ? record.timeMs - this.#lostAtMs : null;
  }
}

const LOSSES: ReadonlySet<TraceRecord['kind']> = new Set(['server.stopped', 'server.frozen', 'network.cut']);
/** A death that is told at once is over by then; silence is not. */
const SOON_MS = 2000;
const LONG_MS = 20_000;

const WRITTEN_AGAIN: readonly Action[] = [
  run(once('leader.established', { nth: 2 })),
  run(once('reply.delivered', { actor: 'client:B', where: { op: 'setData', err: 'Ok' } })),
];

const gap: Prediction = {
  id: 'gap',
  options: [
    { id: 'soon', misconception: 'frozenIsDead', fits: (ms) => Number(ms) < SOON_MS },
    {
      id: 'syncLimit',
      misconception: 'deathIsSilent',
      fits: (ms) => Number(ms) >= SOON_MS && Number(ms) < LONG_MS,
    },
    { id: 'halfAMinute', misconception: 'electionIsLong', fits: (ms) => Number(ms) >= LONG_MS },
  ],
  rehearsal: WRITTEN_AGAIN,
  read: () => {
    const watched = new Gap();
    let lastedMs = 0;
    return reading(
      (record) => {
        const ms = watched.heed(record);
        lastedMs = ms ?? lastedMs;
        return ms !== null;
      },
      () => lastedMs,
    );
  },
  proof: { kind: 'record' },
};

function gapOf(id: string, isMeant: (ms: number) => boolean): Milestone {
  return milestone(id, () => {
    const watched = new Gap();
    return (record) => {
      const ms = watched.heed(record);
      return ms !== null && isMeant(ms);
    };
  });
}

/** Records after which a server may have caught up. */
const SETTLING: ReadonlySet<TraceRecord['kind']> = new Set([
  'reply.delivered',
  'server.serving',
  'learner.synced',
]);

/** What each server that serves holds; `down` for the others. */
function valuesIn(world: World): readonly string[] {
  return [...world.servers.values()].map(({ vars, nodes }) =>
    vars.value.state === 'serving' ? (dataText(nodes.get('/x')?.data ?? null) ?? '') : 'down',
  );
}

function scene({ plot }: ParameterValues) {
  const name = PLOT_NAMES.find((each) => each === plot) ?? PLOT_NAMES[0];
  return worldOf('leader-crash', 2, PLOTS[name]);
}

export const leaderDies: CourseLesson = {
  id: 'L23',
  words,
  kind: 'lesson',
  chapter: 5,
  minutes: 22,
  introduces: ['failover', 'vote'],
  parts: [
    {
      id: 'fates',
      settings: [choiceSetting('plot', PLOT_NAMES)],
      scene,
      opensAt: once('reply.delivered', { where: { op: 'setData' }, afterMs: 100 }),
      views: ['logStrips'],
      prediction: fate,
      goal: { milestones: [everywhere('lost', 'A1'), everywhere('kept', 'A2')] },
      solution: [
        open(),
        predict('lost'),
        run(once('leader.established', { nth: 2 })),
        run(END),
        open({ plot: 'witnessVotes' }),
        predict('kept'),
        run(once('leader.established', { nth: 2 })),
        run(END),
      ],
      otherWays: [
        [
          open({ plot: 'frozen' }),
          run(once('leader.established', { nth: 2 })),
          run(END),
          open({ plot: 'witnessIsDown' }),
          run(once('leader.established', { nth: 2 })),
          run(END),
        ],
      ],
    },
    {
      id: 'who',
      scene: () => worldOf('leader-crash', 2, { story: 'none' }),
      opensAt: quiet(300),
      views: ['logStrips', 'ballots'],
      prediction: nextLeader,
      goal: { milestones: [smallerLeads] },
      solution: [open(), predict('newestLog'), ...nextLeader.rehearsal],
    },
    {
      id: 'gap',
      settings: [choiceSetting('loss', ['crashed', 'frozen', 'cutOff'])],
      scene: ({ loss = 'crashed' }) => worldOf('failover', 3, { story: loss }),
      opensAt: once('leader.established', { afterMs: 900 }),
      pace: 'realTime',
      views: ['spaceTime'],
      prediction: gap,
      goal: {
        milestones: [gapOf('soon', (ms) => ms < SOON_MS), gapOf('late', (ms) => ms >= SOON_MS)],
      },
      solution: [
        open(),
        predict('soon'),
        ...WRITTEN_AGAIN,
        open({ loss: 'frozen' }),
        predict('syncLimit'),
        ...WRITTEN_AGAIN,
      ],
      otherWays: [[open({ loss: 'cutOff' }), ...WRITTEN_AGAIN, open(), ...WRITTEN_AGAIN]],
    },
    {
      id: 'byHand',
      scene: () => worldOf('leader-crash', 2, { story: 'none' }),
      opensAt: quiet(300),
      views: ['logStrips', 'ballots'],
      goal: {
        milestones: [
          milestone('newLeader', () => {
            let hasDied = false;
            return (record) => {
              if (record.kind === 'server.stopped') hasDied = true;
              return (
                hasDied && record.kind === 'reply.delivered' && record.op === 'setData' && record.err === 'Ok'
              );
            };
          }),
        ],
      },
      solution: [
        open(),
        ...give(quiet(300), press('client:B', 'write')),
        ...give(ready('client:B', 'write', 300), crash(LEADER)),
        ...give(once('leader.established', { afterMs: 500 }), press('client:B', 'write')),
        run(once('reply.delivered', { actor: 'client:B', where: { op: 'setData' } })),
      ],
      otherWays: [
        [
          open(),
          ...give(quiet(300), { type: 'freezeServer', server: LEADER }),
          ...give(once('leader.established', { afterMs: 500 }), crash('server:5'), start('server:5')),
          ...give(quiet(3000), press('client:B', 'write')),
          run(once('reply.delivered', { actor: 'client:B', where: { op: 'setData' } })),
        ],
      ],
    },
  ],
};
