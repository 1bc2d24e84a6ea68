import { SERVERS, TICK, WRITES, byStory, story } from '../words.ts';
import type { ScenarioWords } from '../../scenario/words.ts';
import type { ParameterValue } from '../../scenario/scenario.ts';

export const words = {
  name: 'Leader failover: crashed, frozen or cut off',
  more: 'how long it takes to notice a lost leader',
  sentence: byStory({
    crashed: () =>
      'The leader’s process crashes. Its connections close, so the others notice at once. They elect a new leader within about half a second.',
    frozen: (_, { tickTimeMs }) =>
      `The leader freezes. Its connections stay open, so only a timeout reveals it: ${silence(tickTimeMs)}, then an election.`,
    cutOff: (_, { tickTimeMs }) =>
      `The leader is cut off from the others. Only a timeout reveals it: ${silence(tickTimeMs)}, then an election without it.`,
    none: () => 'Client B keeps writing. Crash, freeze or cut off the leader, and see how long writes fail.',
  }),
  parameters: {
    story: story({
      crashed: 'the leader crashes',
      frozen: 'the leader freezes',
      cutOff: 'the leader is cut off',
    }),
    tickTimeMs: TICK,
    servers: SERVERS,
    writes: WRITES,
  },
  tags: ['failover', 'leader', 'crash', 'vote'],
} satisfies ScenarioWords;

function silence(tickTimeMs: ParameterValue | undefined): string {
  return `${(5 * Number(tickTimeMs ?? 2000)) / 1000} s`;
}
