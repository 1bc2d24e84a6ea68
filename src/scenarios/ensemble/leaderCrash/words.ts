import { SERVERS, story } from '../words.ts';
import type { ScenarioWords } from '../../words.ts';
import type { ParameterValue, ScenarioChoice } from '../../scenario.ts';

export const words = {
  name: 'The leader dies with a write on its hands',
  more: 'one ConnectionLoss, two endings',
  sentence: (choice) => crash(choice),
  parameters: {
    story: story({
      onlyLeader: 'only the leader has it',
      oneFollower: 'the leader and one follower have it',
      quorum: 'a majority has it, not committed',
      committed: 'committed, and no follower knows',
      frozen: 'it waits at frozen followers',
    }),
    voters: {
      label: 'Who votes afterwards',
      values: {
        survivors: 'all that are left',
        withoutWitness: 'those that never got it',
        oldLeaderToo: 'the old leader too',
      },
      hint: 'The newest log among those that vote decides.',
    },
    servers: SERVERS,
  },
  contradictions: {
    noWitness:
      'Only the leader has the write: there is no follower with it to leave out. Let all vote that are left.',
    noQuorumWithoutWitnesses:
      'A majority has the write: without those, too few are left to vote. Let all vote that are left.',
  },
} satisfies ScenarioWords;

function crash({ values }: ScenarioChoice): string {
  const { story: how, voters } = values;
  if (how === 'none')
    return 'Write at client A, and crash the leader before, while or after the others log it.';
  const had = {
    onlyLeader: 'Only the leader has the write when it dies',
    oneFollower: 'The leader and one follower have the write when it dies',
    quorum: 'A majority has the write when the leader dies, and nobody knows that yet',
    committed: 'The leader has told client A that its write is done, and dies before it tells the others',
    frozen: 'The followers stand still, and the write waits in their receive buffers when the leader dies',
  }[String(how)];
  return `${had ?? ''}. ${crashEnd(how, voters)}`;
}

function crashEnd(how: ParameterValue | undefined, voters: ParameterValue | undefined): string {
  if (how === 'committed') return 'What was acknowledged is kept, whoever votes.';
  if (how === 'frozen') return 'Frozen is not cut off: they find it when they go on.';
  if (voters === 'oldLeaderToo') return 'It is back in time to vote, with the newest log: the write is kept.';
  if (voters === 'withoutWitness') return 'The one that has it does not vote: the write is lost.';
  return how === 'onlyLeader'
    ? 'Nobody that votes has it: the write is lost, and taken back when the old leader returns.'
    : 'Whoever has it has the newest log and wins the vote: the write is kept.';
}
