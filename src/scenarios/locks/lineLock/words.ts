import { CLIENT_LIBRARY, byVariant, form } from '../words.ts';
import type { ScenarioWords } from '../../scenario/words.ts';
import { capital } from '../../scenario/englishNumbers.ts';

const CREATE = 'Create its own ephemeral sequential znode';
/** After a lost reply: what was not answered was not done. */
const BLINDLY = { 'line.create': `${CREATE}, and again after a lost reply` };
const NONE_BEFORE = 'List the children. If none is before its own, hold the lock';
const CALLED_BACK = {
  'line.list': NONE_BEFORE,
  'line.watchPredecessor': 'Otherwise call exists on the predecessor with a watch, whatever the answer',
  'line.awaitPredecessor': 'Wait for any event, then list again',
};

const STEPS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'no-guid': BLINDLY,
  'guid-gives-up': { 'line.create': `${CREATE} with a GUID. After a lost reply, give up` },
  'guid-cleans-up': { 'line.create': `${CREATE} with a GUID. After a lost reply, delete it and give up` },
  guid: { 'line.create': `${CREATE} with a GUID. After a lost reply, look for that` },
  'write-lock': {
    ...CALLED_BACK,
    'line.create': 'Look for a znode with its session’s id in the name. If there is none, create it',
  },
  article: { ...BLINDLY, ...CALLED_BACK },
  'article-looks-again': {
    ...BLINDLY,
    ...CALLED_BACK,
    'line.watchPredecessor':
      'Otherwise call exists on the predecessor with a watch. If it is gone, list again',
  },
  'article-without-watcher': {
    ...BLINDLY,
    'line.list': 'List the children. First or not, hold the lock',
    'line.watchPredecessor': 'Skipped without a watcher: call exists on the predecessor',
    'line.awaitPredecessor': 'Skipped without a watcher: wait for an event',
  },
  'beside-its-parent': {
    'line.create': 'Create an ephemeral sequential znode with the parent’s path as prefix',
    'line.list': NONE_BEFORE,
  },
  persistent: { 'line.create': 'Create its own persistent sequential znode' },
};

export const words = {
  name: 'Sequential-znode lock: eleven ways to write it',
  more: 'as published and as corrected',
  sentence: byVariant({
    'no-guid': (clients) =>
      `${capital(clients)} clients in line. After a lost reply, a client creates its znode again.`,
    'guid-gives-up': (clients) =>
      `${capital(clients)} clients in line. After a lost reply, a client reports that the create failed and forgets about it.`,
    'guid-cleans-up': (clients) =>
      `${capital(clients)} clients in line. After a lost reply, a client reports that the create failed and removes the znode.`,
    guid: (clients) =>
      `${capital(clients)} clients in line. After a lost reply, a client looks for its znode by GUID.`,
    'write-lock': (clients) =>
      `${capital(clients)} clients in line, using the WriteLock that ships with ZooKeeper.`,
    article: (clients) =>
      `${capital(clients)} clients in line, as published. A client whose predecessor is already gone waits for an event.`,
    'article-looks-again': (clients) =>
      `${capital(clients)} clients in line, as published, but a client whose predecessor is already gone lists again.`,
    'article-without-watcher': (clients) =>
      `${capital(clients)} clients in line, as published, but called without a watcher: a client that is not first holds as well.`,
    'beside-its-parent': (clients) =>
      `${capital(clients)} clients create their znodes beside the lock’s znode. The list below it is empty, so each believes it is first.`,
    persistent: (clients) =>
      `${capital(clients)} clients in line with persistent znodes. A znode stays after its creator dies.`,
    corrected: (clients) => `${capital(clients)} clients in line. Each watches its predecessor.`,
  }),
  parameters: {
    variant: form({
      'no-guid': 'as documented until 2011: no GUID',
      'guid-gives-up': 'GUID, gives up after one lost reply',
      'guid-cleans-up': 'GUID, gives up and cleans up',
      guid: 'as documented since: GUID in the name',
      'write-lock': 'WriteLock as shipped',
      article: 'as published in an article',
      'article-looks-again': 'the article, but lists again',
      'article-without-watcher': 'the article, without a watcher',
      'beside-its-parent': 'parent path used as prefix',
      persistent: 'persistent znodes',
      corrected: 'corrected',
    }),
    library: CLIENT_LIBRARY,
    firstNumber: {
      label: 'First sequence number',
      hint: 'The number of the first znode. The largest possible number is 2,147,483,647.',
    },
  },
  stepsOf: ({ values }) => STEPS[String(values['variant'])] ?? {},
  tags: ['fairness', 'sequential', 'retry', 'connectionLoss', 'lock'],
} satisfies ScenarioWords;
