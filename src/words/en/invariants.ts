import type { ClientId, InvariantId } from '../../engine/index.ts';
import type { InvariantWords, RecipeInvariantId, ShownInvariantId } from '../contracts/engine.ts';
import { capital, client, format, server } from './nouns.ts';
import { afterColon, zxidText } from '../names.ts';

/** The promises beside the picture by their names; what they promise is said once somebody asks. */
export const invariantNames: Readonly<Record<ShownInvariantId, string>> = {
  'I-1': 'One believer',
  'I-3': 'Belief has its znode',
  'I-6': 'First come, first served',
  'I-7': 'One wake-up per release',
};

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

/** Promises of recipes beyond the first scene's. */
export const recipeInvariants: InvariantWords<RecipeInvariantId> = {
  'I-2': {
    name: 'No late write',
    statement: 'The resource never applies a write whose token is lower than one it has accepted already.',
    why: ({ clients, path, count }) =>
      `The ${afterColon(path ?? 'resource:resource')} applied a write of ${who(clients)} with token ${format.number(count)}, after one with a higher token.`,
  },
  'I-4': {
    name: 'No orphan',
    statement: 'Every node of a living client is known to one of its programs, or soon found again.',
    why: ({ clients, path }) =>
      `${path ?? 'A node'} belongs to ${who(clients)}, whose program does not know it: it stays as long as the session.`,
  },
  'I-5': {
    name: 'The lock goes on',
    statement: 'While the lock is free and somebody connected waits for it, somebody soon holds it.',
    why: ({ clients, count }) =>
      `The lock has been free for ${format.span(count)}, and ${who(clients)} ${clients.length === 1 ? 'waits' : 'wait'} all the same.`,
  },
  'I-8': {
    name: 'At most once',
    statement: 'No item is processed twice.',
    why: ({ clients, path, count }) =>
      `Item ${path ?? ''} was processed ${format.number(count)} times, the last time by ${who(clients)}.`,
  },
  'I-9': {
    name: 'Nothing is lost',
    statement:
      'Every item whose enqueueing was acknowledged is in the queue, in a living program’s hand, or processed.',
    why: ({ path, count }) =>
      count === 1
        ? `Item ${path ?? ''} is in no queue and in nobody’s hand, and was never processed.`
        : `${format.number(count)} items are in no queue and in nobody’s hand, and were never processed.`,
  },
  'I-10': {
    name: 'All or nobody',
    statement: 'Nobody passes the barrier before it opens, and one meeting has one outcome for all.',
    why: ({ clients, path, count }) =>
      `${capital(who(clients))} and others did not agree at the barrier (${path ?? ''}): ${format.number(count)} had come.`,
  },
  'I-11': {
    name: 'One configuration',
    statement: 'The values a program goes by were all written by one publication.',
    why: ({ clients, path }) => `${capital(who(clients))} goes by values of versions ${path ?? ''} at once.`,
  },
  'I-12': {
    name: 'One leader',
    statement: 'At most one program believes that it is the leader.',
    why: ({ clients, count }) => `${format.number(count)} believe that they lead: ${who(clients)}.`,
  },
  'I-13': {
    name: 'Somebody leads',
    statement: 'While a candidate is connected, somebody soon leads.',
    why: ({ clients, count }) =>
      `Nobody has led for ${format.span(count)}, though ${who(clients)} ${clients.length === 1 ? 'stands' : 'stand'} as candidate.`,
  },
  'I-14': {
    name: 'No churn',
    statement: 'Between two disturbances nobody makes its node again and again.',
    why: ({ clients, count }) =>
      `${capital(who(clients))} made its node ${format.number(count)} times, and nothing had happened that called for it.`,
  },
  'I-20': {
    name: 'Fresh reads',
    statement:
      'A read that must be fresh returns at least the latest write acknowledged before it was asked for.',
    why: ({ clients, path, count }) =>
      `${capital(who(clients))} read ${path ?? 'a node'} older than version ${format.number(count)}, which had been acknowledged.`,
  },
  'I-22': {
    name: 'Names are unique',
    statement: 'No sequential name is given twice under one parent.',
    why: ({ path }) => `The name ${path ?? ''} was given a second time.`,
  },
  'I-23': {
    name: 'No lost update',
    statement: 'Every acknowledged addition to a counter is in it.',
    why: ({ path, count }) =>
      `${path ?? 'The counter'} is ${format.number(count)} short of what was acknowledged.`,
  },
  'I-24': {
    name: 'No hot loop',
    statement: 'No client floods the servers with requests.',
    why: ({ clients, count }) =>
      `${capital(who(clients))} sent ${format.number(count)} requests within a second.`,
  },
  'I-27': {
    name: 'The queue moves on',
    statement: 'While an item is free and a running consumer wants one, somebody soon takes one.',
    why: ({ clients, path, count }) =>
      `For ${format.span(count)} nobody has taken anything from ${path ?? 'the queue'}, though ${who(clients)} ${clients.length === 1 ? 'wants' : 'want'} an item.`,
  },
  'I-28': {
    name: 'One outcome',
    statement: 'All sites come to the same outcome, and commit only if every one of them voted yes.',
    why: ({ clients, path, count }) =>
      `${capital(who(clients))} did not decide ${path ?? ''} as the others did, or too early: ${format.number(count)} had voted yes.`,
  },
  'I-29': {
    name: 'An outcome comes',
    statement: 'Whoever has voted and is connected soon learns the outcome, whoever else is gone.',
    why: ({ clients, path, count }) =>
      `${capital(who(clients))} voted on ${path ?? ''} ${format.span(count)} ago and still ${clients.length === 1 ? 'does' : 'do'} not know the outcome.`,
  },
  'I-30': {
    name: 'Copies keep up',
    statement: 'What a connected client goes by is not older than the tree for long.',
    why: ({ clients, path, count }) =>
      `For ${format.span(count)} ${who(clients)} ${clients.length === 1 ? 'has' : 'have'} gone by an old ${path ?? 'value'}, connected all the while.`,
  },
  'I-31': {
    name: 'The living are listed',
    statement: 'Whoever believes that it is a member and is not cut off has a node of its own in the group.',
    why: ({ clients, path, count }) =>
      `For ${format.span(count)} ${who(clients)} ${clients.length === 1 ? 'has' : 'have'} been there without ${path ?? 'a node'} being its own.`,
  },
  'I-32': {
    name: 'The dead are struck off',
    statement: 'The name of a member that is gone is not listed for long.',
    why: ({ clients, path, count }) =>
      `${path ?? 'A name'} is still listed, ${format.span(count)} after ${who(clients)} was gone.`,
  },
  'I-33': {
    name: 'The urgent first',
    statement: 'Nobody takes an item while a more urgent one was free when it last looked or took.',
    why: ({ clients, path }) => `${capital(who(clients))} passed over ${path ?? 'a more urgent item'}.`,
  },
};

function who(clients: readonly ClientId[]): string {
  return clients.length === 0 ? 'somebody' : format.list(clients.map(client));
}

export const ensembleInvariants: InvariantWords<Exclude<InvariantId, ShownInvariantId | RecipeInvariantId>> =
  {
    'I-12e': {
      name: 'One leader per epoch',
      statement:
        'At most one server is ever established as the leader of an epoch, as long as disks keep what was forced.',
      why: ({ servers = [], count }) =>
        `${capital(format.list(servers.map(server)))} was established as the leader of epoch ${count}, which has had a leader before.`,
    },
    'I-15': {
      name: 'Acknowledged is kept',
      statement:
        'An acknowledged write is in the history of every leader and every server of a later epoch, as long as disks keep what was forced.',
      why: ({ servers = [], count }) =>
        `${capital(format.list(servers.map(server)))} serves without zxid ${zxidText(count)}, which was acknowledged.`,
    },
    'I-16': {
      name: 'Discarded is gone',
      statement:
        'A write that is absent from the history of an established epoch never appears later, as long as disks keep what was forced.',
      why: ({ servers = [], count }) =>
        `${capital(format.list(servers.map(server)))} applied zxid ${zxidText(count)}, which an established leader did not have.`,
    },
    'I-17': {
      name: 'One history',
      statement: 'Committed histories are prefixes of one another, as long as disks keep what was forced.',
      why: ({ servers = [], count }) =>
        `${capital(format.list(servers.map(server)))} applied zxid ${zxidText(count)} in another place, or as another change, than another server.`,
    },
    'I-18': {
      name: 'No time travel',
      statement: 'A session never sees time run backwards, whichever servers serve it.',
      why: ({ clients, count }) =>
        `${capital(format.list(clients.map(client)))} had seen zxid ${zxidText(count)} and then got an older answer.`,
    },
    'I-19': {
      name: 'Event before data',
      statement: 'A session gets the watch event before it can read the new value.',
      why: ({ clients, path }) =>
        `${capital(format.list(clients.map(client)))} could read ${path ?? 'the new state'} without having heard of the change.`,
    },
    'I-21': {
      name: 'Ephemerals live as their session',
      statement: 'An ephemeral znode exists as long as its session, and no longer.',
      why: ({ servers = [], path }) =>
        `${path ?? 'An ephemeral znode'} is on ${format.list(servers.map(server))} without its session.`,
    },
    'I-26': {
      name: 'Replicas agree',
      statement:
        'Servers that have applied the same transactions hold the same tree, as long as disks keep what was forced.',
      why: ({ servers = [], count }) =>
        `${capital(format.list(servers.map(server)))} holds another tree at zxid ${zxidText(count)} than was there before.`,
    },
    'I-25': {
      name: 'Zxids grow',
      statement: 'No server proposes or applies a zxid that is not above the one before.',
      why: ({ servers = [], count }) =>
        `${capital(format.list(servers.map(server)))} came to zxid ${zxidText(count)} when it had been there or further.`,
    },
  };
