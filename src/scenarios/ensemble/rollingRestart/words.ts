import { SERVERS, WRITES, byStory, story } from '../words.ts';
import type { ScenarioWords } from '../../words.ts';

export const words = {
  name: 'A rolling restart',
  more: 'every server once, as few elections as possible',
  sentence: byStory({
    leaderLast: () => 'Every server is restarted, the leader last: one election in all.',
    leaderFirst: () =>
      'Every server is restarted, the leader first. The next one in line is the new leader: two elections.',
    none: () => 'Client B writes on and on. Restart every server once, and count the elections.',
  }),
  parameters: {
    story: story({ leaderLast: 'the leader last', leaderFirst: 'the leader first' }),
    servers: SERVERS,
    writes: WRITES,
  },
} satisfies ScenarioWords;
