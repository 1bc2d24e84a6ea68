import { format } from './nouns.ts';

/** The page as a part of somebody else's. */
export const embed = {
  openWhole: 'Open in Znode Lab',
  intoPage: 'Put this into your own page…',
  problems: 'Not understood',
  problem: (name: string, value: string, right: string) =>
    `${name} = “${value}”. Right would be: ${right.length > 160 ? `${right.slice(0, 160)}…` : right}`,
};

/** The small pictures for documentation. */
export const figures = {
  herd: {
    title: 'One lock, waited for in two ways',
    left: 'All watch the lock',
    right: 'Each watches the one before',
    wakeUps: (count: number) => format.plural(count, { one: 'wake-up', other: 'wake-ups' }),
    /** Until everybody has had the lock. */
    inAll: (count: number) =>
      `${format.number(count)} ${format.plural(count, { one: 'wake-up', other: 'wake-ups' })} in all`,
    clients: 'Clients',
    /** What one half shows, for who does not see it. */
    spoken: (title: string, holder: string | null, waiting: number, wakeUps: number) =>
      `${title}. ${holder === null ? 'Nobody holds the lock' : `Client ${holder} holds the lock`}, ${format.number(waiting)} wait. Wake-ups so far: ${format.number(wakeUps)}.`,
  },
  fence: {
    title: 'A holder that stood still, and a fence',
    fence: 'Fence',
    on: 'on',
    off: 'off',
    resource: 'printer',
    belief: 'believes it holds',
    truth: 'its znode is first',
    paused: 'process stands still',
    together: 'two believe',
    expired: 'session expires',
    accepted: 'accepted',
    rejected: 'rejected',
    back: 'accepted: old overwrites new',
    token: (token: number) => `token ${token}`,
    both: (span: string) => `A and B believe it at once for ${span}.`,
    fates: {
      none: 'Nobody has written too late.',
      rejected: (value: string, token: number, highest: number) =>
        `${value} comes with token ${token} after token ${highest}: the fence rejects it.`,
      back: (value: string, token: number, highest: number) =>
        `${value} comes with token ${token} after token ${highest}: without a fence it overwrites what is newer.`,
    },
  },
};
