import { SERVERS, byStory, story } from '../words.ts';
import type { ScenarioWords } from '../../words.ts';

export const words = {
  name: 'A room cut in two',
  more: 'only the larger side can promise anything',
  sentence: byStory({
    leaderInMinority: () =>
      'The old leader is on the smaller side and still takes a write. The larger side elects; when the cut heals, that write is taken back.',
    carriedOver: () =>
      'One server of the larger side gets the write before the cut is whole. Its log is the newest there: the write lives on.',
    bothSidesWrite: () =>
      'Both sides are written to. The larger commits; the smaller cannot, and answers old reads until it gives up.',
    syncOnSmallerSide: () =>
      'A sync asks the leader, not a majority. On the smaller side the old leader answers it, and the read behind it is old.',
    leaderInMajority: () =>
      'The leader is on the larger side and goes on. The smaller side answers old reads until it notices, then nobody.',
    none: () => 'Draw a line between the servers, write on both sides, and heal it.',
  }),
  parameters: {
    story: story({
      leaderInMinority: 'the leader on the smaller side',
      carriedOver: 'the same, with a witness beyond',
      bothSidesWrite: 'both sides are written to',
      syncOnSmallerSide: 'a sync on the smaller side',
      leaderInMajority: 'the leader on the larger side',
    }),
    servers: SERVERS,
  },
} satisfies ScenarioWords;
