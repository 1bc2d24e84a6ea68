import { CLIENT_LIBRARY, byVariant, form } from '../words.ts';
import type { ScenarioWords } from '../../words.ts';

export const words = {
  name: 'Try and give up',
  more: 'one name, and nobody waits for it',
  sentence: byVariant({
    article: (clients) =>
      `One name, ${clients} clients. Who fails goes away and tries again later. No answer counts as a no.`,
    'delete-until-done': (clients) =>
      `One name, ${clients} clients. Who fails goes away. The lock is deleted by its name, until somebody says that it is done.`,
    corrected: (clients) =>
      `One name, ${clients} clients. Who fails goes away. Who gets no answer looks whose znode it is.`,
  }),
  parameters: {
    variant: form({
      article: 'as an article has it',
      'delete-until-done': 'deletes by name until it is done',
      corrected: 'corrected',
    }),
    library: CLIENT_LIBRARY,
  },
} satisfies ScenarioWords;
