// The tables of watches as both sides hold them: the two maps of each WatchManager of a server, and those of a client's
// ZKWatchManager. What a step has added and removed is marked.
import type { ClientState, LinkId, ServerState, ServerWatch } from '../../engine/index.ts';
import { compared, type Changed } from './compared.ts';

export interface Row<Key, Item> {
  readonly key: Key;
  readonly items: readonly Changed<Item>[];
}

/** org.apache.zookeeper.server.watch.WatchManager; DataTree has two of them. */
export interface WatchManager {
  readonly table: 'data' | 'child';
  /** watchTable: path → watchers. */
  readonly byPath: readonly Row<string, ServerWatch>[];
  /** watch2Paths: watcher → paths. A connection that watches nothing any more keeps its empty set. */
  readonly byWatcher: readonly Row<LinkId, string>[];
}

/** `before`: the same server one step earlier; null at the beginning, where nothing is new. */
export function watchManagers(server: ServerState, before: ServerState | null): readonly WatchManager[] {
  const idOf = ({ link, mode }: ServerWatch) => `${mode} ${link}`;
  const self = (path: string) => path;
  return [
    {
      table: 'data',
      byPath: rowsOf(server.dataWatches, before?.dataWatches ?? null, idOf),
      byWatcher: rowsOf(server.dataWatchPaths, before?.dataWatchPaths ?? null, self),
    },
    {
      table: 'child',
      byPath: rowsOf(server.childWatches, before?.childWatches ?? null, idOf),
      byWatcher: rowsOf(server.childWatchPaths, before?.childWatchPaths ?? null, self),
    },
  ];
}

/** In the order of ZKWatchManager. */
export const CLIENT_TABLES = ['data', 'exist', 'child', 'persistent', 'recursive'] as const;

export interface ClientTable {
  readonly kind: (typeof CLIENT_TABLES)[number];
  /** Path → watcher objects, by name. */
  readonly rows: readonly Row<string, string>[];
}

export function clientWatchTables(client: ClientState, before: ClientState | null): readonly ClientTable[] {
  return CLIENT_TABLES.map((kind) => ({
    kind,
    rows: rowsOf(pathsOf(client, kind), before === null ? null : pathsOf(before, kind), (watcher) => watcher),
  }));
}

function pathsOf(
  { watches }: ClientState,
  kind: ClientTable['kind'],
): ReadonlyMap<string, readonly string[]> {
  const own = [...watches.values()].filter((watch) => watch.kind === kind);
  return new Map(own.map(({ path, watchers }) => [path, watchers]));
}

interface Entries<Key, Item> {
  entries(): Iterable<readonly [Key, readonly Item[]]>;
  get(key: Key): readonly Item[] | undefined;
}

/** Rows of now in their order, then those that are gone. */
function rowsOf<Key, Item>(
  now: Entries<Key, Item>,
  before: Entries<Key, Item> | null,
  idOf: (item: Item) => string,
): readonly Row<Key, Item>[] {
  const there = [...now.entries()];
  const rows = there.map(([key, items]) => ({
    key,
    items: compared(items, before === null ? null : (before.get(key) ?? []), idOf),
  }));
  const gone = [...(before?.entries() ?? [])].filter(([key]) => now.get(key) === undefined);
  return [...rows, ...gone.map(([key, items]) => ({ key, items: compared([], items, idOf) }))];
}
