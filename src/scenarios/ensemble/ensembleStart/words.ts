import { SERVERS, byStory, story } from '../words.ts';
import type { ScenarioWords } from '../../scenario/words.ts';

export const words = {
  name: 'Leader election at startup',
  more: 'servers without any data elect a leader',
  sentence: byStory({
    together: (servers) =>
      `All ${servers} servers start at once. Each votes for itself, then for the best candidate it hears of. The highest id wins.`,
    oneByOne: () =>
      'The servers start one by one. Half of them cannot elect a leader. The server that completes a majority leads, and later ones follow.',
    none: () => 'No server is running. Start them from their cards, in any order.',
  }),
  parameters: {
    story: story({ together: 'all start at once', oneByOne: 'start one by one' }),
    servers: SERVERS,
  },
  tags: ['vote', 'quorum', 'epoch'],
} satisfies ScenarioWords;
