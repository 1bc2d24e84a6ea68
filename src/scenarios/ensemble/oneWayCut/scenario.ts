// A link that delivers messages in one direction only, so the two sides draw different conclusions.
import { countParameter } from '../../scenario/parameters.ts';
import type { Command, Cue, CueMoment } from '../../../engine/index.ts';
import { HEAL, LEADER, followers, mute, once, press, quiet, ready, when } from '../cues.ts';
import { ensembleScenario } from '../ensembleScenario.ts';
import { BUTTONS, ensembleStage } from '../ensembleStage.ts';
import { integerOf, storyParameter } from '../parameters.ts';
import { words } from './words.ts';

export const oneWayCut = ensembleScenario({
  id: 'one-way-cut',
  words,
  views: ['ballots', 'spaceTime', 'logStrips'],
  parameters: [
    storyParameter('leaderUnheard', 'leaderDeaf', 'followerUnheard', 'followerDeaf'),
    countParameter('servers', 3, 7, 3),
  ],
  clients: { min: 2, max: 20, initial: 2 },
  setup(choice) {
    const voters = integerOf(choice.values, 'servers', 3);
    return ensembleStage(choice, {
      voters,
      // A is with the leader, B with its first follower.
      cast: [
        { at: voters, programs: BUTTONS },
        { at: 1, programs: BUTTONS },
      ],
      script: scriptOf(choice.values['story'], voters),
    });
  },
});

function scriptOf(story: unknown, servers: number): readonly Cue[] {
  const all = followers(1, servers - 1);
  const first = followers(1, 1);
  switch (story) {
    case 'leaderUnheard':
      return [...writeBehind(all.map((one) => mute(LEADER, one))), ...healedAfter(OLD_LEADER_LEFT)];
    case 'leaderDeaf':
      return [...writeBehind(all.map((one) => mute(one, LEADER))), ...healedAfter(OLD_LEADER_LEFT)];
    case 'followerUnheard':
      return [...writeBehind(first.map((one) => mute(one, LEADER))), ...READ_BESIDE, ...healedAfter(B_LOST)];
    case 'followerDeaf':
      return [...writeBehind(first.map((one) => mute(LEADER, one))), ...READ_BESIDE, ...healedAfter(B_LOST)];
    default:
      return [];
  }
}

/** A's first write reaches all servers; the second meets the cut link. */
function writeBehind(cuts: readonly Command[]): readonly Cue[] {
  const write = press('client:A', 'write');
  return [...when(quiet(500), write), ...when(ready('client:A', 'write', 100), ...cuts, write)];
}

const READ_BESIDE = when(ready('client:A', 'write', 5000), press('client:B', 'read'));

/** Long enough to see that nothing comes of it. */
const AS_IT_IS_MS = 5000;
const OLD_LEADER_LEFT = once('role.left', { where: { role: 'LEADING' }, afterMs: AS_IT_IS_MS });
const B_LOST = once('connection.lost', { actor: 'client:B', afterMs: AS_IT_IS_MS });

function healedAfter(moment: CueMoment): readonly Cue[] {
  return [...when(moment, HEAL), ...when(quiet(500), press('client:A', 'read'), press('client:B', 'read'))];
}
