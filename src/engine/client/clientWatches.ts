// org.apache.zookeeper.ZKWatchManager: which watcher objects are registered for which path, by kind. Differs in holding
// watchers by name; the same name is the same object.
import type { KeeperCode } from '../model/keeperError.ts';
import type { Request, SetWatchesRequest, WatcherType } from '../model/message.ts';
import { parentOf } from '../model/path.ts';
import type { WatchedEvent } from '../model/watchedEvent.ts';
import type { ClientState, ClientWatch } from './clientState.ts';

type Kind = ClientWatch['kind'];

/** Registers a watcher when the reply to the call that sets its watch was read ([C8]). */
export function registerOnReply(self: ClientState, request: Request, watcher: string, err: KeeperCode): void {
  const kind = kindSetBy(request, err);
  if (kind === null || !('path' in request) || request.path === undefined || request.path === null) return;
  const key = keyOf(kind, request.path);
  const watchers = self.watches.get(key)?.watchers ?? [];
  if (watchers.includes(watcher)) return;
  self.watches.set(key, { kind, path: request.path, watchers: [...watchers, watcher] });
}

/** The watchers that hear of an event; one-time registrations are spent by it ([C10]). */
export function takeWatchersOf(self: ClientState, event: WatchedEvent): readonly string[] {
  const { path } = event;
  if (path === null) return [];
  const found: string[] = [];
  for (const kind of spentBy(event)) {
    addTo(found, self.watches.get(keyOf(kind, path)));
    self.watches.delete(keyOf(kind, path));
  }
  addTo(found, self.watches.get(keyOf('persistent', path)));
  addTo(found, self.watches.get(keyOf('recursive', path)));
  for (let at = path; at !== '/';) {
    at = parentOf(at);
    addTo(found, self.watches.get(keyOf('recursive', at)));
  }
  return found;
}

/** Takes watchers off a path (ZooKeeper.removeWatches): all of them if none is named. Returns kind by kind who was taken off. */
export function deregister(
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

/** Whether taking watchers off would take any. */
export function isRegistered(
  self: ClientState,
  path: string,
  type: WatcherType,
  watcher: string | null,
): boolean {
  return KINDS_OF_TYPE[type].some((kind) => {
    const watchers = self.watches.get(keyOf(kind, path))?.watchers ?? [];
    return watcher === null ? watchers.length > 0 : watchers.includes(watcher);
  });
}

/** Every registered watcher object, once. */
export function allWatchers(self: ClientState): readonly string[] {
  const found: string[] = [];
  for (const watch of self.watches.values()) addTo(found, watch);
  return found;
}

/** What is sent after a reconnect, in pieces of limited length ([C5]). */
export function setWatchesRequests(self: ClientState, maxLength: number): readonly SetWatchesRequest[] {
  const requests: SetWatchesRequest[] = [];
  let piece: ClientWatch[] = [];
  let length = 0;
  for (const watch of self.watches.values()) {
    if (length + watch.path.length > maxLength && piece.length > 0) {
      requests.push(setWatches(self, piece));
      piece = [];
      length = 0;
    }
    piece.push(watch);
    length += watch.path.length;
  }
  if (piece.length > 0) requests.push(setWatches(self, piece));
  return requests;
}

function kindSetBy(request: Request, err: KeeperCode): Kind | null {
  switch (request.op) {
    case 'getData':
      return request.watch && err === 'Ok' ? 'data' : null;
    case 'exists':
      if (!request.watch) return null;
      return err === 'Ok' ? 'data' : err === 'NoNode' ? 'exist' : null;
    case 'getChildren':
    case 'getChildren1':
      return request.watch && err === 'Ok' ? 'child' : null;
    case 'addWatch':
      if (err !== 'Ok') return null;
      return request.mode === 'PERSISTENT_RECURSIVE' ? 'recursive' : 'persistent';
    default:
      return null;
  }
}

/** NodeDeleted reaches data and child watchers alike, though the server sends it once ([C10]). */
function spentBy(event: WatchedEvent): readonly Kind[] {
  switch (event.type) {
    case 'NodeCreated':
    case 'NodeDataChanged':
      return ['data', 'exist'];
    case 'NodeChildrenChanged':
      return ['child'];
    case 'NodeDeleted':
      return ['data', 'exist', 'child'];
    case 'None':
    case 'DataWatchRemoved':
    case 'ChildWatchRemoved':
    case 'PersistentWatchRemoved':
      return [];
  }
}

function setWatches(self: ClientState, watches: readonly ClientWatch[]): SetWatchesRequest {
  const of = (kind: Kind) => watches.filter((watch) => watch.kind === kind).map((watch) => watch.path);
  return {
    op: 'setWatches',
    relativeZxid: self.io.value.lastZxidSeen,
    data: of('data'),
    exist: of('exist'),
    child: of('child'),
    persistent: of('persistent'),
    recursive: of('recursive'),
  };
}

function keyOf(kind: Kind, path: string): string {
  return `${kind} ${path}`;
}

function addTo(found: string[], watch: ClientWatch | undefined): void {
  for (const watcher of watch?.watchers ?? []) if (!found.includes(watcher)) found.push(watcher);
}

const KINDS_OF_TYPE: Readonly<Record<WatcherType, readonly Kind[]>> = {
  Children: ['child'],
  Data: ['data', 'exist'],
  Any: ['child', 'data', 'exist', 'persistent', 'recursive'],
};
