import type { ScenarioWords } from '../../../words.ts';

export const words = {
  name: 'One listens, one changes',
  more: 'which read hears of which change',
  sentence: () => 'A reads /a with a watch; B makes its change. Does the bell ring?',
  parameters: {
    read: {
      label: 'A reads with',
      values: { getData: 'getData', exists: 'exists', getChildren: 'getChildren' },
    },
    change: {
      label: 'B changes',
      values: {
        setData: 'the data',
        setSame: 'nothing: the same bytes',
        setChild: 'a child’s data',
        createChild: 'one child more',
        deleteNode: 'deletes the node',
        createNode: 'makes the node',
      },
    },
  },
} satisfies ScenarioWords;
