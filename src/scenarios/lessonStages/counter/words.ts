import type { ScenarioWords } from '../../scenario/words.ts';

export const words = {
  name: 'Counter with and without version check',
  more: 'each client reads a number and writes it plus one',
  sentence: ({ values }) =>
    values['write'] === 'blind'
      ? 'Two clients increment /cfg and write without a version check.'
      : 'Two clients increment /cfg and write with the version they read.',
  parameters: {
    write: {
      label: 'Writes',
      values: { blind: 'without a version check', withVersion: 'with the version that was read' },
    },
  },
} satisfies ScenarioWords;
