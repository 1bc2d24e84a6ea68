import { SERVERS, byStory, story } from '../words.ts';
import type { ScenarioWords } from '../../scenario/words.ts';
import { capital } from '../../scenario/englishNumbers.ts';

export const words = {
  name: 'Even or odd ensemble size',
  more: 'what one more server gains',
  sentence: byStory({
    twoCrash: (servers, { servers: count }) =>
      Number(count) > 4
        ? `Two of ${servers} servers crash. More than half are left, so writes continue.`
        : `Two of ${servers} servers crash. The rest is no majority, so nothing can be written until one is back.`,
    cutInHalf: (servers, { servers: count }) =>
      Number(count) % 2 === 0
        ? `${capital(servers)} servers are split into two halves. Neither half is a majority, so neither can write.`
        : `${capital(servers)} servers cannot be split evenly. The larger side goes on.`,
    none: () => 'Crash servers one by one, and see when writes stop.',
  }),
  parameters: {
    story: story({ twoCrash: 'two servers crash', cutInHalf: 'split in the middle' }),
    servers: SERVERS,
  },
  tags: ['quorum', 'partition', 'crash'],
} satisfies ScenarioWords;
