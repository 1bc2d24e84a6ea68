import type { ScenarioWords } from '../../../words.ts';

export const words = {
  name: 'The children of /q',
  more: 'numbered, plain and deleted',
  sentence: ({ values }) =>
    values['prefix'] === 'child'
      ? 'A makes and deletes children of /q. Which number comes next?'
      : 'A means to number children of /q, and gives /q itself as the prefix.',
  parameters: {
    prefix: {
      label: 'The number goes behind',
      values: { child: 'the name of a child', parentItself: 'the name of the parent' },
    },
    counter: {
      label: 'The counter of /q',
      values: { fresh: 'stands at 0', nearlyFull: 'stands at 2147483646' },
    },
  },
} satisfies ScenarioWords;
