// The two watch tables of a server (org.apache.zookeeper.server.watch.WatchManager, 3.8): path → connections, and the same
// the other way round. A connection has one mode for each path of a table: the last registration wins.
import { type Acl, PERMS, permits } from '../model/acl.ts';
import type { LinkId } from '../model/ids.ts';
import { parentOf } from '../model/path.ts';
import type { EventType, WatchedEvent } from '../model/watchedEvent.ts';
import type { Table } from '../kernel/table.ts';
import { notify } from './send.ts';
import type { ServerState, ServerWatch } from './serverState.ts';
import type { ServerStep } from './serverStep.ts';

export type WatchTable = 'data' | 'child';

/** Registers a watch of a connection that is still there ([W3]). */
export function addWatch(
  { self, outbox }: ServerStep,
  table: WatchTable,
  path: string,
  watch: ServerWatch,
): void {
  if (!self.connections.has(watch.link)) return;
  const { byPath, byLink } = tablesOf(self, table);
  const there = byPath.get(path) ?? [];
  const old = there.find((other) => other.link === watch.link);
  if (old?.mode === watch.mode) return;
  if (old === undefined) {
    byPath.set(path, [...there, watch]);
    byLink.set(watch.link, [...(byLink.get(watch.link) ?? []), path]);
  } else {
    byPath.set(
      path,
      there.map((other) => (other.link === watch.link ? watch : other)),
    );
  }
  countRecursive(self, table, Number(isRecursive(watch)) - Number(old !== undefined && isRecursive(old)));
  outbox.record({ kind: 'watch.set', link: watch.link, table, path, mode: watch.mode });
}

/** Takes a connection off a path of a table, whatever the mode; false if it was not there ([W16]). */
export function removeWatch(self: ServerState, table: WatchTable, path: string, link: LinkId): boolean {
  const { byPath, byLink } = tablesOf(self, table);
  const there = byPath.get(path) ?? [];
  const watch = there.find((other) => other.link === link);
  if (watch === undefined) return false;
  keep(byPath, path, there, (other) => other.link !== link);
  byLink.set(link, without(byLink.get(link), path));
  countRecursive(self, table, -Number(isRecursive(watch)));
  return true;
}

/**
 * Whether checkWatches finds a watch: 3.8 looks whether *anybody* watches the path in that table ([W17]).
 */
export function hasWatch(self: ServerState, table: WatchTable, path: string): boolean {
  return tablesOf(self, table).byPath.has(path);
}

/** Forgets everything a connection watched ([W18]). */
export function forgetWatcher(self: ServerState, link: LinkId): void {
  for (const table of ['data', 'child'] as const) {
    const { byLink } = tablesOf(self, table);
    for (const path of byLink.get(link) ?? []) removeWatch(self, table, path, link);
    byLink.delete(link);
  }
}

interface Triggering {
  readonly type: EventType;
  readonly path: string;
  /** Of the node: only clients that may read it hear of it. */
  readonly acl: Acl;
  /** Who has heard of it already. */
  readonly told?: ReadonlySet<LinkId>;
}

/**
 * Tells everyone in a table whom an event concerns, each connection once, but not those of `told`. One-time watches are
 * spent, also where the event is withheld from their owner or was told before ([W6], [W15]).
 */
export function triggerWatch(
  step: ServerStep,
  table: WatchTable,
  { type, path, acl, told = NOBODY }: Triggering,
): ReadonlySet<LinkId> {
  const found = takeWatchers(step.self, table, path, type);
  if (found.length === 0) return NOBODY;
  const event: WatchedEvent = { type, state: 'SyncConnected', path };
  const reached = new Set<LinkId>();
  for (const { watch, registeredPath } of found) {
    if (reached.has(watch.link)) continue;
    reached.add(watch.link);
    if (told.has(watch.link)) continue;
    if (mayRead(step, watch.link, acl)) notify(step, watch, event, registeredPath);
    else step.outbox.record({ kind: 'watch.withheld', link: watch.link, event });
  }
  return reached;
}

interface Found {
  readonly watch: ServerWatch;
  readonly registeredPath: string;
}

const NOBODY: ReadonlySet<LinkId> = new Set();
const NOTHING: readonly Found[] = [];

/** The watches an event fires, at the path itself and, if there are recursive ones, at its ancestors. */
function takeWatchers(self: ServerState, table: WatchTable, path: string, type: EventType): readonly Found[] {
  const { byPath } = tablesOf(self, table);
  const here = byPath.get(path);
  if (here === undefined && self.recursiveWatches.value[table] === 0) return NOTHING;
  const found: Found[] = [];
  for (const watch of here ?? []) {
    if (!isRecursive(watch) || type !== 'NodeChildrenChanged') found.push({ watch, registeredPath: path });
  }
  spendStandard(self, table, path);
  if (self.recursiveWatches.value[table] > 0 && type !== 'NodeChildrenChanged')
    addAncestors(byPath, path, found);
  return found;
}

/** One-time watches of a path are gone once they fired. */
function spendStandard(self: ServerState, table: WatchTable, path: string): void {
  const { byPath, byLink } = tablesOf(self, table);
  const there = byPath.get(path);
  if (there === undefined) return;
  for (const watch of there) {
    if (watch.mode === 'STANDARD') byLink.set(watch.link, without(byLink.get(watch.link), path));
  }
  keep(byPath, path, there, (watch) => watch.mode !== 'STANDARD');
}

function addAncestors(byPath: WatchesByPath, path: string, found: Found[]): void {
  let above = path;
  while (above !== '/') {
    above = parentOf(above);
    for (const watch of byPath.get(above) ?? []) {
      if (isRecursive(watch)) found.push({ watch, registeredPath: above });
    }
  }
}

/** Judged by the ids the connection has now. */
function mayRead({ self, config }: ServerStep, link: LinkId, acl: Acl): boolean {
  return config.skipAcl || permits(acl, PERMS.READ, self.connections.get(link)?.authIds ?? []);
}

function isRecursive(watch: ServerWatch): boolean {
  return watch.mode === 'PERSISTENT_RECURSIVE';
}

function countRecursive(self: ServerState, table: WatchTable, difference: number): void {
  if (difference === 0) return;
  const counts = self.recursiveWatches.value;
  self.recursiveWatches.update({ [table]: counts[table] + difference });
}

type WatchesByPath = Table<string, readonly ServerWatch[]>;

function tablesOf(
  self: ServerState,
  table: WatchTable,
): { readonly byPath: WatchesByPath; readonly byLink: Table<LinkId, readonly string[]> } {
  return table === 'data'
    ? { byPath: self.dataWatches, byLink: self.dataWatchPaths }
    : { byPath: self.childWatches, byLink: self.childWatchPaths };
}

function keep(
  byPath: WatchesByPath,
  path: string,
  there: readonly ServerWatch[],
  stays: (watch: ServerWatch) => boolean,
): void {
  const left = there.filter(stays);
  if (left.length === 0) byPath.delete(path);
  else if (left.length < there.length) byPath.set(path, left);
}

function without(paths: readonly string[] | undefined, path: string): readonly string[] {
  return (paths ?? []).filter((other) => other !== path);
}
