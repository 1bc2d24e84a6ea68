// Requests about watches themselves (DataTree.setWatches, addWatch, removeWatch, containsWatcher; 3.8).
import type { LinkId, Zxid } from '../model/ids.ts';
import type { KeeperCode } from '../model/keeperError.ts';
import type { AddWatchMode, SetWatchesRequest, WatcherType } from '../model/message.ts';
import { nodeAt } from './dataTree.ts';
import { asJute } from '../model/jute.ts';
import type { EventType } from '../model/watchedEvent.ts';
import { notify } from './send.ts';
import type { ServerState, ServerWatch, Znode } from './serverState.ts';
import type { ServerStep } from './serverStep.ts';
import { addWatch, hasWatch, removeWatch, type WatchTable } from './watchManager.ts';

/**
 * Watches a client brings along from an earlier connection: what changed since the zxid it saw last is told now, without a
 * look at permissions; the rest is set. Persistent ones are set in both tables and told nothing ([W19]). The server stumbles
 * over a list that is null, and has done by then what the lists before it say ([Z64]).
 */
export function setWatches(step: ServerStep, link: LinkId, request: SetWatchesRequest): KeeperCode {
  const { data, exist, child, persistent, recursive, relativeZxid } = request;
  const lists: readonly (readonly [readonly string[] | null, (path: string) => void])[] = [
    [data, (path) => setOrTell(step, link, 'data', path, newsOfData(nodeAt(step.self, path), relativeZxid))],
    [
      exist,
      (path) =>
        setOrTell(step, link, 'data', path, nodeAt(step.self, path) === undefined ? null : 'NodeCreated'),
    ],
    [
      child,
      (path) => setOrTell(step, link, 'child', path, newsOfChildren(nodeAt(step.self, path), relativeZxid)),
    ],
    [persistent, (path) => addToBoth(step, path, { link, mode: 'PERSISTENT' })],
    [recursive, (path) => addToBoth(step, path, { link, mode: 'PERSISTENT_RECURSIVE' })],
  ];
  for (const [paths, take] of lists) {
    if (paths === null) return 'MarshallingError';
    for (const path of paths) take(path);
  }
  return 'Ok';
}

function newsOfData(node: Znode | undefined, since: Zxid): EventType | null {
  if (node === undefined) return 'NodeDeleted';
  return node.mzxid > since ? 'NodeDataChanged' : null;
}

function newsOfChildren(node: Znode | undefined, since: Zxid): EventType | null {
  if (node === undefined) return 'NodeDeleted';
  return node.pzxid > since ? 'NodeChildrenChanged' : null;
}

/** Both modes stand in both tables in 3.8 ([W5]). */
export function processAddWatch(
  step: ServerStep,
  link: LinkId,
  path: string | null,
  mode: AddWatchMode | number,
): KeeperCode {
  const named = typeof mode === 'number' ? MODES[mode] : mode;
  if (named === undefined) return 'MarshallingError';
  if (path === null) return addNullPathWatch(step.self, link);
  addToBoth(step, path, { link, mode: named });
  return 'Ok';
}

/** `Any` succeeds if either table had one ([W16]). */
export function removeWatches(
  step: ServerStep,
  link: LinkId,
  path: string | null,
  type: WatcherType,
): KeeperCode {
  if (path === null) return removeNullPathWatch(step.self, link, type);
  const removed = tablesOf(type).filter((table) => removeWatch(step.self, table, path, link));
  if (removed.length === 0) return 'NoWatcher';
  step.outbox.record({ kind: 'watch.removed', link, path, why: 'removeWatches' });
  return 'Ok';
}

/** Both tables are looked at for `Any`, even where the first has a watch. */
export function checkWatches(self: ServerState, path: string | null, type: WatcherType): KeeperCode {
  if (path === null) return 'MarshallingError';
  const found = new Set(tablesOf(type).map((table) => containsWatcher(self, table, path)));
  if (found.has('stumbled')) return 'MarshallingError';
  return found.has('yes') ? 'Ok' : 'NoWatcher';
}

/**
 * WatchManager.containsWatcher goes up from the path, beyond the path itself only while there are recursive watches. It has
 * nowhere to begin where the path is empty, and stumbles where it comes to a name without a slash ([W21]).
 */
function containsWatcher(self: ServerState, table: WatchTable, path: string): 'yes' | 'no' | 'stumbled' {
  if (path === '') return 'no';
  if (!path.includes('/')) return 'stumbled';
  if (hasWatch(self, table, path)) return 'yes';
  return self.recursiveWatches.value[table] > 0 && !path.startsWith('/') ? 'stumbled' : 'no';
}

/**
 * The path null may be watched. The server then keeps the mode under a key that it can compare with no other of the same hash,
 * its own and that of the empty path ([W22]).
 */
function addNullPathWatch(self: ServerState, link: LinkId): KeeperCode {
  const connection = self.connections.get(link);
  if (connection === undefined) return 'Ok';
  const hasEmptyPath = (self.dataWatches.get('') ?? []).some(
    (watch) => watch.link === link && watch.mode !== 'STANDARD',
  );
  if (connection.nullPathWatches !== null || hasEmptyPath) return 'MarshallingError';
  self.connections.set(link, { ...connection, nullPathWatches: tablesOf('Any') });
  return 'Ok';
}

/** Stumbles in the first table that has the watch, once it is taken off there. */
function removeNullPathWatch(self: ServerState, link: LinkId, type: WatcherType): KeeperCode {
  const connection = self.connections.get(link);
  const watched = connection?.nullPathWatches ?? [];
  const found = tablesOf(type).find((table) => watched.includes(table));
  if (connection === undefined || found === undefined) return 'NoWatcher';
  const nullPathWatches = watched.filter((table) => table !== found);
  self.connections.set(link, { ...connection, nullPathWatches });
  return 'MarshallingError';
}

const MODES: readonly AddWatchMode[] = ['PERSISTENT', 'PERSISTENT_RECURSIVE'];

function tablesOf(type: WatcherType): readonly WatchTable[] {
  if (type === 'Any') return ['child', 'data'];
  return type === 'Children' ? ['child'] : ['data'];
}

function addToBoth(step: ServerStep, path: string, watch: ServerWatch): void {
  addWatch(step, 'data', path, watch);
  addWatch(step, 'child', path, watch);
}

function setOrTell(
  step: ServerStep,
  link: LinkId,
  table: WatchTable,
  path: string,
  type: EventType | null,
): void {
  const watch: ServerWatch = { link, mode: 'STANDARD' };
  if (type === null) addWatch(step, table, path, watch);
  else notify(step, watch, { type, state: 'SyncConnected', path: asJute(path) }, path);
}
