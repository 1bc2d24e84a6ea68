import { format } from '../nouns.en.ts';

const waiting = (count: number) =>
  count === 0
    ? 'Nobody waits.'
    : format.plural(count, { one: 'One waits.', other: `${format.number(count)} wait.` });

const one = ([name]: readonly string[]) => (name === undefined ? 'Somebody unknown' : `Client ${name}`);

export const lockLane = {
  empty: 'No znode stands in line.',
  free: (waiters: number) => `The lock is free. ${waiting(waiters)}`,
  held: (names: readonly string[], waiters: number) =>
    names.length > 1
      ? `Clients ${format.list(names)} hold the lock. ${waiting(waiters)}`
      : `${one(names)} holds the lock. ${waiting(waiters)}`,
  heldByForsaken: (name: string | null, waiters: number) =>
    `${name === null ? 'The owner' : `Client ${name}`} is gone, its znode still holds the lock. ${waiting(waiters)}`,
  mistaken: (names: readonly string[]) =>
    names.length === 1
      ? `Client ${names.join('')} believes that it holds the lock, and does not.`
      : `Clients ${format.list(names)} believe that they hold the lock, and do not.`,
  first: 'holds the lock',
  ghost: 'deleted',
  gap: (count: number) =>
    format.plural(count, { one: '1 number gone', other: `${format.number(count)} numbers gone` }),
  bodies: { awake: 'awake', asleep: 'asleep', frosted: 'paused', dead: 'gone' },
  oldSession: 'old session',
  orphan: 'orphan',
  orphans: (count: number) =>
    format.plural(count, {
      one: 'A znode in the line belongs to nobody who knows of it.',
      other: `${format.number(count)} znodes in the line belong to nobody who knows of them.`,
    }),

  node: (name: string, parts: readonly string[]) => [name, ...parts].join(', '),
  place: (place: number) => `number ${format.number(place)} in line`,
  ownedBy: (name: string) => `owned by client ${name}`,
  ownerless: 'owned by nobody in this picture',
  believes: {
    true: 'its program believes that it holds the lock',
    false: 'its program believes that it holds the lock, which is not so',
  },
  forsakenLong: 'its owner is gone, it goes when the session expires',
  orphanLong: 'nobody living knows that it exists',
  deletedLong: 'deleted; the one who watched it has not heard yet',
  watches: (name: string) => `watches ${name}`,
  watchesList: 'watches the whole list',
  watchesNothing: (name: string) => `watches ${name}, which is not there`,
  watchesNobody: 'watches nothing',
  waiter: (name: string, parts: readonly string[]) =>
    [`client ${name}`, 'has no place in the line', ...parts].join(', '),
  /** What is said otherwise where the first in line leads, by family. */
  elections: {
    empty: 'No znode yet: nobody stands for leader.',
    free: (waiters: number) => `Nobody leads. ${waiting(waiters)}`,
    held: (names: readonly string[], waiters: number) => `${one(names)} leads. ${waiting(waiters)}`,
    heldByForsaken: (name: string | null, waiters: number) =>
      `${name === null ? 'The leader' : `Client ${name}`} is gone, its znode still leads. ${waiting(waiters)}`,
    mistaken: (names: readonly string[]) =>
      names.length === 1
        ? `Client ${names.join('')} believes that it leads, and does not.`
        : `Clients ${format.list(names)} believe that they lead, and do not.`,
    first: 'leads',
    believes: {
      true: 'its program believes that it leads',
      false: 'its program believes that it leads, which is not so',
    },
  },
  /** Where there is more than one permit, by scenario. */
  semaphore: {
    empty: 'No lease yet: nobody has asked for a permit.',
    free: (waiters: number) => `Every permit is free. ${waiting(waiters)}`,
    held: (names: readonly string[], waiters: number) =>
      names.length > 1
        ? `Clients ${format.list(names)} have permits. ${waiting(waiters)}`
        : `${one(names)} has a permit. ${waiting(waiters)}`,
    heldByForsaken: (name: string | null, waiters: number) =>
      `${name === null ? 'The owner' : `Client ${name}`} is gone, its znode still keeps a permit. ${waiting(waiters)}`,
    mistaken: (names: readonly string[]) =>
      names.length === 1
        ? `Client ${names.join('')} believes that it has a permit, and has none.`
        : `Clients ${format.list(names)} believe that they have permits, and have none.`,
    first: 'has a permit',
    believes: {
      true: 'its program believes that it has a permit',
      false: 'its program believes that it has a permit, which is not so',
    },
  },
  /** Where readers share, by scenario. */
  'read-write-lock': {
    held: (names: readonly string[], waiters: number) =>
      names.length > 1
        ? `Clients ${format.list(names)} read together. ${waiting(waiters)}`
        : `${one(names)} has access. ${waiting(waiters)}`,
    mistaken: (names: readonly string[]) =>
      names.length === 1
        ? `Client ${names.join('')} believes that it may go in, and may not.`
        : `Clients ${format.list(names)} believe that they may go in, and may not.`,
    first: 'has access',
    believes: {
      true: 'its program believes that it may go in',
      false: 'its program believes that it may go in, which is not so',
    },
  },
};

export type LockLaneWords = typeof lockLane;
