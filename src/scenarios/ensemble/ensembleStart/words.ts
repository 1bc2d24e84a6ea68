import { SERVERS, byStory, story } from '../words.ts';
import type { ScenarioWords } from '../../words.ts';

export const words = {
  name: 'The first start',
  more: 'servers that know nothing agree on a leader',
  sentence: byStory({
    together: (servers) =>
      `All ${servers} servers start at once. Each votes for itself, then for the best it hears of: the highest number leads.`,
    oneByOne: () =>
      'The servers start one by one. With half of them nothing happens; the one that makes a majority leads, and those after it follow.',
    none: () => 'No server runs yet. Start them from their cards, in any order you like.',
  }),
  parameters: {
    story: story({ together: 'all start at once', oneByOne: 'they start one by one' }),
    servers: SERVERS,
  },
} satisfies ScenarioWords;
