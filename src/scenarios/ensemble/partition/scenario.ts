// A network partition: the leader on the smaller side, on the larger side, or a write that got through before the cut.
import { countParameter } from '../../scenario/parameters.ts';
import type { Cue, PeerTarget } from '../../../engine/index.ts';
import { HEAL, LEADER, cut, follower, followers, once, part, press, quiet, ready, when } from '../cues.ts';
import { ensembleScenario } from '../ensembleScenario.ts';
import { BUTTONS, ensembleStage } from '../ensembleStage.ts';
import { downFrom, integerOf, storyParameter } from '../parameters.ts';
import { words } from './words.ts';

export const partition = ensembleScenario({
  id: 'partition',
  words,
  views: ['logStrips', 'serverTrees', 'ballots', 'spaceTime'],
  parameters: [
    storyParameter(
      'leaderInMinority',
      'carriedOver',
      'bothSidesWrite',
      'syncOnSmallerSide',
      'leaderInMajority',
    ),
    countParameter('servers', 5, 9, 5),
  ],
  clients: { min: 3, max: 50, initial: 3 },
  expected: ({ story }) => (story === 'syncOnSmallerSide' ? ['I-20'] : []),
  setup(choice) {
    const voters = integerOf(choice.values, 'servers', 5);
    const small = smallSide(voters);
    return ensembleStage(choice, {
      voters,
      // A is with the leader, C with its first follower; B, with its last, knows the servers of the larger side alone.
      cast: [
        { at: voters, programs: BUTTONS },
        { at: voters - 1, others: downFrom(voters - 2, small), programs: BUTTONS },
        { at: 1, programs: BUTTONS },
      ],
      script: scriptOf(choice.values['story'], voters),
    });
  },
});

/** So many servers are less than half. */
function smallSide(servers: number): number {
  return (servers - 1) >> 1;
}

function scriptOf(story: unknown, servers: number): readonly Cue[] {
  const small = smallSide(servers);
  const withLeader: Sides = [
    [LEADER, ...followers(1, small - 1), 'client:A', 'client:C'],
    [...followers(small, servers - 1), 'client:B'],
  ];
  switch (story) {
    case 'leaderInMinority':
      return [...cutAndWrite(withLeader), ...lookAtLargerSide, ...healed];
    case 'bothSidesWrite':
      return [...cutAndWrite(withLeader), ...writeOnBothSides, ...healed];
    case 'syncOnSmallerSide':
      return [...BEFORE, ...when(CUT_NOW, part(...withLeader)), ...syncOnSmallerSide, ...healed];
    case 'carriedOver':
      return [...writeWhileCutting(withLeader, servers, small), ...lookAtLargerSide, ...healed];
    case 'leaderInMajority':
      return leaderInMajority(servers, small);
    default:
      return [];
  }
}

type Sides = readonly (readonly PeerTarget[])[];

/**
 * The first write is everybody's. The cut comes right after a ping of the leader, early in its third tick: then there is a
 * while in which the larger side has a new leader and the old one has not given up yet.
 */
const BEFORE = when(once('leader.established', { afterMs: 3600 }), press('client:A', 'write'));
const CUT_NOW = once('reply.delivered', { actor: 'client:A', afterMs: 470 });

/** A's second write comes to the disks of the smaller side alone. */
function cutAndWrite(sides: Sides): readonly Cue[] {
  return [...BEFORE, ...when(CUT_NOW, part(...sides), press('client:A', 'write'))];
}

/** One server of the larger side gets A's second write before the cut is whole: its log is the newest there. */
function writeWhileCutting(sides: Sides, servers: number, small: number): readonly Cue[] {
  const witness = follower(servers - 1);
  const unreached = followers(small, servers - 2).map((one) => cut(LEADER, one));
  return [
    ...BEFORE,
    ...when(CUT_NOW, ...unreached, press('client:A', 'write')),
    ...when(once('txn.logged', { actor: witness }), part(...sides)),
  ];
}

const B_IS_BACK = once('session.established', { actor: 'client:B' });

/** B sees what the new leader has; C, with the old one, is still answered too. */
const lookAtLargerSide = when(B_IS_BACK, press('client:B', 'read'), press('client:C', 'read'));

/** B's write is committed in the new epoch, and then C reads what was there before it. */
const writeOnBothSides = [
  ...when(B_IS_BACK, press('client:B', 'write')),
  ...when(
    once('reply.delivered', { actor: 'client:B', where: { op: 'setData' } }),
    press('client:C', 'read'),
  ),
];

/** As before, but C asks for a sync: its leader, that does not know yet that it is none, has nothing to wait for. */
const syncOnSmallerSide = [
  ...when(B_IS_BACK, press('client:B', 'write')),
  ...when(
    once('reply.delivered', { actor: 'client:B', where: { op: 'setData' } }),
    press('client:C', 'sync'),
  ),
];

/** When the old leader has stepped down the cut heals; A reads what has become of its write. */
const healed = [
  ...when(once('role.left', { where: { role: 'LEADING' }, afterMs: 2000 }), HEAL),
  ...when(quiet(300), press('client:A', 'read')),
];

/** The larger side goes on. The smaller side serves reads until it notices the cut. */
function leaderInMajority(servers: number, small: number): readonly Cue[] {
  const minority = [...followers(1, small), 'client:C'] as const;
  const majority = [LEADER, ...followers(small + 1, servers - 1), 'client:A', 'client:B'] as const;
  return [
    ...cutAndWrite([minority, majority]),
    ...when(ready('client:A', 'write', 8000), press('client:C', 'read')),
    ...when(once('connection.lost', { actor: 'client:C', afterMs: 2000 }), HEAL),
    ...when(once('session.established', { actor: 'client:C' }), press('client:C', 'read')),
  ];
}
