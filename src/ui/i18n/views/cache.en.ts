import { format } from '../nouns.en.ts';

export const cache = {
  empty: 'Nobody has read anything yet.',
  same: 'Every cache has what the tree has.',
  behind: (count: number) =>
    format.plural(count, {
      one: 'One entry is older than the tree.',
      other: `${format.number(count)} entries are older than the tree.`,
    }),
  missed: (count: number) =>
    format.plural(count, {
      one: 'One change was never seen.',
      other: `${format.number(count)} changes were never seen.`,
    }),
  tree: 'the tree',
  version: (version: number) => `v${version}`,
  signs: { unread: '–', absent: '∅' },
  truth: (name: string, version: number, data: string) =>
    `${name} is at version ${format.number(version)}${data === '' ? '' : ` (${data})`}`,
  entry: (owner: string, name: string, version: number | null, parts: readonly string[]) =>
    [
      version === null
        ? `Client ${owner} has nothing of ${name}`
        : `Client ${owner} has version ${format.number(version)} of ${name}`,
      ...parts,
    ].join(', '),
  old: (by: number) => format.plural(by, { one: '1 behind', other: `${format.number(by)} behind` }),
  another: 'of a znode that was there before this one',
  never: (count: number) =>
    format.plural(count, {
      one: 'never saw 1 version between',
      other: `never saw ${format.number(count)} versions between`,
    }),
};

export type CacheWords = typeof cache;
