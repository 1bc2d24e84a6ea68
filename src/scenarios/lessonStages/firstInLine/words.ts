import type { ScenarioWords } from '../../scenario/words.ts';

export const words = {
  name: 'All waiters watch the first znode',
  more: 'sequential znodes, but still a herd effect',
  sentence: ({ clients }) => `${clients} clients wait in line, and all watch the first znode.`,
} satisfies ScenarioWords;
