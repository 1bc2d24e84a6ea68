import { PACE, byVariant } from '../words.ts';
import type { ScenarioWords } from '../../scenario/words.ts';

export const words = {
  name: 'Shared counter: compare and set',
  more: 'read the number, write it plus one',
  sentence: byVariant({
    'checks-version': (clients) =>
      `${clients} clients increment one number. A write succeeds only if the version is still the one that was read.`,
    overwrites: (clients) =>
      `${clients} clients increment one number. Each writes without a version check, so increments in between are lost.`,
  }),
  parameters: {
    variant: {
      label: 'Variant',
      values: { 'checks-version': 'with the version it read', overwrites: 'with version −1 (no check)' },
    },
    pace: PACE,
    rounds: { label: 'Increments per client', values: { endless: 'without end' } },
  },
  steps: {
    'counter.read': 'Read the number and its version',
    'counter.write': 'Write the number plus one. On BadVersion, read again',
  },
  stepNames: { 'counter.read': 'reads the number', 'counter.write': 'increments' },
  tags: ['counter', 'version', 'lostUpdate'],
} satisfies ScenarioWords;
