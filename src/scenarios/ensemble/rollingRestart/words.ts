import { SERVERS, WRITES, byStory, story } from '../words.ts';
import type { ScenarioWords } from '../../scenario/words.ts';

export const words = {
  name: 'Rolling restart',
  more: 'each server once, with as few elections as possible',
  sentence: byStory({
    leaderLast: () => 'Every server is restarted, the leader last. That takes one election.',
    leaderFirst: () =>
      'Every server is restarted, the leader first. The next server to restart is the new leader. That takes two elections.',
    none: () => 'Client B keeps writing. Restart every server once, and count the elections.',
  }),
  parameters: {
    story: story({ leaderLast: 'the leader last', leaderFirst: 'the leader first' }),
    servers: SERVERS,
    writes: WRITES,
  },
  tags: ['restart', 'failover', 'vote'],
} satisfies ScenarioWords;
