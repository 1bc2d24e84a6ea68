import { format } from '../../../../words/en/nouns.ts';

export const words = {
  empty: 'No client has read anything yet.',
  same: 'All caches match the tree.',
  behind: (count: number) =>
    format.plural(count, {
      one: 'One entry is older than the tree.',
      other: `${format.number(count)} entries are older than the tree.`,
    }),
  missed: (count: number) =>
    format.plural(count, {
      one: 'One change was missed.',
      other: `${format.number(count)} changes were missed.`,
    }),
  tree: 'the tree',
  version: (version: number) => `v${version}`,
  signs: { unread: '–', absent: '∅' },
  truth: (name: string, version: number, data: string) =>
    `${name} is at version ${format.number(version)}${data === '' ? '' : ` (${data})`}`,
  entry: (owner: string, name: string, version: number | null, parts: readonly string[]) =>
    [
      version === null
        ? `Client ${owner} has no value of ${name}`
        : `Client ${owner} has version ${format.number(version)} of ${name}`,
      ...parts,
    ].join(', '),
  old: (by: number) => format.plural(by, { one: '1 behind', other: `${format.number(by)} behind` }),
  another: 'of an earlier znode with this name',
  never: (count: number) =>
    format.plural(count, {
      one: 'missed 1 version in between',
      other: `missed ${format.number(count)} versions in between`,
    }),
};

export type Words = typeof words;
