// Which watches a session has, by what was asked and answered, and which of them an event ends.
import type { OpenRequest, SeenSession, SeenWatch, Seeing, WatchKind } from './seen.ts';

const MAX_WATCHES_A_SESSION = 50_000;
const WATCH_KINDS = ['data', 'exist', 'child', 'persistent', 'recursive'] as const;

/** Sets what the answer says is set. How many were one too many to be kept. */
export function takeWatches(
  session: SeenSession,
  server: number,
  request: OpenRequest,
  err: string,
  { atMs, index, zxid }: Seeing & { readonly zxid: number },
): number {
  let forgotten = 0;
  const set = (kind: WatchKind, path: string) => {
    const before = session.watches.get(`${kind} ${path}`);
    if (before !== undefined) {
      if (before.server === null) before.resets += 1;
      before.server = server;
    } else if (session.watches.size >= MAX_WATCHES_A_SESSION) forgotten += 1;
    else
      session.watches.set(`${kind} ${path}`, {
        kind,
        path,
        setMs: atMs,
        setIndex: index,
        setZxid: zxid,
        toldOf: null,
        server,
        resets: 0,
      });
  };
  const isOk = err === 'Ok';
  const path = request.path ?? '';
  if (request.watch === true) {
    if (request.op === 'exists' && err === 'NoNode') set('exist', path);
    else if (isOk) set(request.op === 'getChildren' ? 'child' : 'data', path);
  }
  if (!isOk) return forgotten;
  if (request.op === 'addWatch') set(request.mode === 'PERSISTENT' ? 'persistent' : 'recursive', path);
  if (request.op === 'removeWatches') removeWatches(session, path, request.mode ?? 'Any');
  const { watches } = request;
  if (watches !== undefined) for (const kind of WATCH_KINDS) for (const at of watches[kind]) set(kind, at);
  return forgotten;
}

/** The watches of a session that such an event can come from. */
export function watchesFor(session: SeenSession, type: string, path: string): readonly SeenWatch[] {
  const kinds: readonly WatchKind[] = [...(FIRED_BY[type] ?? []), 'persistent', 'recursive'];
  const own = kinds.flatMap((kind) => session.watches.get(`${kind} ${path}`) ?? []);
  const above = prefixesOf(path).flatMap((each) => session.watches.get(`recursive ${each}`) ?? []);
  return [...own, ...above];
}

/** An event has come: the watches that it fires are over. */
export function fireWatches(session: SeenSession, type: string, path: string): void {
  for (const kind of FIRED_BY[type] ?? []) session.watches.delete(`${kind} ${path}`);
}

/** The watches that are over once such an event has come (DataTree, WatchManager). */
const FIRED_BY: Readonly<Record<string, readonly WatchKind[]>> = {
  NodeCreated: ['exist', 'data'],
  NodeDeleted: ['data', 'exist', 'child'],
  NodeDataChanged: ['data', 'exist'],
  NodeChildrenChanged: ['child'],
  DataWatchRemoved: ['data', 'exist'],
  ChildWatchRemoved: ['child'],
  PersistentWatchRemoved: ['persistent', 'recursive'],
};

function prefixesOf(path: string): readonly string[] {
  const prefixes: string[] = [];
  for (let at = path.lastIndexOf('/'); at >= 0; at = at === 0 ? -1 : path.lastIndexOf('/', at - 1))
    prefixes.push(path.slice(0, at) || '/');
  return prefixes;
}

function removeWatches(session: SeenSession, path: string, type: string): void {
  const kinds = type === 'Children' ? ['child'] : type === 'Data' ? ['data', 'exist'] : WATCH_KINDS;
  for (const kind of kinds) session.watches.delete(`${kind} ${path}`);
}
