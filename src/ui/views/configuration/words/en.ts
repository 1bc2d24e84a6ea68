import { format } from '../../../../words/en/nouns.ts';

export const words = {
  empty: 'Nothing is configured yet.',
  calm: (count: number) =>
    count === 0
      ? 'No client uses these values yet.'
      : format.plural(count, {
          one: 'One reader uses values of a single version.',
          other: `${format.number(count)} readers each use values of a single version.`,
        }),
  mixedNow: (names: readonly string[]) =>
    `${names.length === 1 ? 'Client' : 'Clients'} ${format.list(names)} ${names.length === 1 ? 'uses' : 'use'} values of different versions.`,
  old: (names: readonly string[]) =>
    `${names.length === 1 ? 'Client' : 'Clients'} ${format.list(names)} ${names.length === 1 ? 'uses' : 'use'} values that are no longer in the tree.`,
  mixedBefore: (count: number) =>
    format.plural(count, {
      one: 'Values of different versions were used together once.',
      other: `Values of different versions were used together ${format.number(count)} times.`,
    }),
  tree: 'the tree',
  none: 'empty',
  mixed: 'mixed',
  value: (name: string, data: string, version: number) =>
    `${name} is ${data === '' ? 'empty' : data}, version ${format.number(version)} of its data`,
  going: (reader: string, name: string, version: string, isMixed: boolean) =>
    `Client ${reader} uses ${version} of ${name}${isMixed ? ', and another version of the rest' : ''}`,
  reader: (name: string, versions: readonly string[]) => `Client ${name} uses ${format.list(versions)}`,
};

export type Words = typeof words;
