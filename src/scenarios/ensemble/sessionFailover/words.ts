import { SERVERS, byStory, story } from '../words.ts';
import type { ScenarioWords } from '../../words.ts';

export const words = {
  name: 'Sessions outlive servers',
  more: 'ephemerals and watches across a failover',
  sentence: byStory({
    leaderCrashes: () =>
      'The leader crashes, and every client loses its connection. Sessions, ephemeral nodes and watches are still there afterwards.',
    followerCrashes: () =>
      'One follower crashes. Only its own clients notice, and move on to another server with the same session.',
    changeMeanwhile: () =>
      'Client A leaves while client B has no connection. B is told as soon as it is back, because it sets its watch again.',
    ownerDiesToo: () =>
      'Client A dies, and just before its session would end the leader dies too. The new leader gives the session its whole time again.',
    none: () => 'Client A is a member, client B lists the members. Crash servers, and see what stays.',
  }),
  parameters: {
    story: story({
      leaderCrashes: 'the leader crashes',
      followerCrashes: 'a follower crashes',
      changeMeanwhile: 'a change while B is away',
      ownerDiesToo: 'a client and the leader die',
    }),
    servers: SERVERS,
  },
} satisfies ScenarioWords;
