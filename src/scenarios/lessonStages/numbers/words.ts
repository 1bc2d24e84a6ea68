import type { ScenarioWords } from '../../scenario/words.ts';

export const words = {
  name: 'Sequence numbers of sequential znodes',
  more: 'sequential, plain and deleted children of /q',
  sentence: ({ values }) =>
    values['prefix'] === 'child'
      ? 'A creates and deletes children of /q. Which number comes next?'
      : 'A wants sequential children of /q, but gives /q itself as the prefix.',
  parameters: {
    prefix: {
      label: 'The number is appended to',
      values: { child: 'the name of a child', parentItself: 'the name of the parent' },
    },
    counter: {
      label: 'The counter of /q',
      values: { fresh: 'is at 0', nearlyFull: 'is at 2147483646' },
    },
  },
} satisfies ScenarioWords;
