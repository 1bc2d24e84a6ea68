import { byVariant } from '../words.ts';
import type { ScenarioWords } from '../../words.ts';
import { capital } from '../../englishNumbers.ts';

export const words = {
  name: 'A lock that can be asked back',
  more: 'the holder watches its own znode',
  sentence: byVariant({
    deaf: (clients) =>
      `${capital(clients)} clients in line. Whoever waits may ask the holder for the lock, and is not heard.`,
    obeys: (clients) =>
      `${capital(clients)} clients in line. Whoever waits may ask the holder for the lock, and it obeys.`,
  }),
  parameters: {
    variant: { label: 'What the holder does', values: { deaf: 'keeps it', obeys: 'gives it back' } },
  },
} satisfies ScenarioWords;
