import { byVariant } from '../words.ts';
import type { ScenarioWords } from '../../words.ts';
import { capital } from '../../englishNumbers.ts';

export const words = {
  name: 'Two locks at once',
  more: 'all or nothing, one after the other',
  sentence: byVariant({
    'own-order': (clients) =>
      `${capital(clients)} clients need both locks. Every other client takes them in the other order.`,
    'one-order': (clients) => `${capital(clients)} clients need both locks, and all take them in one order.`,
  }),
  parameters: {
    variant: {
      label: 'In which order',
      values: { 'own-order': 'each in its own', 'one-order': 'all in the same' },
    },
  },
} satisfies ScenarioWords;
