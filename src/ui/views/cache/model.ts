import { clientRow, thingsOf } from '../../draw/table/clientRow.ts';
import type { TableModel } from '../../draw/table/Table.tsx';
import type { ChipLook } from '../../draw/thing/Chip.tsx';
import type { Scene } from '../../draw/view/useScene.ts';
import type { ViewTexts } from '../../draw/view/viewOf.tsx';
import { nameIn } from '../../select/cast.ts';
import { caches, type CacheEntry } from './caches.ts';
import type { Words } from './words/en.ts';

type Texts = ViewTexts<Words>;

/** The tree above, and below it what each client keeps: versions that are older, and changes that nobody saw. */
export function cacheTable({ view, line, cast }: Scene, texts: Texts): TableModel | string {
  const { words } = texts;
  const shown = caches(view.world, view.simulation.trace, line.parent);
  if (shown.caches.length === 0) return words.empty;
  const tree = shown.znodes.map(({ path, name, version, data }) => ({
    thing: { kind: 'znode', id: path } as const,
    look: 'truth' as const,
    label: words.version(version),
    text: words.truth(name, version, data),
  }));
  const rows = shown.caches.map(({ client, entries }) => {
    const cells = entries.map((entry) => cellOf(nameIn(cast, client), entry, words));
    return clientRow(cast, client, cells);
  });
  return {
    line: lineOf(
      shown.caches.flatMap(({ entries }) => entries),
      texts,
    ),
    spoken: rows.flatMap(({ cells }) => cells.map(({ text }) => text)),
    things: thingsOf(cast),
    columns: shown.znodes.map(({ name }) => ({ key: name, name })),
    rows: [{ key: 'tree', name: words.tree, cells: tree }, ...rows],
  };
}

/** “Client B has version 2 of a, 1 behind, never saw 1 version between”. */
function cellOf(client: string, { znode, state, version, missed }: CacheEntry, words: Words) {
  const by = znode.version - (version ?? 0);
  const parts = [
    ...(state === 'behind' ? [by > 0 ? words.old(by) : words.another] : []),
    ...(missed > 0 ? [words.never(missed)] : []),
  ];
  const sign = words.signs[state === 'absent' ? 'absent' : 'unread'];
  return {
    look: LOOKS[state],
    label: version === null ? sign : words.version(version),
    text: words.entry(client, znode.name, version, parts),
  };
}

const LOOKS: Readonly<Record<CacheEntry['state'], ChipLook>> = {
  same: 'same',
  behind: 'old',
  unread: 'none',
  absent: 'odd',
};

function lineOf(entries: readonly CacheEntry[], { words, format }: Texts): string {
  const behind = entries.filter(({ state }) => state === 'behind').length;
  const missed = entries.reduce((sum, entry) => sum + entry.missed, 0);
  return format.sentences([
    behind === 0 ? words.same : words.behind(behind),
    ...(missed > 0 ? [words.missed(missed)] : []),
  ]);
}
