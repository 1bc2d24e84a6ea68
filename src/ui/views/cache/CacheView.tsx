import type { Messages, ViewWords } from '../../../words/messages.ts';
import { useWords } from '../../../words/useWords.ts';
import { SHELF } from '../../../words/shelf.ts';
import type { WorldSide } from '../../../scenarios/experiment/experiment.ts';
import { caches, type Cache, type CacheEntry, type Caches } from './cacheView.ts';
import { memberOf, type CastMember } from '../../select/cast.ts';
import { Chip, type ChipLook } from '../../draw/thing/Chip.tsx';
import { ChipTable, type ChipRow } from '../../draw/table/ChipTable.tsx';
import { MemberDot } from '../../draw/thing/MemberDot.tsx';
import { useClientRows } from '../../draw/view/useClientRows.ts';
import { ViewFrame } from '../../draw/view/ViewFrame.tsx';

/** What clients keep of the tree beside the tree itself: versions that are older, and changes nobody saw. */
export default function CacheView({ side }: { readonly side: WorldSide }) {
  const words = useWords(SHELF).cache;
  const { format } = useWords();
  const { scene, told, onTell, isDim } = useClientRows(side);
  if (scene === null) return null;
  const shown = caches(scene.view.simulation, scene.view.world, scene.line.parent);
  const isEmpty = shown.caches.length === 0;
  const drawn = { side, shown, cast: scene.cast, words, onTell };
  return (
    <ViewFrame
      id="cache"
      line={isEmpty ? words.empty : (told ?? lineOf(shown, words, format))}
      spoken={shown.caches.flatMap((own) => own.entries.map((entry) => entryText(own, entry, drawn)))}
    >
      {isEmpty ? null : (
        <ChipTable
          columns={shown.znodes.map(({ name }) => ({ key: name, name, head: name }))}
          rows={[treeRow(drawn), ...shown.caches.map((own) => cacheRow(own, drawn, isDim(own.client)))]}
        />
      )}
    </ViewFrame>
  );
}

interface Drawn {
  readonly side: WorldSide;
  readonly shown: Caches;
  readonly cast: readonly CastMember[];
  readonly words: ViewWords['cache'];
  readonly onTell: (text: string | null) => void;
}

function treeRow({ side, shown, words, onTell }: Drawn): ChipRow {
  return {
    key: 'tree',
    name: words.tree,
    head: words.tree,
    kind: 'truth',
    cells: shown.znodes.map(({ path, name, version, data }) => (
      <Chip
        key={path}
        side={side}
        thing={{ kind: 'znode', id: path }}
        look="truth"
        text={words.truth(name, version, data)}
        onTell={onTell}
      >
        {words.version(version)}
      </Chip>
    )),
  };
}

function cacheRow(own: Cache, drawn: Drawn, dim: boolean): ChipRow {
  const { side, cast, words, onTell } = drawn;
  const member = memberOf(cast, own.client);
  return {
    key: own.client,
    name: member?.name ?? '?',
    head: <MemberDot member={member} />,
    kind: 'belief',
    dim,
    cells: own.entries.map((entry) => (
      <Chip
        key={entry.path}
        side={side}
        thing={{ kind: 'client', id: own.client }}
        look={ENTRY_LOOKS[entry.state]}
        text={entryText(own, entry, drawn)}
        onTell={onTell}
      >
        {entry.version === null
          ? words.signs[entry.state === 'absent' ? 'absent' : 'unread']
          : words.version(entry.version)}
      </Chip>
    )),
  };
}

const ENTRY_LOOKS: Readonly<Record<CacheEntry['state'], ChipLook>> = {
  same: 'same',
  behind: 'old',
  unread: 'none',
  absent: 'odd',
};

/** “Client B has version 2 of a, 1 behind, never saw 1 version between”. */
function entryText(own: Cache, entry: CacheEntry, { shown, cast, words }: Drawn): string {
  const znode = shown.znodes.find(({ path }) => path === entry.path);
  const by = (znode?.version ?? 0) - (entry.version ?? 0);
  const parts = [
    ...(entry.state === 'behind' ? [by > 0 ? words.old(by) : words.another] : []),
    ...(entry.missed > 0 ? [words.never(entry.missed)] : []),
  ];
  return words.entry(memberOf(cast, own.client)?.name ?? '?', znode?.name ?? '', entry.version, parts);
}

function lineOf(shown: Caches, words: ViewWords['cache'], format: Messages['format']): string {
  const entries = shown.caches.flatMap((own) => own.entries);
  const behind = entries.filter(({ state }) => state === 'behind').length;
  const missed = entries.reduce((sum, entry) => sum + entry.missed, 0);
  const parts = [
    behind === 0 ? words.same : words.behind(behind),
    ...(missed > 0 ? [words.missed(missed)] : []),
  ];
  return format.sentences(parts);
}
