import type { ScenarioWords } from '../../../words.ts';

export const words = {
  name: 'Two clients count',
  more: 'each reads a number and writes one more',
  sentence: ({ values }) =>
    values['write'] === 'blind'
      ? 'Two clients count /cfg up, and write without looking at its version.'
      : 'Two clients count /cfg up, and write with the version they read.',
  parameters: {
    write: {
      label: 'Writes',
      values: { blind: 'whatever the version', withVersion: 'with the version read' },
    },
  },
} satisfies ScenarioWords;
