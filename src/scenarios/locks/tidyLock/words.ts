import { byVariant } from '../words.ts';
import type { ScenarioWords } from '../../words.ts';
import { capital } from '../../englishNumbers.ts';

export const words = {
  name: 'A line that tidies up',
  more: 'the last one out deletes the parent',
  sentence: byVariant({
    'waits-for-parent': (clients) =>
      `${capital(clients)} clients in line. The last one out deletes the parent. Who finds none waits for it to come back.`,
    'makes-parent': (clients) =>
      `${capital(clients)} clients in line. The last one out deletes the parent. Who finds none makes it.`,
  }),
  parameters: {
    variant: {
      label: 'When the parent is gone',
      values: { 'waits-for-parent': 'it is waited for', 'makes-parent': 'it is made again' },
    },
  },
  steps: { 'tidy.awaitParent': 'No parent: sleep until there is one again' },
  stepNames: { 'tidy.awaitParent': 'waits for the parent' },
} satisfies ScenarioWords;
