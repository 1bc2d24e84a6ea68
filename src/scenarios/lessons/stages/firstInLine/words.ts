import type { ScenarioWords } from '../../../words.ts';

export const words = {
  name: 'Each watches the first',
  more: 'a line, and still one bell for all',
  sentence: ({ clients }) => `${clients} clients stand in line, and all watch its first node.`,
} satisfies ScenarioWords;
