import { SERVERS, byStory, story } from '../words.ts';
import type { ScenarioWords } from '../../scenario/words.ts';

export const words = {
  name: 'Network partition: only the majority can commit',
  more: 'writes, reads and sync on both sides of the cut',
  sentence: byStory({
    leaderInMinority: () =>
      'The old leader is on the smaller side and still accepts a write. The larger side elects a new leader. When the cut heals, that write is truncated.',
    carriedOver: () =>
      'One server on the larger side gets the write before the cut is complete. Its log is the newest there, so the write survives.',
    bothSidesWrite: () =>
      'Clients write on both sides. The larger side commits. The smaller side cannot, and serves stale reads until it gives up.',
    syncOnSmallerSide: () =>
      'A sync asks the leader, not a majority. On the smaller side the old leader answers it, and the next read is stale.',
    leaderInMajority: () =>
      'The leader is on the larger side and goes on. The smaller side serves stale reads until it notices, then none.',
    none: () => 'Draw a line between the servers, write on both sides, and heal the cut.',
  }),
  parameters: {
    story: story({
      leaderInMinority: 'the leader on the smaller side',
      carriedOver: 'same, but the majority side has a copy',
      bothSidesWrite: 'writes on both sides',
      syncOnSmallerSide: 'a sync on the smaller side',
      leaderInMajority: 'the leader on the larger side',
    }),
    servers: SERVERS,
  },
  tags: ['partition', 'quorum', 'leader', 'split'],
} satisfies ScenarioWords;
