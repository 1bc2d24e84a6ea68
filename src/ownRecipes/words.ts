import type { ScenarioWords } from '../scenarios/scenario/words.ts';

export const words = {
  name: 'Your own recipe',
  more: 'every client runs your code',
  sentence: ({ clients }) => `${clients === 1 ? 'One client runs' : `${clients} clients run`} your code.`,
  parameters: {
    promise: {
      label: 'Judged by',
      values: {
        fromCode: 'the code: client.holds, invariant…',
        oneHolder: 'at most one client holds the lock',
        oneLeader: 'at most one leader',
        nothing: 'nothing',
      },
    },
    library: {
      label: 'Client library',
      values: {
        java: 'plain Java client',
        kazoo: 'like kazoo',
        'curator-4.0.1': 'like Curator 4.0.1',
        'curator-5.4': 'like Curator 5.4',
        'curator-5.7': 'like Curator 5.7',
      },
    },
  },
} satisfies ScenarioWords;
