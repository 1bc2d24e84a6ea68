import { SERVERS, story } from '../words.ts';
import type { ScenarioWords } from '../../scenario/words.ts';
import type { ScenarioChoice } from '../../scenario/scenario.ts';

export const words = {
  name: 'Split brain',
  more: 'why ZooKeeper needs a majority',
  sentence: (choice) => splitBrain(choice),
  parameters: {
    story: story({ oldLeaderStays: 'an old leader and a new one', bothElect: 'both halves elect a leader' }),
    quorum: {
      label: 'Needed to decide',
      values: { majority: 'a majority', oneVote: 'a single vote' },
      hint: 'ZooKeeper always needs a majority. The single vote shows what that prevents.',
    },
    servers: SERVERS,
  },
  tags: ['split', 'partition', 'quorum', 'flp'],
} satisfies ScenarioWords;

function splitBrain({ values }: ScenarioChoice): string {
  const isMajority = values['quorum'] !== 'oneVote';
  if (values['story'] === 'none')
    return 'Partition the network and write on both sides. Compare a majority with a single vote.';
  if (values['story'] === 'bothElect')
    return isMajority
      ? 'The leader crashes and the network is cut in half. Neither half is a majority, so there is no leader until the cut heals.'
      : 'The leader crashes and the network is cut in half. One vote is enough, so both halves elect. The same zxid then names two writes.';
  return isMajority
    ? 'The old leader is on the smaller side. It commits nothing more, and follows the new leader when the cut heals.'
    : 'The old leader is on the smaller side. One vote is enough, so it replies Ok to a write that is lost in the end.';
}
