// Two leaders at once: how a quorum prevents that, and what happens if a single vote is enough.
import { choiceParameter, countParameter } from '../../scenario/parameters.ts';
import type { Cue, InvariantId, PeerTarget } from '../../../engine/index.ts';
import {
  HEAL,
  LEADER,
  crash,
  followers,
  numbered,
  once,
  part,
  press,
  quiet,
  ready,
  restart,
  when,
} from '../cues.ts';
import { ensembleScenario } from '../ensembleScenario.ts';
import { BUTTONS, ensembleStage } from '../ensembleStage.ts';
import { downFrom, integerOf, storyParameter } from '../parameters.ts';
import { words } from './words.ts';

export const splitBrain = ensembleScenario({
  id: 'split-brain',
  words,
  views: ['logStrips', 'serverTrees', 'ballots', 'zxidCounter'],
  parameters: [
    storyParameter('oldLeaderStays', 'bothElect'),
    choiceParameter('quorum', ['majority', 'oneVote']),
    countParameter('servers', 5, 7, 5),
  ],
  clients: { min: 2, max: 20, initial: 2 },
  expected: ({ story, quorum }) => (quorum === 'oneVote' ? brokenBy(story) : []),
  setup(choice) {
    const voters = integerOf(choice.values, 'servers', 5);
    const small = smallSide(voters);
    const isWithLeader = choice.values['story'] !== 'bothElect';
    return ensembleStage(choice, {
      voters,
      quorum: choice.values['quorum'] === 'oneVote' ? 'oneVote' : 'majority',
      // Each client knows the servers of its own side of the cut: A the smaller one's, B the larger one's.
      cast: [
        { at: isWithLeader ? voters : small, others: downFrom(small - 1, 1), programs: BUTTONS },
        { at: voters - 1, others: downFrom(voters - 2, small + 1), programs: BUTTONS },
      ],
      script: scriptOf(choice.values['story'], voters),
    });
  },
});

/** By hand anything may break; the stories break what they are about. */
function brokenBy(story: unknown): readonly InvariantId[] {
  switch (story) {
    case 'oldLeaderStays':
      return ['I-15'];
    case 'bothElect':
      return ['I-12e', 'I-17'];
    default:
      return ['I-12e', 'I-15', 'I-16', 'I-17'];
  }
}

/** A writes once before the room is cut; in the end both read. */
function scriptOf(story: unknown, servers: number): readonly Cue[] {
  if (story !== 'oldLeaderStays' && story !== 'bothElect') return [];
  return [
    ...when(quiet(500), press('client:A', 'write')),
    ...(story === 'oldLeaderStays' ? oldLeaderStays(servers) : bothElect(servers)),
    ...when(quiet(1000), press('client:A', 'read'), press('client:B', 'read')),
  ];
}

/** The smaller side keeps the old leader, the larger elects; when the cut has healed, the old leader is restarted. */
function oldLeaderStays(servers: number): readonly Cue[] {
  const small = smallSide(servers);
  const first: readonly PeerTarget[] = [LEADER, ...followers(1, small - 1), 'client:A'];
  const second: readonly PeerTarget[] = [...followers(small, servers - 1), 'client:B'];
  return [
    ...when(WRITTEN, part(first, second), press('client:A', 'write')),
    ...when(once('session.established', { actor: 'client:B' }), press('client:B', 'write')),
    ...when(ready('client:B', 'write', 3000), HEAL),
    ...when(quiet(1000), restart(numbered(servers))),
  ];
}

/** The leader dies as the cut comes: those left on either side look for another, and only the quorum is against it. */
function bothElect(servers: number): readonly Cue[] {
  const small = smallSide(servers);
  const first: readonly PeerTarget[] = [...followers(1, small), 'client:A'];
  const second: readonly PeerTarget[] = [...followers(small + 1, servers - 1), 'client:B'];
  const bothWrite = [press('client:A', 'write'), press('client:B', 'write')];
  return [
    ...when(WRITTEN, part(first, second), crash(LEADER)),
    ...when(once('server.stopped', { afterMs: ELECTED_BY_THEN_MS }), ...bothWrite),
    ...when(ready('client:B', 'write', 3000), HEAL),
  ];
}

const WRITTEN = ready('client:A', 'write', 100);
/** syncLimit, an election, and a client's way back. */
const ELECTED_BY_THEN_MS = 14_000;

/** So many servers are less than half. */
function smallSide(servers: number): number {
  return (servers - 1) >> 1;
}
