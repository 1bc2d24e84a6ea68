import type { ViewWords } from '../../../words/messages.ts';
import { useWords } from '../../../words/useWords.ts';
import { SHELF } from '../../../words/shelf.ts';
import type { WorldSide } from '../../../scenarios/experiment/experiment.ts';
import { memberOf, type CastMember } from '../../select/cast.ts';
import { configuration, type Configuration, type ConfigReader } from './configuration.ts';
import { Chip } from '../../draw/thing/Chip.tsx';
import { ChipTable, type ChipRow } from '../../draw/table/ChipTable.tsx';
import { MemberDot } from '../../draw/thing/MemberDot.tsx';
import { useClientRows } from '../../draw/view/useClientRows.ts';
import { ViewFrame } from '../../draw/view/ViewFrame.tsx';

/** The values of a configuration as the tree has them, and the versions each reader goes by: mixed ones are red. */
export default function ConfigurationView({ side }: { readonly side: WorldSide }) {
  const words = useWords(SHELF).configuration;
  const { scene, told, onTell, isDim } = useClientRows(side);
  if (scene === null) return null;
  const shown = configuration(scene.view.simulation, scene.view.world, scene.line.parent);
  const isEmpty = shown.values.every(({ data }) => data === '') && shown.readers.length === 0;
  const line = lineOf(shown, scene.cast, words);
  const drawn = { side, shown, cast: scene.cast, words, onTell };
  return (
    <ViewFrame
      id="configuration"
      line={isEmpty ? words.empty : (told ?? line.text)}
      tone={told === null ? line.tone : 'calm'}
      spoken={[
        ...shown.values.map(({ name, data, version }) => words.value(name, data, version)),
        ...shown.readers.map(({ client, versions }) =>
          words.reader(memberOf(scene.cast, client)?.name ?? '?', versions),
        ),
      ]}
    >
      {isEmpty ? null : (
        <ChipTable
          columns={shown.values.map(({ name }) => ({ key: name, name, head: name }))}
          rows={[
            treeRow(drawn),
            ...shown.readers.map((reader) => readerRow(reader, drawn, isDim(reader.client))),
          ]}
        />
      )}
    </ViewFrame>
  );
}

interface Drawn {
  readonly side: WorldSide;
  readonly shown: Configuration;
  readonly cast: readonly CastMember[];
  readonly words: ViewWords['configuration'];
  readonly onTell: (text: string | null) => void;
}

function treeRow({ side, shown, words, onTell }: Drawn): ChipRow {
  return {
    key: 'tree',
    name: words.tree,
    head: words.tree,
    kind: 'truth',
    cells: shown.values.map(({ path, name, data, version }) => (
      <Chip
        key={path}
        side={side}
        thing={{ kind: 'znode', id: path }}
        look="truth"
        tone={toneOf(data, shown)}
        text={words.value(name, data, version)}
        onTell={onTell}
      >
        {data === '' ? words.none : data}
      </Chip>
    )),
  };
}

function readerRow({ client, versions, unity, age }: ConfigReader, drawn: Drawn, dim: boolean): ChipRow {
  const { side, shown, cast, words, onTell } = drawn;
  const member = memberOf(cast, client);
  const reader = member?.name ?? '?';
  return {
    key: client,
    name: words.reader(reader, versions),
    head: <MemberDot member={member} />,
    kind: 'belief',
    dim,
    ...(unity === 'mixed' ? { note: words.mixed } : {}),
    cells: versions.map((version, at) => {
      const name = shown.values[at]?.name ?? '';
      return (
        <Chip
          key={name}
          side={side}
          thing={{ kind: 'client', id: client }}
          look={unity === 'mixed' ? 'wrong' : age === 'old' ? 'old' : 'same'}
          tone={toneOf(version, shown)}
          text={words.going(reader, name, version, unity === 'mixed')}
          onTell={onTell}
        >
          {version}
        </Chip>
      );
    }),
  };
}

/** By the version's own number where it has one: then two worlds beside each other have the same. */
function toneOf(version: string, { versions }: Configuration): number {
  return Number(/\d+$/.exec(version)?.[0] ?? versions.indexOf(version));
}

function lineOf(
  { readers, mixed }: Configuration,
  cast: readonly CastMember[],
  words: ViewWords['configuration'],
): { readonly text: string; readonly tone: 'calm' | 'alarm' } {
  const now = readers.filter(({ unity }) => unity === 'mixed');
  if (now.length > 0) {
    const names = now.map(({ client }) => memberOf(cast, client)?.name ?? '?');
    return { text: words.mixedNow(names), tone: 'alarm' };
  }
  if (mixed > 0) return { text: words.mixedBefore(mixed), tone: 'alarm' };
  const old = readers.filter(({ age }) => age === 'old');
  if (old.length > 0) {
    const names = old.map(({ client }) => memberOf(cast, client)?.name ?? '?');
    return { text: words.old(names), tone: 'calm' };
  }
  return { text: words.calm(readers.length), tone: 'calm' };
}
