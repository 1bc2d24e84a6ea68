// Requests about watches themselves (DataTree.setWatches, addWatch, removeWatch, containsWatcher; 3.8).
import type { LinkId } from '../model/ids.ts';
import type { KeeperCode } from '../model/keeperError.ts';
import type { AddWatchMode, SetWatchesRequest, WatcherType } from '../model/message.ts';
import { nodeAt } from './dataTree.ts';
import { asJute } from '../model/jute.ts';
import type { EventType } from '../model/watchedEvent.ts';
import { notify } from './send.ts';
import type { ServerState, ServerWatch } from './serverState.ts';
import type { ServerStep } from './serverStep.ts';
import { addWatch, hasWatch, removeWatch, type WatchTable } from './watchManager.ts';

/**
 * Watches a client brings along from an earlier connection: what changed since the zxid it saw last is told now, without a
 * look at permissions; the rest is set. Persistent ones are set in both tables and told nothing ([W19]).
 */
export function setWatches(step: ServerStep, link: LinkId, request: SetWatchesRequest): void {
  for (const path of request.data) {
    const node = nodeAt(step.self, path);
    const isNew = node !== undefined && node.mzxid > request.relativeZxid;
    setOrTell(
      step,
      link,
      'data',
      path,
      node === undefined ? 'NodeDeleted' : isNew ? 'NodeDataChanged' : null,
    );
  }
  for (const path of request.exist) {
    setOrTell(step, link, 'data', path, nodeAt(step.self, path) === undefined ? null : 'NodeCreated');
  }
  for (const path of request.child) {
    const node = nodeAt(step.self, path);
    const isNew = node !== undefined && node.pzxid > request.relativeZxid;
    setOrTell(
      step,
      link,
      'child',
      path,
      node === undefined ? 'NodeDeleted' : isNew ? 'NodeChildrenChanged' : null,
    );
  }
  for (const path of request.persistent) addToBoth(step, path, { link, mode: 'PERSISTENT' });
  for (const path of request.recursive) addToBoth(step, path, { link, mode: 'PERSISTENT_RECURSIVE' });
}

/** Both modes stand in both tables in 3.8 ([W5]). */
export function processAddWatch(
  step: ServerStep,
  link: LinkId,
  path: string,
  mode: AddWatchMode | number,
): KeeperCode {
  const named = typeof mode === 'number' ? MODES[mode] : mode;
  if (named === undefined) return 'MarshallingError';
  addToBoth(step, path, { link, mode: named });
  return 'Ok';
}

/** `Any` succeeds if either table had one ([W16]). */
export function removeWatches(step: ServerStep, link: LinkId, path: string, type: WatcherType): KeeperCode {
  const removed = tablesOf(type).filter((table) => removeWatch(step.self, table, path, link));
  if (removed.length === 0) return 'NoWatcher';
  step.outbox.record({ kind: 'watch.removed', link, path, why: 'removeWatches' });
  return 'Ok';
}

/** Both tables are looked at for `Any`, even where the first has a watch. */
export function checkWatches(self: ServerState, path: string, type: WatcherType): KeeperCode {
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
