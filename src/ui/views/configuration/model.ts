import { clientRow, thingsOf } from '../../draw/table/clientRow.ts';
import type { TableModel } from '../../draw/table/Table.tsx';
import type { Scene } from '../../draw/view/useScene.ts';
import type { ViewTexts } from '../../draw/view/viewOf.tsx';
import { nameIn, type CastMember } from '../../select/cast.ts';
import { configuration, type Configuration, type ConfigReader } from './configuration.ts';
import type { Words } from './words/en.ts';

/** The values of a configuration as the tree has them, and the versions each reader goes by: mixed ones are red. */
export function configurationTable(
  { view, line, cast }: Scene,
  { words }: ViewTexts<Words>,
): TableModel | string {
  const shown = configuration(view.world, view.simulation.trace, line.parent);
  const { values, readers } = shown;
  if (values.every(({ data }) => data === '') && readers.length === 0) return words.empty;
  const tree = values.map(({ path, name, data, version }) => ({
    thing: { kind: 'znode', id: path } as const,
    look: 'truth' as const,
    tone: toneOf(data, shown),
    label: data === '' ? words.none : data,
    text: words.value(name, data, version),
  }));
  const rows = readers.map((reader) => readerRow(reader, shown, cast, words));
  return {
    ...lineOf(shown, cast, words),
    spoken: [...tree.map(({ text }) => text), ...rows.map(({ name }) => name)],
    things: thingsOf(cast),
    columns: values.map(({ name }) => ({ key: name, name })),
    rows: [{ key: 'tree', name: words.tree, cells: tree }, ...rows],
  };
}

function readerRow(
  { client, versions, unity, age }: ConfigReader,
  shown: Configuration,
  cast: readonly CastMember[],
  words: Words,
) {
  const isMixed = unity === 'mixed';
  const reader = nameIn(cast, client);
  const cells = versions.map((version, at) => ({
    look: isMixed ? ('wrong' as const) : age === 'old' ? ('old' as const) : ('same' as const),
    tone: toneOf(version, shown),
    label: version,
    text: words.going(reader, shown.values[at]?.name ?? '', version, isMixed),
  }));
  const note = isMixed ? words.mixed : undefined;
  return clientRow(cast, client, cells, { name: words.reader(reader, versions), note });
}

/** By the version's own number where it has one: then two worlds beside each other have the same. */
function toneOf(version: string, { versions }: Configuration): number {
  return Number(/\d+$/.exec(version)?.[0] ?? versions.indexOf(version));
}

function lineOf(
  { readers, mixed }: Configuration,
  cast: readonly CastMember[],
  words: Words,
): Pick<TableModel, 'line' | 'tone'> {
  const namesOf = (some: readonly ConfigReader[]) => some.map(({ client }) => nameIn(cast, client));
  const now = readers.filter(({ unity }) => unity === 'mixed');
  if (now.length > 0) return { line: words.mixedNow(namesOf(now)), tone: 'alarm' };
  if (mixed > 0) return { line: words.mixedBefore(mixed), tone: 'alarm' };
  const old = readers.filter(({ age }) => age === 'old');
  return { line: old.length > 0 ? words.old(namesOf(old)) : words.calm(readers.length) };
}
