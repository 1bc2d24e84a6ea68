import { byVariant } from '../words.ts';
import type { ScenarioWords } from '../../scenario/words.ts';
import { capital } from '../../scenario/englishNumbers.ts';

export const words = {
  name: 'Multi-lock: two locks at once',
  more: 'all or nothing, acquired one by one',
  sentence: byVariant({
    'own-order': (clients) =>
      `${capital(clients)} clients need both locks. Every second client acquires them in the opposite order.`,
    'one-order': (clients) =>
      `${capital(clients)} clients need both locks. All acquire them in the same order.`,
  }),
  parameters: {
    variant: {
      label: 'Lock order',
      values: { 'own-order': 'each client has its own', 'one-order': 'the same for all clients' },
    },
  },
  tags: ['deadlock'],
} satisfies ScenarioWords;
