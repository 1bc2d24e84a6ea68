import { SERVERS, byStory, story } from '../words.ts';
import type { ScenarioWords } from '../../scenario/words.ts';

export const words = {
  name: 'One-way link failure',
  more: 'messages arrive in one direction only',
  sentence: byStory({
    leaderUnheard: () =>
      'No server hears the leader, but it hears all of them. The others elect a new leader, and the old one has to step down.',
    leaderDeaf: () =>
      'The leader hears no server, but all of them hear it. It steps down. The others elect it again but cannot reach it, so there is no leader.',
    followerUnheard: () =>
      'The leader does not hear server 1. Server 1 is up to date, but the leader drops it anyway.',
    followerDeaf: () => 'Server 1 no longer hears the leader. It serves stale reads until it gives up.',
    none: () => 'Cut a link between two servers in one direction only.',
  }),
  parameters: {
    story: story({
      leaderUnheard: 'no server hears the leader',
      leaderDeaf: 'the leader hears no server',
      followerUnheard: 'the leader does not hear a follower',
      followerDeaf: 'a follower does not hear the leader',
    }),
    servers: SERVERS,
  },
  tags: ['partition', 'leader', 'heartbeat', 'flp'],
} satisfies ScenarioWords;
