import { PACE, byVariant } from '../words.ts';
import type { ScenarioWords } from '../../words.ts';

export const words = {
  name: 'Shared counter',
  more: 'read it, write one more',
  sentence: byVariant({
    'checks-version': (clients) =>
      `${clients} clients add to one number. Each writes only if nobody has written since it read.`,
    overwrites: (clients) =>
      `${clients} clients add to one number. Each writes whatever the version is: what others have added meanwhile is gone.`,
  }),
  parameters: {
    variant: {
      label: 'Form',
      values: { 'checks-version': 'with the version it read', overwrites: 'with version −1: any' },
    },
    pace: PACE,
    rounds: { label: 'Additions of each client', values: { endless: 'without end' } },
  },
  steps: {
    'counter.read': 'Read the number and its version',
    'counter.write': 'Write one more. Bad version? Read again',
  },
  stepNames: { 'counter.read': 'reads the number', 'counter.write': 'writes one more' },
} satisfies ScenarioWords;
