import type { ScenarioWords } from '../../../words.ts';

export const words = {
  name: 'Three that live',
  more: 'each owns one ephemeral node',
  sentence: () => 'Three clients, one ephemeral node each. When does a node go?',
} satisfies ScenarioWords;
