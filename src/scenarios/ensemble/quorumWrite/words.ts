import { SERVERS, byStory, story } from '../words.ts';
import type { ScenarioWords } from '../../words.ts';

export const words = {
  name: 'The way of a write',
  more: 'proposed, logged, acknowledged, committed',
  sentence: byStory({
    one: () =>
      'Client A writes. The leader proposes, every server logs and acknowledges; the one that makes a majority commits it.',
    three: () =>
      'Three clients write at once. Three proposals are under way together, and are committed in the order of their zxids.',
    slowMinority: () => 'Less than half of the disks are slow. The write does not wait for them.',
    slowMajority: () =>
      'So many disks are slow that no majority is without one: the write waits for the fastest of those.',
    none: () => 'Press Write on a client, slow down a disk, and see whose acknowledgement commits the write.',
  }),
  parameters: {
    story: story({
      one: 'one write',
      three: 'three writes at once',
      slowMinority: 'a minority of slow disks',
      slowMajority: 'a majority of slow disks',
    }),
    writerAt: { label: 'Client A is at', values: { follower: 'a follower', leader: 'the leader' } },
    servers: SERVERS,
  },
} satisfies ScenarioWords;
