import { CLIENT_LIBRARY, byVariant, form } from '../words.ts';
import type { ScenarioWords } from '../../scenario/words.ts';

export const words = {
  name: 'Try-lock',
  more: 'one znode, and no client waits for it',
  sentence: byVariant({
    article: (clients) =>
      `One znode, ${clients} clients. A client that fails to get the lock leaves and retries later. A lost reply counts as a failure.`,
    'delete-until-done': (clients) =>
      `One znode, ${clients} clients. A client that fails leaves. The holder deletes the lock by name, and repeats that until a reply confirms it.`,
    corrected: (clients) =>
      `One znode, ${clients} clients. A client that fails leaves. A client that gets no reply checks who owns the znode.`,
  }),
  parameters: {
    variant: form({
      article: 'as published',
      'delete-until-done': 'deletes by name until confirmed',
      corrected: 'corrected',
    }),
    library: CLIENT_LIBRARY,
    restMs: {
      label: 'Rest between two tries',
      hint: '0: it polls, and asks again as soon as it is answered',
    },
  },
  tags: ['tryLock', 'retry', 'fairness', 'lock'],
} satisfies ScenarioWords;
