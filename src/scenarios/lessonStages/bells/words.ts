import type { ScenarioWords } from '../../scenario/words.ts';

export const words = {
  name: 'Which change fires which watch',
  more: 'getData, exists and getChildren watches',
  sentence: () => 'A reads /a with a watch, and B makes a change. Does the watch fire?',
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
        createChild: 'one more child',
        deleteNode: 'deletes the znode',
        createNode: 'creates the znode',
      },
    },
  },
} satisfies ScenarioWords;
