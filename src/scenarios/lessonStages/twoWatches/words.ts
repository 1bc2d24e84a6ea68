import type { ScenarioWords } from '../../scenario/words.ts';

export const words = {
  name: 'Order of two watch events',
  more: 'one client, two watches',
  sentence: () => 'A registers a watch on /x, then on /y. B changes /y, then /x. Which event comes first?',
} satisfies ScenarioWords;
