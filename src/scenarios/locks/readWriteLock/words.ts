import { byVariant, form } from '../words.ts';
import type { ScenarioWords } from '../../words.ts';
import { capital } from '../../englishNumbers.ts';

export const words = {
  name: 'Readers and writers',
  more: 'shared for some, exclusive for others',
  sentence: byVariant({
    'host-names': (clients) =>
      `${capital(clients)} clients that read and write. Znodes bear the host’s name first, and are sorted by it.`,
    'all-writers': (clients) =>
      `${capital(clients)} clients that read and write. A reader waits for the last writer, even one that came after it.`,
    'downgrade-behind': (clients) =>
      `${capital(clients)} clients. Who has written goes on reading, with a new place at the end of the line.`,
    children: (clients) =>
      `${capital(clients)} clients that read and write. Everybody watches the whole line.`,
    'downgrade-in-place': (clients) =>
      `${capital(clients)} clients. Who has written goes on reading, with the number it wrote by.`,
    recipe: (clients) =>
      `${capital(clients)} clients that read and write. A reader waits for the last writer before it, a writer for whoever is before it.`,
  }),
  parameters: {
    variant: form({
      'host-names': 'host names first, sorted as text',
      'all-writers': 'kazoo until 2.8: all writers count',
      'downgrade-behind': 'Curator until 5.4: downgrade to the end',
      children: 'everybody watches the children',
      'downgrade-in-place': 'Curator since 5.5: downgrade in place',
      recipe: 'as documented',
    }),
    mix: {
      label: 'Who writes',
      values: {
        alternate: 'every other client',
        fewWriters: 'every fourth client',
        writers: 'all of them',
      },
    },
  },
  steps: { 'share.downgrade': 'Before it gives the lock back: create a znode to go on reading' },
  stepNames: { 'share.downgrade': 'turns reader' },
} satisfies ScenarioWords;
