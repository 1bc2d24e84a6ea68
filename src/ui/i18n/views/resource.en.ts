import { format } from '../nouns.en.ts';

const writes = (count: number) =>
  format.plural(count, { one: '1 write', other: `${format.number(count)} writes` });

export const resource = {
  none: 'This world has no resource that a lock guards.',
  empty: 'Nobody has written to it yet.',
  inOrder: (count: number) => `${writes(count)}, none of them too late.`,
  rejected: (count: number, name: string) =>
    count === 1
      ? `One write came too late and was rejected: client ${name}’s.`
      : `${writes(count)} came too late and were rejected, the last one client ${name}’s.`,
  back: (name: string, token: number, highest: number) =>
    `Client ${name} wrote with token ${token} after token ${highest}: the value went back.`,
  value: 'value',
  noValue: 'none yet',
  highest: (token: number) => `highest token ${token}`,
  noToken: 'no token yet',
  fences: { checkToken: 'checks tokens', off: 'checks nothing' },
  token: (token: number | null) => (token === null ? 'no token' : `#${token}`),
  rejectedRow: 'rejected',
  wentBack: 'goes back',
  earlier: (count: number) => `${format.number(count)} earlier`,
  write: (name: string, value: string, token: number | null, at: string) =>
    `Client ${name} wrote ${value} ${token === null ? 'without a token' : `with token ${token}`} at ${at}`,
  writes: (name: string, count: number, token: number | null, from: string, to: string) =>
    `Client ${name} wrote ${format.number(count)} times ${token === null ? 'without a token' : `with token ${token}`} from ${from} to ${to}`,
  fates: { accepted: 'accepted', rejected: 'rejected', back: 'accepted, which took the value back' },
  sentence: (parts: readonly string[]) => parts.join(': '),
};

export type ResourceWords = typeof resource;
