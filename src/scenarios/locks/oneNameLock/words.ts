import { CLIENT_LIBRARY, byVariant } from '../words.ts';
import type { ScenarioWords } from '../../scenario/words.ts';

export const words = {
  name: 'Single-znode lock: what wakes the waiters',
  more: 'deletion, any change, or any event',
  sentence: byVariant({
    'deleted-only': (clients) =>
      `One znode, ${clients} clients. All watch it, and only its deletion wakes them up.`,
    'any-change': (clients) =>
      `One znode, ${clients} clients. All watch it and try again after any change to it.`,
    'any-event': (clients) =>
      `One znode, ${clients} clients. All watch it and try again after any event at all.`,
  }),
  parameters: {
    variant: {
      label: 'Waiters wake up on',
      values: {
        'deleted-only': 'deletion of the znode only',
        'any-change': 'any change to the znode',
        'any-event': 'any event, including connection events',
      },
    },
    library: CLIENT_LIBRARY,
  },
  tags: ['herd', 'ephemeral', 'retry', 'lock'],
} satisfies ScenarioWords;
