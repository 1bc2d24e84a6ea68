import { SERVERS, byStory, story } from '../words.ts';
import type { ScenarioWords } from '../../words.ts';

export const words = {
  name: 'A link that carries one way',
  more: 'one side hears, the other does not',
  sentence: byStory({
    leaderUnheard: () =>
      'Nobody hears the leader any more, and it hears everybody. The others elect another one, and it has to give up.',
    leaderDeaf: () =>
      'The leader hears nobody, and everybody hears it. It gives up; the others elect it again and call it in vain, so nobody leads.',
    followerUnheard: () =>
      'The leader does not hear server 1. Server 1 is up to date, and is given up all the same.',
    followerDeaf: () => 'Server 1 hears the leader no more. It answers old reads until it gives up.',
    none: () => 'Cut a link between two servers in one direction only.',
  }),
  parameters: {
    story: story({
      leaderUnheard: 'nobody hears the leader',
      leaderDeaf: 'the leader hears nobody',
      followerUnheard: 'a follower is not heard',
      followerDeaf: 'a follower hears nothing',
    }),
    servers: SERVERS,
  },
} satisfies ScenarioWords;
