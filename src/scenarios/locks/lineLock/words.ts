import { CLIENT_LIBRARY, byVariant, form } from '../words.ts';
import type { ScenarioWords } from '../../words.ts';
import { capital } from '../../englishNumbers.ts';

export const words = {
  name: 'The line, as published',
  more: 'one lock, ten ways to write it down',
  sentence: byVariant({
    'no-guid': (clients) =>
      `${capital(clients)} clients in line. A create without an answer is simply made again.`,
    'guid-gives-up': (clients) =>
      `${capital(clients)} clients in line. A create without an answer is reported as failed, and forgotten.`,
    'guid-cleans-up': (clients) =>
      `${capital(clients)} clients in line. A create without an answer is reported as failed, and its znode is removed.`,
    guid: (clients) =>
      `${capital(clients)} clients in line. A create without an answer is looked for by its GUID.`,
    'write-lock': (clients) => `${capital(clients)} clients in line, with WriteLock as ZooKeeper ships it.`,
    article: (clients) =>
      `${capital(clients)} clients in line, as an article has it: who finds nobody to watch waits to be called.`,
    'article-looks-again': (clients) =>
      `${capital(clients)} clients in line, as an article has it, but who finds nobody to watch looks again.`,
    'beside-its-parent': (clients) =>
      `${capital(clients)} clients, whose znodes stand beside the lock’s znode: the list below it is empty, and each takes itself for the first.`,
    persistent: (clients) =>
      `${capital(clients)} clients in line with persistent znodes, which stay when their makers die.`,
    corrected: (clients) => `${capital(clients)} clients in line. Each watches the one before it.`,
  }),
  parameters: {
    variant: form({
      'no-guid': 'documented until 2011: no GUID',
      'guid-gives-up': 'GUID, gives up at the first lost answer',
      'guid-cleans-up': 'GUID, gives up and cleans up',
      guid: 'documented since: GUID in the name',
      'write-lock': 'WriteLock as shipped',
      article: 'as an article has it',
      'article-looks-again': 'the article, looking again',
      'beside-its-parent': 'the parent’s path as prefix',
      persistent: 'persistent znodes',
      corrected: 'corrected',
    }),
    library: CLIENT_LIBRARY,
    firstNumber: {
      label: 'First number',
      hint: 'Of the first znode; the last number there is is 2,147,483,647.',
    },
  },
} satisfies ScenarioWords;
