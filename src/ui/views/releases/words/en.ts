import { format } from '../../../../words/en/nouns.ts';

const numbered = (count: number, singular: string, plural: string) =>
  format.plural(count, { one: `1 ${singular}`, other: `${format.number(count)} ${plural}` });

export const words = {
  empty: 'The lock has not been released yet.',
  line: (count: number, woken: number, everybody: number, oneEach: number) =>
    `${numbered(count, 'release', 'releases')}, ${numbered(woken, 'wake-up', 'wake-ups')}. ` +
    `If each release woke all: ${format.number(everybody)}, if it woke one: ${format.number(oneEach)}.`,
  woken: 'woken',
  requests: 'requests',
  waited: 'waited',
  kinds: { create: 'create', list: 'list', watch: 'check one', delete: 'delete', other: 'other' },
  earlier: (count: number) => `${format.number(count)} earlier`,
  of: (number: number, name: string | null, how: 'call' | 'session', at: string) =>
    `Release ${format.number(number)}, ${name === null ? 'by an unknown client' : `by client ${name}`}${how === 'session' ? ' (session ended)' : ''}, at ${at}`,
  woke: (names: readonly string[], waiters: number) =>
    names.length === 0
      ? `woke none of ${numbered(waiters, 'waiter', 'waiters')}`
      : `woke ${names.length > 6 ? numbered(names.length, 'client', 'clients') : format.list(names)} of ${numbered(waiters, 'waiter', 'waiters')}`,
  asked: (count: number, parts: readonly string[]) =>
    parts.length === 0 ? 'no requests' : `${numbered(count, 'request', 'requests')} (${format.list(parts)})`,
  part: (count: number, kind: string) => `${format.number(count)} ${kind}`,
  sentence: (parts: readonly string[]) => parts.join(', '),
  /** What is said otherwise where one leads, where there are permits, and where readers share. */
  elections: { empty: 'No leader has left yet.' },
  semaphore: { empty: 'No permit has been returned yet.' },
  'read-write-lock': {},
};

export type Words = typeof words;
