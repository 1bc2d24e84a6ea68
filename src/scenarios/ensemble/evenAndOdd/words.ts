import { SERVERS, byStory, story } from '../words.ts';
import type { ScenarioWords } from '../../words.ts';
import { capital } from '../../englishNumbers.ts';

export const words = {
  name: 'Even and odd',
  more: 'what one more server is good for',
  sentence: byStory({
    twoCrash: (servers, { servers: count }) =>
      Number(count) > 4
        ? `Two of ${servers} servers crash. More than half are left: writes go on.`
        : `Two of ${servers} servers crash. What is left is no majority: nothing is written until one is back.`,
    cutInHalf: (servers, { servers: count }) =>
      Number(count) % 2 === 0
        ? `${capital(servers)} servers are cut in two halves. Neither is a majority, so neither can write.`
        : `${capital(servers)} servers cannot be cut in two halves: the larger side goes on.`,
    none: () => 'Crash servers one after the other, and see with how many left writing stops.',
  }),
  parameters: {
    story: story({ twoCrash: 'two servers crash', cutInHalf: 'cut through the middle' }),
    servers: SERVERS,
  },
} satisfies ScenarioWords;
