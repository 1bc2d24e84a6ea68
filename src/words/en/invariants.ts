import type { ClientId, Finding, InvariantId, ServerId } from '../../engine/index.ts';
import type { InvariantWords, RecipeInvariantId, ShownInvariantId } from '../contracts/engine.ts';
import { capital, client, format, server, unfounded } from './nouns.ts';
import { afterColon, zxidText } from '../names.ts';

/** Names of the invariants beside the picture; their statements are shown on demand. */
export const invariantNames: Readonly<Record<ShownInvariantId, string>> = {
  'I-1': 'Mutual exclusion',
  'I-3': 'Holder owns the first znode',
  'I-6': 'First come, first served',
  'I-7': 'One wake-up per release',
};

export const lockInvariants: InvariantWords<ShownInvariantId> = {
  'I-1': {
    name: invariantNames['I-1'],
    broken: 'two believe at once that they hold the lock',
    statement: 'At most one live program believes that it holds the lock.',
    why: ({ clients, count }) =>
      clients.length === 1
        ? `${format.number(count)} threads of ${subject(clients)} believe at once that they hold the lock.`
        : `${subject(clients)} believe at once that they hold the lock.`,
  },
  'I-3': {
    name: invariantNames['I-3'],
    broken: 'a program believes that it holds the lock, and the tree says otherwise',
    statement:
      'A program that believes it holds the lock owns the first znode of the lock, in its current session.',
    why: (finding) => unfounded(finding),
  },
  'I-6': {
    name: invariantNames['I-6'],
    broken: 'a later client got the lock first',
    statement: 'Participants get the lock in the order of their sequence numbers, as long as they stay.',
    why: ({ clients }) => `${subject(clients)} got the lock after a client with a higher number.`,
  },
  'I-7': {
    name: invariantNames['I-7'],
    broken: 'several wake for one release',
    statement: 'A release wakes at most one waiter: only one can get the lock.',
    why: ({ count, path }) =>
      `${count} clients were woken for one lock${path === null ? '' : ` when ${path} was deleted`}. Only one can get it.`,
  },
};

/** Invariants of all other recipes. */
export const recipeInvariants: InvariantWords<RecipeInvariantId> = {
  'I-2': {
    name: 'No late write',
    broken: 'a late write of an earlier holder was accepted',
    statement: 'The resource never applies a write with a lower token than one it has already accepted.',
    why: ({ clients, path, count }) =>
      `The ${afterColon(path ?? 'resource:resource')} applied a write of ${who(clients)} with token ${format.number(count)}, after one with a higher token.`,
  },
  'I-4': {
    name: 'No orphan node',
    broken: 'a znode is left that no program knows of',
    statement: 'Every node of a live client is known to one of its programs, or soon found again.',
    why: ({ clients, path }) =>
      `${path ?? 'A node'} belongs to ${who(clients)}, whose program does not know about it: it stays as long as the session.`,
  },
  'I-5': {
    name: 'No stuck lock',
    broken: 'the lock is free, and nobody gets it',
    statement:
      'While no program holds the lock and a connected client is waiting, one soon does. Time does not count while a znode of the lock belongs to a client that is dead, paused or cut off and whose session has not expired: two such owners, one after the other, may cost two session timeouts.',
    why: ({ clients, count }) =>
      `For ${format.span(count)} no program believed that it holds the lock, while ${who(clients)} waited.`,
  },
  'I-8': {
    name: 'At most once',
    broken: 'an item was processed twice',
    statement: 'No item is processed twice.',
    why: ({ clients, path, count }) =>
      `Item ${path ?? ''} was processed ${format.number(count)} times, the last time by ${who(clients)}.`,
  },
  'I-9': {
    name: 'No lost items',
    broken: 'an item is lost',
    statement:
      'Every item whose enqueue was acknowledged is in the queue, held by a live program, or processed.',
    why: ({ path, count }) =>
      count === 1
        ? `Item ${path ?? ''} is not in the queue, is held by no program and was never processed.`
        : `${format.number(count)} items are not in the queue, are held by no program and were never processed.`,
  },
  'I-10': {
    name: 'All or none',
    broken: 'the barrier did not hold for all',
    statement: 'No client passes the barrier before it opens, and each round has the same outcome for all.',
    why: ({ clients, path, count }) =>
      `${subject(clients)} and others disagreed at the barrier (${path ?? ''}): ${format.number(count)} had arrived.`,
  },
  'I-11': {
    name: 'One configuration',
    broken: 'values of two configurations are in use',
    statement: 'All the values a program uses were written by one publication.',
    why: ({ clients, path }) => `${subject(clients)} uses values of versions ${path ?? ''} at once.`,
  },
  'I-12': {
    name: 'One leader',
    broken: 'two believe at once that they lead',
    statement: 'At most one program believes that it is the leader.',
    why: ({ clients, count }) => `${format.number(count)} believe they are the leader: ${who(clients)}.`,
  },
  'I-13': {
    name: 'A leader exists',
    broken: 'nobody leads',
    statement:
      'While a candidate is connected, there is soon a leader. Time does not count while a candidate’s znode belongs to a client that is dead, paused or cut off and whose session has not expired.',
    why: ({ clients, count }) =>
      `There has been no leader for ${format.span(count)}, though ${who(clients)} ${clients.length === 1 ? 'wants' : 'want'} to lead.`,
  },
  'I-14': {
    name: 'No churn',
    broken: 'a client recreates its znode again and again',
    statement: 'Between two disturbances no client recreates its node again and again.',
    why: ({ clients, count }) =>
      `${subject(clients)} created its node ${format.number(count)} times since the last disturbance.`,
  },
  'I-20': {
    name: 'Fresh reads',
    broken: 'a read missed a write that was acknowledged before it',
    statement:
      'A read that must be fresh returns the latest write acknowledged before the request, or a newer one.',
    why: ({ clients, path, count }) =>
      `${subject(clients)} read ${path ?? 'a node'} older than version ${format.number(count)}, which was already acknowledged.`,
  },
  'I-22': {
    name: 'Unique names',
    broken: 'a name was assigned twice',
    statement: 'No sequential name is assigned twice under one parent.',
    why: ({ path }) => `The name ${path ?? ''} was assigned a second time.`,
  },
  'I-23': {
    name: 'No lost update',
    broken: 'an acknowledged increment is lost',
    statement: 'A counter includes every acknowledged increment.',
    why: ({ path, count }) =>
      `${path ?? 'The counter'} is ${format.number(count)} less than what was acknowledged.`,
  },
  'I-24': {
    name: 'No hot loop',
    broken: 'a client floods the servers',
    statement: 'No client floods the servers with requests.',
    why: ({ clients, count }) => `${subject(clients)} sent ${format.number(count)} requests within a second.`,
  },
  'I-27': {
    name: 'No stuck queue',
    broken: 'the queue has items, and nobody takes them',
    statement: 'While an item is available and a running consumer wants one, one is soon taken.',
    why: ({ clients, path, count }) =>
      `No item was taken from ${path ?? 'the queue'} for ${format.span(count)}, though ${who(clients)} ${clients.length === 1 ? 'wants' : 'want'} an item.`,
  },
  'I-28': {
    name: 'One outcome',
    broken: 'the sites do not agree on one outcome',
    statement: 'All sites reach the same outcome, and commit only if all of them voted yes.',
    why: ({ clients, path, count }) =>
      `${subject(clients)} decided ${path ?? ''} differently from the others, or too early: ${format.number(count)} had voted yes.`,
  },
  'I-29': {
    name: 'No blocked vote',
    broken: 'a site that voted never learns the outcome',
    statement: 'A connected site that has voted soon learns the outcome, even if other sites are gone.',
    why: ({ clients, path, count }) =>
      `${subject(clients)} voted on ${path ?? ''} ${format.span(count)} ago and still ${clients.length === 1 ? 'does' : 'do'} not know the outcome.`,
  },
  'I-30': {
    name: 'Caches keep up',
    broken: 'a client uses an older value than the tree has',
    statement: 'A connected client does not use values older than the tree for long.',
    why: ({ clients, path, count }) =>
      `${subject(clients)} ${clients.length === 1 ? 'has' : 'have'} used an old ${path ?? 'value'} for ${format.span(count)} while connected.`,
  },
  'I-31': {
    name: 'Live are listed',
    broken: 'a living member is not listed',
    statement: 'A client that believes it is a member and is not cut off owns a node in the group.',
    why: ({ clients, path, count }) =>
      `${subject(clients)} ${clients.length === 1 ? 'has' : 'have'} been a member for ${format.span(count)} without owning ${path ?? 'a node'}.`,
  },
  'I-32': {
    name: 'Dead are not listed',
    broken: 'a member that is gone is still listed',
    statement: 'A member that is gone does not stay listed for long.',
    why: ({ clients, path, count }) =>
      `${path ?? 'A name'} is still listed, ${format.span(count)} after ${who(clients)} was gone.`,
  },
  'I-33': {
    name: 'Priority order',
    broken: 'a less urgent item was taken first',
    statement: 'A client never takes an item if a more urgent one was available when it last looked or took.',
    why: ({ clients, path }) => `${subject(clients)} skipped ${path ?? 'a more urgent item'}.`,
  },
  'I-39': {
    name: 'Assertions of the program',
    broken: 'an assertion of the program failed',
    statement: 'Every condition that the program passes to client.assert is true.',
    why: ({ clients, said }) => `${subject(clients)}: assertion failed${saidText(said)}`,
  },
  'I-40': {
    name: 'Invariant of the program',
    broken: 'the program’s own invariant is violated',
    statement: 'Functions that the program exports as “invariant…” must find nothing wrong after any step.',
    why: ({ said }) =>
      said?.threw === true
        ? `The invariant threw an error and is not checked from here on${saidText(said)}`
        : `${said?.name ?? 'Own invariant'} violated${saidText(said)}`,
  },
  'I-41': {
    name: 'Number of permits',
    broken: 'more permits are held than there are',
    statement: 'No more live programs believe that they hold a permit than there are permits.',
    why: ({ clients, count }) =>
      `${subject(clients)} believe at once that they hold a permit: ${format.number(count)} are too many.`,
  },
};

/** The text is quoted: it reads right whether it says what has to be so or what is wrong. */
function saidText(said: Finding['said']): string {
  if (said === undefined) return '.';
  const { text, line, program } = said;
  const quoted = text === '' ? '' : `: “${text}”`;
  const place =
    line === null ? '' : ` (${program === undefined ? '' : `${program}, `}line ${format.number(line)})`;
  return `${quoted}${place}.`;
}

/** Begins a sentence. */
function subject(clients: readonly ClientId[]): string {
  return capital(who(clients));
}

/** Begins a sentence. */
function serverSubject(servers: readonly ServerId[] = []): string {
  return capital(format.list(servers.map(server)));
}

function who(clients: readonly ClientId[]): string {
  return clients.length === 0 ? 'a client' : format.list(clients.map(client));
}

export const ensembleInvariants: InvariantWords<Exclude<InvariantId, ShownInvariantId | RecipeInvariantId>> =
  {
    'I-12e': {
      name: 'One leader per epoch',
      broken: 'an epoch has two leaders',
      statement:
        'At most one server is ever established as the leader of an epoch, as long as disks keep what was synced.',
      why: ({ servers, count }) =>
        `${serverSubject(servers)} was established as the leader of epoch ${count}, which already had a leader.`,
    },
    'I-15': {
      name: 'Acked writes survive',
      broken: 'an acknowledged write is lost',
      statement:
        'An acknowledged write is in the history of every leader and every server of a later epoch, as long as disks keep what was synced.',
      why: ({ servers, count }) =>
        `${serverSubject(servers)} serves without zxid ${zxidText(count)}, which was acknowledged.`,
    },
    'I-16': {
      name: 'Discarded stays gone',
      broken: 'a discarded write has come back',
      statement:
        'A write that is absent from the history of an established epoch never appears later, as long as disks keep what was synced.',
      why: ({ servers, count }) =>
        `${serverSubject(servers)} applied zxid ${zxidText(count)}, which an established leader did not have.`,
    },
    'I-17': {
      name: 'One history',
      broken: 'two servers committed different histories',
      statement: 'Committed histories are prefixes of one another, as long as disks keep what was synced.',
      why: ({ servers, count }) =>
        `${serverSubject(servers)} applied zxid ${zxidText(count)} at another position, or as another change, than another server.`,
    },
    'I-18': {
      name: 'No time travel',
      broken: 'a session saw time run backwards',
      statement: 'A session never sees time run backwards, no matter which servers serve it.',
      why: ({ clients, count }) =>
        `${subject(clients)} had seen zxid ${zxidText(count)} and then got an older reply.`,
    },
    'I-19': {
      name: 'Event before data',
      broken: 'new data could be read before the event',
      statement: 'A session gets the watch event before it can read the new value.',
      why: ({ clients, path }) =>
        `${subject(clients)} could read ${path ?? 'the new state'} before being notified of the change.`,
    },
    'I-21': {
      name: 'Ephemerals die with the session',
      broken: 'an ephemeral znode and its session did not end together',
      statement: 'An ephemeral znode never outlives its session.',
      why: ({ servers = [], path }) =>
        `${path ?? 'An ephemeral znode'} exists on ${format.list(servers.map(server))} without its session.`,
    },
    'I-26': {
      name: 'Replicas agree',
      broken: 'servers with the same transactions hold different trees',
      statement:
        'Servers that have applied the same transactions hold the same tree, as long as disks keep what was synced.',
      why: ({ servers, count }) =>
        `${serverSubject(servers)} holds a different tree at zxid ${zxidText(count)} than seen before.`,
    },
    'I-25': {
      name: 'Zxids increase',
      broken: 'a zxid did not increase',
      statement: 'No server proposes or applies a zxid that is not higher than the previous one.',
      why: ({ servers, count }) =>
        `${serverSubject(servers)} reached zxid ${zxidText(count)} although it had already been there or beyond.`,
    },
    'I-34': {
      name: 'Integrity',
      broken: 'a server delivered what no leader proposed',
      statement: 'A server delivers only transactions that a leader has proposed, unchanged.',
      why: ({ servers, count }) =>
        `${serverSubject(servers)} delivered zxid ${zxidText(count)}, which no leader proposed like that.`,
    },
    'I-35': {
      name: 'Local primary order',
      broken: 'a server skipped a proposal of its leader',
      statement: 'A server that delivers a proposal has delivered all earlier proposals of the same leader.',
      why: ({ servers, count }) =>
        `${serverSubject(servers)} skipped zxid ${zxidText(count)}, which the same leader had proposed before.`,
    },
    'I-36': {
      name: 'Global primary order',
      broken: 'proposals of two epochs came in the wrong order',
      statement: 'A server delivers proposals of an older epoch before those of a newer one.',
      why: ({ servers, count }) =>
        `${serverSubject(servers)} delivered zxid ${zxidText(count)} after a transaction of a newer epoch.`,
    },
    'I-37': {
      name: 'Primary integrity',
      broken: 'a leader proposed before it had all of earlier epochs',
      statement:
        'A leader proposes only after it has delivered everything that was delivered in earlier epochs.',
      why: ({ servers, count }) =>
        `${serverSubject(servers)} proposed although it had not delivered zxid ${zxidText(count)} of an earlier epoch.`,
    },
    'I-38': {
      name: 'Process consistency',
      broken: 'a follower logged what its leader does not have',
      statement: 'A follower in its leader’s epoch has logged nothing that the leader does not have.',
      why: ({ servers, count }) =>
        `${serverSubject(servers)} has zxid ${zxidText(count)} in its log, and its leader does not.`,
    },
  };
