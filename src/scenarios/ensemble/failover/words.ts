import { SERVERS, TICK, WRITES, byStory, story } from '../words.ts';
import type { ScenarioWords } from '../../words.ts';
import type { ParameterValue } from '../../scenario.ts';

export const words = {
  name: 'Frozen is not crashed',
  more: 'three ways to lose a leader, by the clock',
  sentence: byStory({
    crashed: () =>
      'The leader’s process dies. Its connections close, so everybody knows at once: a new leader within half a second or so.',
    frozen: (_, { tickTimeMs }) =>
      `The leader stands still. Its connections stay open, so only silence tells: ${silence(tickTimeMs)}, then an election.`,
    cutOff: (_, { tickTimeMs }) =>
      `The leader is cut off from the others. Only silence tells: ${silence(tickTimeMs)}, then an election without it.`,
    none: () =>
      'Client B writes on and on. Crash, freeze or cut off the leader, and see how long nobody can write.',
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
} satisfies ScenarioWords;

function silence(tickTimeMs: ParameterValue | undefined): string {
  return `${(5 * Number(tickTimeMs ?? 2000)) / 1000} s`;
}
