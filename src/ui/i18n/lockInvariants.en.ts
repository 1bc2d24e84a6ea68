import { invariantNames } from './invariants.en.ts';
import type { InvariantWords, ShownInvariantId } from './contract.ts';
import { client, format } from './nouns.en.ts';

export const lockInvariants: InvariantWords<ShownInvariantId> = {
  'I-1': {
    name: invariantNames['I-1'],
    statement: 'At most one live program believes that it holds the lock.',
    why: ({ clients }) =>
      `${format.list(clients.map(client))} all believe that they hold the lock. One of them has not heard yet that its session, and its znode, are gone.`,
  },
  'I-3': {
    name: invariantNames['I-3'],
    statement: 'Who believes it holds the lock owns the first znode of the lock, in its present session.',
    why: ({ clients, path }) =>
      `${format.list(clients.map(client))} still believes that it holds the lock, but ${path ?? 'its znode'} is not its own any more: it is gone, or another session’s, or no longer the first.`,
  },
  'I-6': {
    name: invariantNames['I-6'],
    statement: 'The lock goes to the participants in the order of their numbers, as long as they stay.',
    why: ({ clients }) =>
      `${format.list(clients.map(client))} got the lock although somebody had waited longer.`,
  },
  'I-7': {
    name: invariantNames['I-7'],
    statement: 'A release wakes at most one waiter: only one can have the lock.',
    why: ({ count, path }) =>
      `${count} clients were woken for one lock${path === null ? '' : ` when ${path} went away`}. One gets it, the others asked in vain and set their watches again.`,
  },
};
