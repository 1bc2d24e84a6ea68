import { format } from '../nouns.en.ts';

export const configuration = {
  empty: 'Nothing is configured yet.',
  calm: (count: number) =>
    count === 0
      ? 'Nobody goes by these values yet.'
      : format.plural(count, {
          one: 'One reader goes by values of one version.',
          other: `${format.number(count)} readers go by values of one version each.`,
        }),
  mixedNow: (names: readonly string[]) =>
    `${names.length === 1 ? 'Client' : 'Clients'} ${format.list(names)} ${names.length === 1 ? 'goes' : 'go'} by values that do not belong together.`,
  old: (names: readonly string[]) =>
    `${names.length === 1 ? 'Client' : 'Clients'} ${format.list(names)} ${names.length === 1 ? 'goes' : 'go'} by what the tree no longer has.`,
  mixedBefore: (count: number) =>
    format.plural(count, {
      one: 'Once somebody went by values that did not belong together.',
      other: `${format.number(count)} times somebody went by values that did not belong together.`,
    }),
  tree: 'the tree',
  none: '–',
  mixed: 'mixed',
  value: (name: string, data: string, version: number) =>
    `${name} is ${data === '' ? 'empty' : data}, version ${format.number(version)} of its data`,
  going: (reader: string, name: string, version: string, isMixed: boolean) =>
    `Client ${reader} goes by ${version} for ${name}${isMixed ? ', and by another version for the rest' : ''}`,
  reader: (name: string, versions: readonly string[]) => `Client ${name} goes by ${format.list(versions)}`,
};

export type ConfigurationWords = typeof configuration;
