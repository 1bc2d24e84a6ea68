import { format } from './nouns.ts';

/** The lab inside another page. */
export const embed = {
  openWhole: 'Open in Znode Lab',
  intoPage: 'Embed in your page…',
  problems: 'Invalid parameters',
  problem: (name: string, value: string, right: string) =>
    `${name} = “${value}” is not valid. Use: ${right.length > 160 ? `${right.slice(0, 160)}…` : right}`,
};

/** The small pictures for documentation. */
export const figures = {
  herd: {
    title: 'One lock, two ways to wait',
    left: 'All watch the lock',
    right: 'Each watches its predecessor',
    wakeUps: (count: number) => format.plural(count, { one: 'wake-up', other: 'wake-ups' }),
    /** Until all clients have had the lock. */
    inAll: (count: number) =>
      `${format.number(count)} ${format.plural(count, { one: 'wake-up', other: 'wake-ups' })} in all`,
    clients: 'Clients',
    /** What one half shows, for screen readers. */
    spoken: (title: string, holder: string | null, waiting: number, wakeUps: number) =>
      `${title}. ${holder === null ? 'The lock is free' : `Client ${holder} holds the lock`}, ${format.number(waiting)} waiting. Wake-ups so far: ${format.number(wakeUps)}.`,
  },
  fence: {
    title: 'A paused holder and a fencing token',
    fence: 'Fence',
    on: 'on',
    off: 'off',
    resource: 'printer',
    belief: 'believes it holds',
    truth: 'its znode is first',
    paused: 'process paused',
    together: 'two believe',
    expired: 'session expires',
    accepted: 'accepted',
    rejected: 'rejected',
    back: 'accepted: old overwrites new',
    token: (token: number) => `token ${token}`,
    both: (span: string) => `A and B both believe it for ${span}.`,
    fates: {
      none: 'There has been no late write.',
      rejected: (value: string, token: number, highest: number) =>
        `${value} comes with token ${token} after token ${highest}: the fence rejects it.`,
      back: (value: string, token: number, highest: number) =>
        `${value} comes with token ${token} after token ${highest}: without a fence it overwrites a newer value.`,
    },
  },
};
