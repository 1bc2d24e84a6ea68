// Three ways to lose a leader: it crashes, freezes, or is cut off. Only a crash closes its connections. The other two are
// noticed only after syncLimit ticks without a message.
import { choiceParameter, countParameter } from '../../scenario/parameters.ts';
import type { Command, Cue } from '../../../engine/index.ts';
import { HEAL, LEADER, crash, follower, followers, freeze, once, part, start, thaw, when } from '../cues.ts';
import { ensembleScenario } from '../ensembleScenario.ts';
import { BUTTONS, ensembleStage, steadyWriter } from '../ensembleStage.ts';
import { WRITES, integerOf, isWritingForEver, storyParameter } from '../parameters.ts';
import { words } from './words.ts';

export const failover = ensembleScenario({
  id: 'failover',
  words,
  views: ['spaceTime', 'zxidCounter'],
  parameters: [
    storyParameter('crashed', 'frozen', 'cutOff'),
    choiceParameter('tickTimeMs', ['2000', '1000', '500']),
    countParameter('servers', 3, 9, 3),
    WRITES,
  ],
  clients: { min: 2, max: 20, initial: 2 },
  isEndless: isWritingForEver,
  setup(choice) {
    const voters = integerOf(choice.values, 'servers', 3);
    return ensembleStage(choice, {
      voters,
      cast: [
        { at: voters, programs: BUTTONS },
        // Never connects to the leader: the gap in its writes must not include waiting for a frozen server.
        { at: 1, others: upTo(voters - 1), programs: [steadyWriter(choice)] },
        { at: 2, programs: BUTTONS },
      ],
      script: scriptOf(choice.values['story'], voters),
    });
  },
});

function upTo(last: number): readonly number[] {
  return Array.from({ length: last - 1 }, (_, index) => index + 2);
}

/** So long the old leader stays away while the new one is at work. */
const AWAY_MS = 3000;

function scriptOf(story: unknown, servers: number): readonly Cue[] {
  const old = follower(servers - 1);
  switch (story) {
    case 'crashed':
      return lost(crash(LEADER), start(old));
    case 'frozen':
      return lost(freeze(LEADER), thaw(old));
    case 'cutOff':
      return lost(part([LEADER], followers(1, servers - 1)), HEAL);
    default:
      return [];
  }
}

/** B has written a few times by then. */
function lost(fault: Command, undone: Command): readonly Cue[] {
  const written = once('reply.delivered', {
    actor: 'client:B',
    where: { op: 'setData' },
    nth: 4,
    afterMs: 50,
  });
  return [...when(written, fault), ...when(once('leader.established', { afterMs: AWAY_MS }), undone)];
}
