import { byVariant } from '../words.ts';
import type { ScenarioWords } from '../../scenario/words.ts';
import { capital } from '../../scenario/englishNumbers.ts';

export const words = {
  name: 'Revocable lock',
  more: 'a waiter asks the holder to give the lock back',
  sentence: byVariant({
    deaf: (clients) =>
      `${capital(clients)} clients in line. A waiter may ask for the lock, but the holder ignores it.`,
    obeys: (clients) =>
      `${capital(clients)} clients in line. A waiter may ask for the lock, and the holder releases it.`,
  }),
  parameters: {
    variant: {
      label: 'When asked, the holder',
      values: { deaf: 'keeps the lock', obeys: 'releases the lock' },
    },
  },
  tags: ['revoke', 'watch'],
} satisfies ScenarioWords;
