import { SERVERS, story } from '../words.ts';
import type { ScenarioWords } from '../../words.ts';
import type { ScenarioChoice } from '../../scenario.ts';

export const words = {
  name: 'Split brain',
  more: 'what the majority forbids',
  sentence: (choice) => splitBrain(choice),
  parameters: {
    story: story({ oldLeaderStays: 'an old leader and a new one', bothElect: 'both halves elect' }),
    quorum: {
      label: 'What decides',
      values: { majority: 'a majority', oneVote: 'a single vote' },
      hint: 'A single vote is not how ZooKeeper works: it shows what the majority is for.',
    },
    servers: SERVERS,
  },
} satisfies ScenarioWords;

function splitBrain({ values }: ScenarioChoice): string {
  const isMajority = values['quorum'] !== 'oneVote';
  if (values['story'] === 'none')
    return 'Cut the room in two and write on both sides, with a majority or with a single vote that decides.';
  if (values['story'] === 'bothElect')
    return isMajority
      ? 'The leader dies and the room is cut in half. Neither half is a majority: nobody leads until the cut heals.'
      : 'The leader dies and the room is cut in half. One vote is enough: both halves elect, and the same zxid names two writes.';
  return isMajority
    ? 'The old leader is on the smaller side. It commits nothing more, and joins the new one when the cut heals.'
    : 'The old leader is on the smaller side. One vote is enough: it says Ok to a write that is nowhere in the end.';
}
