import { format } from '../nouns.en.ts';

const times = (count: number, one: string, other: string) =>
  format.plural(count, { one: `1 ${one}`, other: `${format.number(count)} ${other}` });

export const releases = {
  empty: 'The lock has not been released yet.',
  line: (count: number, woken: number, everybody: number, oneEach: number) =>
    `${times(count, 'release', 'releases')}, ${times(woken, 'wake-up', 'wake-ups')}. ` +
    `Everybody each time: ${format.number(everybody)}, one each time: ${format.number(oneEach)}.`,
  woken: 'woken',
  requests: 'requests',
  waited: 'waited',
  kinds: { create: 'create', list: 'list', watch: 'look at one', delete: 'delete', other: 'other' },
  earlier: (count: number) => `${format.number(count)} earlier`,
  of: (number: number, name: string | null, how: 'call' | 'session', at: string) =>
    `Release ${format.number(number)}, ${name === null ? 'by nobody known' : `by client ${name}`}${how === 'session' ? ', whose session ended' : ''}, at ${at}`,
  woke: (names: readonly string[], waiting: number) =>
    names.length === 0
      ? `woke nobody of ${format.number(waiting)} who waited`
      : `woke ${names.length > 6 ? times(names.length, 'client', 'clients') : format.list(names)} of ${format.number(waiting)} who waited`,
  asked: (count: number, parts: readonly string[]) =>
    parts.length === 0 ? 'no requests' : `${times(count, 'request', 'requests')} (${format.list(parts)})`,
  part: (count: number, kind: string) => `${format.number(count)} ${kind}`,
  sentence: (parts: readonly string[]) => parts.join(', '),
  /** What is said otherwise where one leads, where there are permits, and where readers share. */
  elections: { empty: 'No leader has left yet.' },
  semaphore: { empty: 'No permit has been returned yet.' },
  'read-write-lock': {},
};

export type ReleasesWords = typeof releases;
