import type { ScenarioWords } from '../../scenario/words.ts';

export const words = {
  name: 'When an ephemeral znode disappears',
  more: 'three clients, one ephemeral znode each',
  sentence: () => 'Three clients own one ephemeral znode each. When does a znode disappear?',
} satisfies ScenarioWords;
