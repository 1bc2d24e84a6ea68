import { SERVERS, byStory, story } from '../words.ts';
import type { ScenarioWords } from '../../scenario/words.ts';

export const words = {
  name: 'Sessions survive a server crash',
  more: 'ephemeral znodes and watches across a failover',
  sentence: byStory({
    leaderCrashes: () =>
      'The leader crashes, and every client loses its connection. Sessions, ephemeral znodes and watches survive.',
    followerCrashes: () =>
      'One follower crashes. Only its own clients notice. They move to another server and keep their sessions.',
    changeMeanwhile: () =>
      'Client A leaves while client B is disconnected. B is notified as soon as it reconnects, because it sets its watch again.',
    ownerDiesToo: () =>
      'Client A dies. The leader crashes just before A’s session expires. The new leader gives the session a full timeout again.',
    none: () => 'Client A is a member, and client B lists the members. Crash servers and see what survives.',
  }),
  parameters: {
    story: story({
      leaderCrashes: 'the leader crashes',
      followerCrashes: 'a follower crashes',
      changeMeanwhile: 'a change while B is disconnected',
      ownerDiesToo: 'a client and the leader die',
    }),
    servers: SERVERS,
  },
  tags: ['session', 'failover', 'leader', 'ephemeral'],
} satisfies ScenarioWords;
