import { SERVERS, byStory, story } from '../words.ts';
import type { ScenarioWords } from '../../scenario/words.ts';

export const words = {
  name: 'Stale read and sync',
  more: 'each server answers from its own tree',
  sentence: byStory({
    staleThenSync: () =>
      'Messages from the leader reach server 1 late. Client B reads there and gets the old value. After a sync it gets the new one.',
    behindTheClient: () =>
      'Client A has seen the new value and loses its connection. Server 1 is behind A’s last zxid and rejects it.',
    none: () =>
      'Slow down the link from the leader to a follower. Write at the leader and read at the follower.',
  }),
  parameters: {
    story: story({
      staleThenSync: 'a stale read, then sync',
      behindTheClient: 'a server that is behind its client',
    }),
    servers: SERVERS,
    lagMs: { label: 'Delay to server 1', hint: 'Milliseconds from the leader to server 1' },
  },
  tags: ['staleRead', 'sync', 'watch'],
} satisfies ScenarioWords;
