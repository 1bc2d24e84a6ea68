// L23: the leader dies with a write on its hands: who has it, and who votes, decides what becomes of it. The client is told
// the same.
import type { TraceRecord, World } from '../../engine/index.ts';
import { LEADER, crash, once, press, quiet, ready, start } from '../ensemble/cues.ts';
import type { ParameterValues } from '../scenario.ts';
import { dataRead } from './handed.ts';
import type { Lesson, Milestone, Prediction } from './lesson.ts';
import { milestone, option, reading } from './milestones.ts';
import { choiceSetting, give, open, predict, run, worldOf } from './scenes.ts';

/** Who has the write when the leader dies, and who votes then. */
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

/** A reads what has become of its second write once everybody is back. */
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

/** Records after which a server may have caught up. */
const SETTLING: ReadonlySet<TraceRecord['kind']> = new Set([
  'reply.delivered',
  'server.serving',
  'learner.synced',
]);

/** What each server that serves holds; `down` for the others. */
function valuesIn(world: World): readonly string[] {
  return [...world.servers.values()].map(({ vars, nodes }) =>
    vars.value.state === 'serving' ? (nodes.get('/x')?.data ?? '') : 'down',
  );
}

function scene({ plot }: ParameterValues) {
  const name = PLOT_NAMES.find((each) => each === plot) ?? PLOT_NAMES[0];
  return worldOf('leader-crash', 2, PLOTS[name]);
}

export const leaderDies: Lesson = {
  id: 'L23',
  kind: 'lesson',
  chapter: 5,
  minutes: 12,
  parts: [
    {
      id: 'fates',
      settings: [choiceSetting('plot', PLOT_NAMES)],
      scene,
      opensAt: once('reply.delivered', { where: { op: 'setData' }, afterMs: 100 }),
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
      id: 'byHand',
      scene: () => worldOf('leader-crash', 2, { story: 'none' }),
      opensAt: quiet(300),
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
