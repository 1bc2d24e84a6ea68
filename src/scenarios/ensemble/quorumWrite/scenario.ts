// The path of a write: to the leader, to every disk, and committed once a quorum has acknowledged it.
import { choiceParameter, countParameter } from '../../scenario/parameters.ts';
import type { Cue } from '../../../engine/index.ts';
import { follower, followers, press, quiet, slowDisk, when } from '../cues.ts';
import { ensembleScenario } from '../ensembleScenario.ts';
import { BUTTONS, ensembleStage } from '../ensembleStage.ts';
import { integerOf, majorityOf, storyParameter } from '../parameters.ts';
import { words } from './words.ts';

export const quorumWrite = ensembleScenario({
  id: 'quorum-write',
  words,
  views: ['ackBoard', 'logStrips', 'zxidCounter'],
  parameters: [
    storyParameter('one', 'three', 'slowMinority', 'slowMajority'),
    choiceParameter('writerAt', ['follower', 'leader']),
    countParameter('servers', 3, 9, 5),
  ],
  clients: { min: 3, max: 50, initial: 3 },
  point: ({ story }) => (story === 'none' ? null : { kind: 'reply.delivered', where: { op: 'setData' } }),
  setup(choice) {
    const voters = integerOf(choice.values, 'servers', 5);
    return ensembleStage(choice, {
      voters,
      cast: [
        { at: choice.values['writerAt'] === 'leader' ? voters : 1, programs: BUTTONS },
        { at: 2, programs: BUTTONS },
        { at: voters, programs: BUTTONS },
      ],
      script: scriptOf(choice.values['story'], voters),
    });
  },
});

/** Far longer than everything else a write takes. */
const SLOW_MS = 3000;
/** Long enough for three writes to be proposed before the first of them is on enough disks. */
const A_MOMENT_MS = 50;

function scriptOf(story: unknown, servers: number): readonly Cue[] {
  const write = press('client:A', 'write');
  const quorum = majorityOf(servers);
  switch (story) {
    case 'one':
      return when(quiet(500), write);
    case 'three':
      return when(
        quiet(500),
        ...followers(1, servers - 1).map((one) => slowDisk(one, A_MOMENT_MS)),
        write,
        press('client:B', 'write'),
        press('client:C', 'write'),
      );
    case 'slowMinority':
      return when(quiet(500), ...followers(1, servers - quorum).map(slow), write);
    case 'slowMajority':
      return when(
        quiet(500),
        ...followers(1, servers - quorum).map(slow),
        slow(follower(servers - 1)),
        write,
      );
    default:
      return [];
  }
}

function slow(server: ReturnType<typeof follower>) {
  return slowDisk(server, SLOW_MS);
}
