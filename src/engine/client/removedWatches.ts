// ZooKeeper.removeWatches: takes watcher objects off a path when the server has agreed, and tells them. Loaded late.
import type { Request, WatcherType } from '../model/message.ts';
import type { ClientState, ClientWatch } from './clientState.ts';
import { keyOf } from './clientWatches.ts';
import { deliverTo } from './eventLane.ts';
import type { Outbox } from './threads.ts';

type Kind = ClientWatch['kind'];

export function takeOffWatches(
  self: ClientState,
  request: Extract<Request, { readonly op: 'removeWatches' | 'checkWatches' }>,
  watcher: string | null,
  outbox: Outbox,
): void {
  for (const { kind, path, watchers } of deregister(self, request.path, request.type, watcher))
    deliverTo(self, { type: REMOVED[kind], state: 'SyncConnected', path }, watchers, outbox);
}

/** All of them if none is named. Returns kind by kind who was taken off. */
function deregister(
  self: ClientState,
  path: string,
  type: WatcherType,
  watcher: string | null,
): readonly ClientWatch[] {
  const removed: ClientWatch[] = [];
  for (const kind of KINDS_OF_TYPE[type]) {
    const watch = self.watches.get(keyOf(kind, path));
    if (watch === undefined) continue;
    const leaving = watcher === null ? watch.watchers : watch.watchers.filter((name) => name === watcher);
    const staying = watch.watchers.filter((name) => !leaving.includes(name));
    if (leaving.length > 0) removed.push({ ...watch, watchers: leaving });
    if (staying.length === 0) self.watches.delete(keyOf(kind, path));
    else self.watches.set(keyOf(kind, path), { ...watch, watchers: staying });
  }
  return removed;
}

const REMOVED = {
  data: 'DataWatchRemoved',
  exist: 'DataWatchRemoved',
  child: 'ChildWatchRemoved',
  persistent: 'PersistentWatchRemoved',
  recursive: 'PersistentWatchRemoved',
} as const;

const KINDS_OF_TYPE: Readonly<Record<WatcherType, readonly Kind[]>> = {
  Children: ['child'],
  Data: ['data', 'exist'],
  Any: ['child', 'data', 'exist', 'persistent', 'recursive'],
};
