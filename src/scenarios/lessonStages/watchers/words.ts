import type { ScenarioWords } from '../../scenario/words.ts';

export const words = {
  name: 'Watches at three servers',
  more: 'one list of members, many watchers',
  sentence: ({ clients }) => `A adds members, and ${clients - 1} clients watch the list.`,
} satisfies ScenarioWords;
