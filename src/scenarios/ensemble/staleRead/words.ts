import { SERVERS, byStory, story } from '../words.ts';
import type { ScenarioWords } from '../../words.ts';

export const words = {
  name: 'A stale read, and sync',
  more: 'each server answers from what it has',
  sentence: byStory({
    staleThenSync: () =>
      'What the leader tells server 1 comes late. Client B reads there and gets the old value; after a sync it gets the new one.',
    behindTheClient: () =>
      'Client A has seen the new value and loses its connection. Server 1 is behind that, and turns it away.',
    none: () =>
      'Slow down the link from the leader to a follower, write at the leader, and read at the follower.',
  }),
  parameters: {
    story: story({
      staleThenSync: 'an old read, then sync',
      behindTheClient: 'a server behind its client',
    }),
    servers: SERVERS,
    lagMs: { label: 'How late server 1 hears', hint: 'Milliseconds from the leader to server 1' },
  },
} satisfies ScenarioWords;
