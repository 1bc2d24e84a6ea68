import { byVariant } from '../words.ts';
import type { ScenarioWords } from '../../scenario/words.ts';
import { capital } from '../../scenario/englishNumbers.ts';

export const words = {
  name: 'Lock that deletes its empty parent znode',
  more: 'the last client out deletes the parent',
  sentence: byVariant({
    'waits-for-parent': (clients) =>
      `${capital(clients)} clients in line. The last one out deletes the parent. A client that finds no parent waits for one to appear.`,
    'makes-parent': (clients) =>
      `${capital(clients)} clients in line. The last one out deletes the parent. A client that finds no parent creates it.`,
  }),
  parameters: {
    variant: {
      label: 'When the parent is gone',
      values: { 'waits-for-parent': 'wait for it', 'makes-parent': 'create it again' },
    },
  },
  steps: { 'tidy.awaitParent': 'No parent: wait until it exists again' },
  stepNames: { 'tidy.awaitParent': 'waits for the parent' },
  tags: ['cleanup', 'sequential'],
} satisfies ScenarioWords;
