import { capital, format } from '../../../../words/en/nouns.ts';

const waiting = (count: number) =>
  count === 0
    ? 'No waiters.'
    : format.plural(count, { one: '1 waiting.', other: `${format.number(count)} waiting.` });

const one = ([name]: readonly string[]) => (name === undefined ? 'An unknown client' : `Client ${name}`);

export const words = {
  empty: 'The queue is empty.',
  unserved: 'Nobody can tell: no server is running.',
  free: (waiters: number) => `The lock is free. ${waiting(waiters)}`,
  held: (names: readonly string[], waiters: number) =>
    names.length > 1
      ? `Clients ${format.list(names)} hold the lock. ${waiting(waiters)}`
      : `${one(names)} holds the lock. ${waiting(waiters)}`,
  /** The znode is there, and its program takes nothing from that yet, or ever. */
  unaware: (name: string, waiters: number) =>
    `Client ${name} is first in line, but its program does not know${waiters === 0 ? '' : ` (${format.number(waiters)} behind it)`}.`,
  heldByForsaken: (name: string | null, waiters: number) =>
    `${name === null ? 'The owner' : `Client ${name}`} is gone, but its znode still holds the lock. ${waiting(waiters)}`,
  mistaken: (names: readonly string[]) =>
    names.length === 1
      ? `Client ${names.join('')} believes that it holds the lock, but does not.`
      : `Clients ${format.list(names)} believe that they hold the lock, but do not.`,
  first: 'holds the lock',
  firstUnaware: '1st in line',
  ghost: 'deleted',
  gap: (count: number) =>
    format.plural(count, { one: '1 deleted', other: `${format.number(count)} deleted` }),
  bodies: { awake: 'awake', asleep: 'waiting', frosted: 'paused', dead: 'gone', done: 'done' },
  oldSession: 'old session',
  orphan: 'orphan',
  orphans: (count: number) =>
    format.plural(count, {
      one: 'One znode in the queue is an orphan: its owner does not know about it.',
      other: `${format.number(count)} znodes in the queue are orphans: their owners do not know about them.`,
    }),

  node: (name: string, parts: readonly string[]) => [name, ...parts].join(', '),
  place: (place: number) => `number ${format.number(place)} in line`,
  ownedBy: (name: string) => `owned by client ${name}`,
  ownerless: 'owned by no client in this picture',
  believes: {
    true: 'its program believes that it holds the lock',
    false: 'its program wrongly believes that it holds the lock',
  },
  forsakenLong: 'its owner is gone; it is deleted when the session expires',
  orphanLong: 'no live program knows that it exists',
  deletedLong: 'deleted; its watcher has not been notified yet',
  watches: (name: string) => `watches ${name}`,
  watchesList: 'watches the whole list',
  watchesNothing: (name: string) => `watches ${name}, which does not exist`,
  watchesNobody: 'watches nothing',
  waiter: (name: string, parts: readonly string[]) =>
    [`client ${name}`, 'has no place in the line', ...parts].join(', '),
  /** Where the first in line leads, by family. */
  elections: {
    empty: 'No znode yet: no candidates.',
    free: (waiters: number) => `No leader. ${waiting(waiters)}`,
    held: (names: readonly string[], waiters: number) => `${one(names)} leads. ${waiting(waiters)}`,
    heldByForsaken: (name: string | null, waiters: number) =>
      `${name === null ? 'The leader' : `Client ${name}`} is gone, but its znode still leads. ${waiting(waiters)}`,
    mistaken: (names: readonly string[]) =>
      names.length === 1
        ? `Client ${names.join('')} believes that it leads, but does not.`
        : `Clients ${format.list(names)} believe that they lead, but do not.`,
    first: 'leads',
    believes: {
      true: 'its program believes that it leads',
      false: 'its program wrongly believes that it leads',
    },
  },
  /** Where there is more than one permit, by scenario. */
  semaphore: {
    empty: 'No lease yet: no client has asked for a permit.',
    free: (waiters: number) => `All permits are free. ${waiting(waiters)}`,
    held: (names: readonly string[], waiters: number) =>
      names.length > 1
        ? `Clients ${format.list(names)} have permits. ${waiting(waiters)}`
        : `${one(names)} has a permit. ${waiting(waiters)}`,
    heldByForsaken: (name: string | null, waiters: number) =>
      `${name === null ? 'The owner' : `Client ${name}`} is gone, but its znode still takes up a permit. ${waiting(waiters)}`,
    mistaken: (names: readonly string[]) =>
      names.length === 1
        ? `Client ${names.join('')} believes that it has a permit, but has none.`
        : `Clients ${format.list(names)} believe that they have permits, but have none.`,
    first: 'has a permit',
    believes: {
      true: 'its program believes that it has a permit',
      false: 'its program wrongly believes that it has a permit',
    },
  },
  /** Where own programs have something else by their znodes, or different things: `has` says what, as `leads`. */
  roles: {
    empty: 'No znode yet.',
    free: (waiters: number) => `No client has a role. ${waiting(waiters)}`,
    eachHas: (each: readonly { readonly name: string; readonly has: string }[]) =>
      `${capital(format.list(each.map(({ name, has }) => `client ${name} ${has}`)))}.`,
    heldByForsaken: (name: string | null) =>
      `${name === null ? 'The owner' : `Client ${name}`} is gone, but its znode is still there.`,
    mistaken: (names: readonly string[]) =>
      names.length === 1
        ? `Client ${names.join('')} believes that it has a role, but has none.`
        : `Clients ${format.list(names)} believe that they have a role, but have none.`,
    believes: { true: 'its program believes so', false: 'its program wrongly believes that it has a role' },
  },
  /** Where readers share, by scenario. */
  'read-write-lock': {
    held: (names: readonly string[], waiters: number) =>
      names.length > 1
        ? `Clients ${format.list(names)} are reading together. ${waiting(waiters)}`
        : `${one(names)} has access. ${waiting(waiters)}`,
    mistaken: (names: readonly string[]) =>
      names.length === 1
        ? `Client ${names.join('')} believes that it has access, but has none.`
        : `Clients ${format.list(names)} believe that they have access, but have none.`,
    first: 'has access',
    believes: {
      true: 'its program believes that it has access',
      false: 'its program wrongly believes that it has access',
    },
  },
};

export type Words = typeof words;
