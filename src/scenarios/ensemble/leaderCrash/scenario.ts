// The leader crashes during a write. How far the proposal has come, and which servers vote afterwards, decide its fate. The
// client gets the same error in all cases but one.
import { choiceParameter, countParameter } from '../../scenario/parameters.ts';
import type { Cue } from '../../../engine/index.ts';
import type { Contradiction, ParameterValues, ScenarioChoice } from '../../scenario/scenario.ts';
import { ensembleScenario } from '../ensembleScenario.ts';
import { BUTTONS, ensembleStage } from '../ensembleStage.ts';
import { CRASH_STORIES, VOTERS, leaderCrashScript } from './script.ts';
import { integerOf, storyParameter } from '../parameters.ts';
import { words } from './words.ts';

export const leaderCrash = ensembleScenario({
  id: 'leader-crash',
  words,
  views: ['logStrips', 'ackBoard', 'ballots'],
  parameters: [
    storyParameter(...CRASH_STORIES),
    choiceParameter('voters', VOTERS),
    countParameter('servers', 5, 9, 5),
  ],
  clients: { min: 2, max: 20, initial: 2 },
  contradiction,
  point: ({ story }) =>
    story === 'none' ? null : { kind: 'command.given', where: { command: { type: 'crashServer' } } },
  setup(choice) {
    const voters = integerOf(choice.values, 'servers', 5);
    return ensembleStage(choice, {
      voters,
      cast: [
        { at: voters, programs: BUTTONS },
        { at: 1, programs: BUTTONS },
      ],
      script: scriptOf(choice.values, voters),
    });
  },
});

/** If only the leader has the write, there is no witness; if a quorum has it, no quorum is left without witnesses. */
function contradiction({ values: { story, voters } }: ScenarioChoice): Contradiction | null {
  if (voters !== 'withoutWitness' || story === 'none' || story === 'oneFollower') return null;
  return { parameter: 'voters', because: story === 'onlyLeader' ? 'noWitness' : 'noQuorumWithoutWitnesses' };
}

function scriptOf({ story, voters }: ParameterValues, servers: number): readonly Cue[] {
  const told = CRASH_STORIES.find((one) => one === story);
  return told === undefined
    ? []
    : leaderCrashScript({
        story: told,
        voters: VOTERS.find((one) => one === voters) ?? 'survivors',
        servers,
      });
}
