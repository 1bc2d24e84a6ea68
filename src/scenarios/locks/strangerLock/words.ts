import { byVariant } from '../words.ts';
import type { ScenarioWords } from '../../words.ts';

export const words = {
  name: 'A stranger at the line',
  more: 'anybody may delete a znode',
  sentence: byVariant({
    'looks-on': () =>
      'Client C may delete anybody’s znode. Who does not find its own looks again, and again.',
    'joins-again': () =>
      'Client C may delete anybody’s znode. Who does not find its own stands in line once more.',
  }),
  parameters: {
    variant: {
      label: 'Who does not find its znode',
      values: { 'looks-on': 'goes on looking', 'joins-again': 'joins again' },
    },
  },
  steps: { 'stranger.wait': 'The stranger: wait for its user, then delete the last znode' },
  stepNames: { 'stranger.wait': 'looks for a victim' },
} satisfies ScenarioWords;
