import type { InvariantId } from '../../engine/index.ts';
import type { InvariantWords, RecipeInvariantId, ShownInvariantId } from './contract.ts';
import { zxidText } from './names.ts';
import { capital, client, format, server } from './nouns.en.ts';

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
