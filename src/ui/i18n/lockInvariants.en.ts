import { invariantNames } from './invariants.en.ts';
import type { InvariantWords, ShownInvariantId } from './contract.ts';
import { capital, client, format } from './nouns.en.ts';

export const lockInvariants: InvariantWords<ShownInvariantId> = {
  'I-1': {
    name: invariantNames['I-1'],
    statement: 'At most one live program believes that it holds the lock.',
    why: ({ clients, count }) =>
      clients.length === 1
        ? `${format.number(count)} threads of ${capital(format.list(clients.map(client)))} believe at once that they hold the lock.`
        : `${capital(format.list(clients.map(client)))} believe at once that they hold the lock.`,
  },
  'I-3': {
    name: invariantNames['I-3'],
    statement: 'Who believes it holds the lock owns the first znode of the lock, in its present session.',
    why: ({ clients, path }) =>
      `${capital(format.list(clients.map(client)))} believes that it holds the lock, but ${path === null || path === '' ? 'its znode' : path} is gone, or another session’s, or not the first.`,
  },
  'I-6': {
    name: invariantNames['I-6'],
    statement: 'The lock goes to the participants in the order of their numbers, as long as they stay.',
    why: ({ clients }) =>
      `${capital(format.list(clients.map(client)))} got the lock although somebody had waited longer.`,
  },
  'I-7': {
    name: invariantNames['I-7'],
    statement: 'A release wakes at most one waiter: only one can have the lock.',
    why: ({ count, path }) =>
      `${count} clients were woken for one lock${path === null ? '' : ` when ${path} went away`}. One gets it, the others asked in vain and set their watches again.`,
  },
};
