import { SERVERS, story } from '../words.ts';
import type { ScenarioWords } from '../../scenario/words.ts';
import type { ParameterValue, ScenarioChoice } from '../../scenario/scenario.ts';

export const words = {
  name: 'Leader crash during a write',
  more: 'one ConnectionLoss, two outcomes',
  sentence: (choice) => crash(choice),
  parameters: {
    story: story({
      onlyLeader: 'only the leader has it',
      oneFollower: 'the leader and one follower have it',
      quorum: 'a majority has it, not committed',
      committed: 'committed, but no follower knows',
      frozen: 'it is queued at frozen followers',
    }),
    voters: {
      label: 'Voters afterwards',
      values: {
        survivors: 'all remaining servers',
        withoutWitness: 'servers without the write',
        oldLeaderToo: 'the old leader too',
      },
      hint: 'The newest log among the voters wins.',
    },
    servers: SERVERS,
  },
  contradictions: {
    noWitness:
      'Only the leader has the write, so there is no follower with it to leave out. Let all remaining servers vote.',
    noQuorumWithoutWitnesses:
      'A majority has the write. Without those servers, too few are left to vote. Let all remaining servers vote.',
  },
  tags: ['crash', 'leader', 'log', 'failover'],
} satisfies ScenarioWords;

function crash({ values }: ScenarioChoice): string {
  const { story: how, voters } = values;
  if (how === 'none')
    return 'Write at client A. Crash the leader before, while or after the others log the write.';
  const had = {
    onlyLeader: 'Only the leader has the write when it crashes',
    oneFollower: 'The leader and one follower have the write when the leader crashes',
    quorum: 'A majority has the write when the leader crashes, but no server knows that yet',
    committed: 'The leader confirms the write to client A and crashes before it tells the others',
    frozen: 'The followers are frozen, and the write waits in their receive buffers when the leader crashes',
  }[String(how)];
  return `${had ?? ''}. ${crashEnd(how, voters)}`;
}

function crashEnd(how: ParameterValue | undefined, voters: ParameterValue | undefined): string {
  if (how === 'committed') return 'An acknowledged write is kept, whichever servers vote.';
  if (how === 'frozen') return 'Frozen is not cut off: they process it when they resume.';
  if (voters === 'oldLeaderToo')
    return 'It is back in time to vote and has the newest log, so the write is kept.';
  if (voters === 'withoutWitness') return 'The follower that has it does not vote, so the write is lost.';
  return how === 'onlyLeader'
    ? 'No voter has it, so the write is lost. The old leader truncates it from its log when it returns.'
    : 'A server that has it has the newest log and wins the election, so the write is kept.';
}
