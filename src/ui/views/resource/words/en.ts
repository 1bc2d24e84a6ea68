import { format } from '../../../../words/en/nouns.ts';

const writes = (count: number) =>
  format.plural(count, { one: '1 write', other: `${format.number(count)} writes` });

export const words = {
  none: 'This world has no resource guarded by a lock.',
  empty: 'No writes yet.',
  inOrder: (count: number) => `${writes(count)}, none of them late.`,
  rejected: (count: number, name: string) =>
    count === 1
      ? `One late write was rejected: client ${name}’s.`
      : `${writes(count)} were late and rejected; the last was client ${name}’s.`,
  back: (name: string, token: number, highest: number) =>
    `Client ${name} wrote with token ${token} after token ${highest}: the value was reverted.`,
  value: 'value',
  noValue: 'none yet',
  highest: (token: number) => `highest token ${token}`,
  noToken: 'no token yet',
  fences: { checkToken: 'checks tokens', off: 'no check' },
  token: (token: number | null) => (token === null ? 'no token' : `#${token}`),
  rejectedRow: 'rejected',
  wentBack: 'reverts',
  earlier: (count: number) => `${format.number(count)} earlier`,
  write: (name: string, value: string, token: number | null, at: string) =>
    `Client ${name} wrote ${value} ${token === null ? 'without a token' : `with token ${token}`} at ${at}`,
  writes: (name: string, count: number, token: number | null, from: string, to: string) =>
    `Client ${name} wrote ${format.number(count)} times ${token === null ? 'without a token' : `with token ${token}`} from ${from} to ${to}`,
  fates: { accepted: 'accepted', rejected: 'rejected', back: 'accepted, which reverted the value' },
  sentence: (parts: readonly string[]) => parts.join(': '),
};

export type Words = typeof words;
