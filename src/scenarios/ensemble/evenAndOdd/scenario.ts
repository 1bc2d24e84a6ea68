// Even and odd ensemble sizes: an even number tolerates no more crashes than one server less, and an even split leaves no
// majority.
import { countParameter } from '../../scenario/parameters.ts';
import type { Cue, PeerTarget } from '../../../engine/index.ts';
import {
  HEAL,
  LEADER,
  crash,
  follower,
  followers,
  numbered,
  part,
  press,
  quiet,
  ready,
  start,
  when,
} from '../cues.ts';
import { ensembleScenario } from '../ensembleScenario.ts';
import { BUTTONS, ensembleStage } from '../ensembleStage.ts';
import { downFrom, integerOf, storyParameter } from '../parameters.ts';
import { words } from './words.ts';

export const evenAndOdd = ensembleScenario({
  id: 'even-and-odd',
  words,
  views: ['ackBoard', 'ballots'],
  parameters: [storyParameter('twoCrash', 'cutInHalf'), countParameter('servers', 3, 8, 4)],
  clients: { min: 2, max: 20, initial: 2 },
  setup(choice) {
    const voters = integerOf(choice.values, 'servers', 4);
    return ensembleStage(choice, {
      voters,
      // A is with the leader; B, on the other side of the cut, knows the servers of that side alone.
      cast: [
        { at: voters, programs: BUTTONS },
        { at: voters - 1, others: downFrom(voters - 2, halfOf(voters)), programs: BUTTONS },
      ],
      script: scriptOf(choice.values['story'], voters),
    });
  },
});

/** The number of servers on the leader's side: half of them, or just less. */
function halfOf(servers: number): number {
  return servers >> 1;
}

function scriptOf(story: unknown, servers: number): readonly Cue[] {
  switch (story) {
    case 'twoCrash':
      return twoCrash();
    case 'cutInHalf':
      return cutInHalf(servers);
    default:
      return [];
  }
}

/** A writes with two servers down, and reads when they are back. */
function twoCrash(): readonly Cue[] {
  return [
    ...when(quiet(500), crash(follower(1)), crash(follower(2)), press('client:A', 'write')),
    ...when(ready('client:A', 'write', 3000), start(numbered(1)), start(numbered(2))),
    ...when(quiet(500), press('client:A', 'read')),
  ];
}

/** Both write on their sides of the cut: A with the old leader, B with the new one if there is one. */
function cutInHalf(servers: number): readonly Cue[] {
  const half = halfOf(servers);
  const first: readonly PeerTarget[] = [LEADER, ...followers(1, half - 1), 'client:A'];
  const second: readonly PeerTarget[] = [...followers(half, servers - 1), 'client:B'];
  return [
    ...when(quiet(500), part(first, second), press('client:A', 'write')),
    ...when(ready('client:A', 'write', 2000), press('client:B', 'write')),
    ...when(ready('client:B', 'write', 2000), HEAL),
    ...when(quiet(500), press('client:A', 'read')),
  ];
}
