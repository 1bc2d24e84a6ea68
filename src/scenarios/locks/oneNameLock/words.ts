import { CLIENT_LIBRARY, byVariant } from '../words.ts';
import type { ScenarioWords } from '../../words.ts';

export const words = {
  name: 'Waiting for one name',
  more: 'what each takes as news of its end',
  sentence: byVariant({
    'deleted-only': (clients) =>
      `One znode, ${clients} clients. All watch it, and only its deletion wakes them.`,
    'any-change': (clients) =>
      `One znode, ${clients} clients. All watch it, and whatever happens to it makes them try again.`,
    'any-event': (clients) =>
      `One znode, ${clients} clients. All watch it, and any news at all makes them try again.`,
  }),
  parameters: {
    variant: {
      label: 'What wakes them',
      values: {
        'deleted-only': 'its deletion alone',
        'any-change': 'any change of the znode',
        'any-event': 'any event, the connection’s too',
      },
    },
    library: CLIENT_LIBRARY,
  },
} satisfies ScenarioWords;
