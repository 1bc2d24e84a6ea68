import { SERVERS, byStory, story } from '../words.ts';
import type { ScenarioWords } from '../../scenario/words.ts';

export const words = {
  name: 'Quorum write: how a write is committed',
  more: 'proposal, log, acknowledgement, commit',
  sentence: byStory({
    one: () =>
      'Client A writes. The leader proposes the write, and every server logs and acknowledges it. A majority of acknowledgements commits it.',
    three: () =>
      'Three clients write at once. Three proposals are in flight together and are committed in zxid order.',
    slowMinority: () => 'Less than half of the disks are slow. The write does not wait for them.',
    slowMajority: () =>
      'So many disks are slow that every majority includes one. The write waits for the fastest of them.',
    none: () => 'Press Write on a client, slow down a disk, and see which acknowledgement commits the write.',
  }),
  parameters: {
    story: story({
      one: 'one write',
      three: 'three writes at once',
      slowMinority: 'a minority of slow disks',
      slowMajority: 'a majority of slow disks',
    }),
    writerAt: { label: 'Client A is connected to', values: { follower: 'a follower', leader: 'the leader' } },
    servers: SERVERS,
  },
  tags: ['quorum', 'zab', 'log', 'leader'],
} satisfies ScenarioWords;
