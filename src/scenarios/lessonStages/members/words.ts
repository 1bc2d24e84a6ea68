import type { ScenarioWords } from '../../scenario/words.ts';

export const words = {
  name: 'A member and a list',
  more: 'an ephemeral znode in an ensemble',
  sentence: () => 'A is a member with an ephemeral znode. B lists the members.',
} satisfies ScenarioWords;
