// A cache of several znodes: one client writes them, the others keep copies. The variants differ in how they learn of
// changes, in what they do after a reconnect, and in how they recognize a new value.
import {
  KeeperError,
  type ProgramArgs,
  type Recipe,
  type Stat,
  type WatchedEvent,
  zk,
} from '../../../engine/index.ts';
import { answered, untilExpired } from '../../ensemble/untilExpired.ts';
import { isKeeperError, patiently } from '../../locks/lockProgram.ts';
import { created, deleted } from '../multiParts.ts';

export const CACHED = '/app';
export const CACHED_NODES = ['a', 'b', 'c'].map((name) => `${CACHED}/${name}`);
export const CACHE_VARIANTS = ['one-shot', 'recursive', 'trusts-the-watch', 'compares-version'] as const;
/** What the writer does: writes a znode's data, or deletes the znode and makes another of its name. */
export const CHANGES_MADE = ['rewrites', 'replaces'] as const;

const WATCHER = 'cache';
/** Milliseconds between two changes. */
const REST_MS = 900;

export function znodeCache(args: ProgramArgs): Recipe<void> {
  return untilExpired(() => (args['role'] === 'writer' ? write(args) : keep(args['variant'])));
}

export function cacheSteps(variant: unknown): readonly string[] {
  if (isPersistent(variant)) return ['cache.write', 'cache.watchAll', 'cache.read', 'cache.await'];
  return ['cache.write', 'cache.readWithWatch', 'cache.await'];
}

/** One znode after the other, and again. */
function* write({ pace, rounds, changes }: ProgramArgs): Recipe<void> {
  const last = rounds === 'endless' ? Number.MAX_SAFE_INTEGER : Number(rounds);
  for (let n = 1; n <= last; n++) {
    if (pace === 'byHand') yield* zk.gate('write');
    else yield* zk.sleep(REST_MS);
    yield* zk.atStep('cache.write');
    const path = CACHED_NODES[(n - 1) % CACHED_NODES.length] ?? CACHED;
    yield* answered(() => (changes === 'replaces' ? replace(path, `${n}`) : zk.setData(path, `${n}`)));
  }
}

/** Its version is 0 again, whatever it was. */
function replace(path: string, data: string): Recipe<unknown> {
  return zk.multi([deleted(path), created(path, data)]);
}

/** A copy of a znode: its version; absent if the znode does not exist. */
type Copies = Map<string, number>;

function* keep(variant: unknown): Recipe<void> {
  const copies: Copies = new Map();
  if (isPersistent(variant)) {
    yield* zk.atStep('cache.watchAll');
    yield* patiently(() => zk.addWatch(CACHED, WATCHER, 'PERSISTENT_RECURSIVE'));
  }
  yield* readAll(variant, copies);
  for (;;) {
    yield* zk.atStep('cache.await');
    const event = yield* zk.nextWatchEvent(WATCHER);
    if (event.state === 'Expired') throw new KeeperError('SessionExpired');
    yield* hear(event, variant, copies);
  }
}

function* hear({ type, state, path }: WatchedEvent, variant: unknown, copies: Copies): Recipe<void> {
  if (type === 'None') {
    // A one-time watch is set again with what it has missed; a persistent one only from now on.
    if (variant === 'recursive' && state === 'SyncConnected') yield* readAll(variant, copies);
    return;
  }
  if (path === null || !CACHED_NODES.includes(path)) return;
  if (type === 'NodeDeleted') copies.delete(path);
  yield* read(path, variant, copies);
}

function* readAll(variant: unknown, copies: Copies): Recipe<void> {
  for (const path of CACHED_NODES) yield* read(path, variant, copies);
}

function* read(path: string, variant: unknown, copies: Copies): Recipe<void> {
  const watch = isPersistent(variant) ? {} : { watch: WATCHER };
  yield* zk.atStep(isPersistent(variant) ? 'cache.read' : 'cache.readWithWatch');
  try {
    const { stat } = yield* patiently(() => zk.getData(path, watch));
    // A recreated znode may have the same version as the old one.
    if (variant === 'compares-version' && copies.get(path) === stat.version) return;
    yield* take(path, stat, copies);
  } catch (error) {
    if (!isKeeperError(error, 'NoNode')) throw error;
    copies.delete(path);
    yield* zk.fact({ type: 'mirrors', path, mzxid: null, version: null });
    if (!isPersistent(variant)) yield* awaitBirth(path, variant, copies);
  }
}

/** One-time watches of a znode that is not there are set by `exists`. It may be there again by then. */
function* awaitBirth(path: string, variant: unknown, copies: Copies): Recipe<void> {
  const stat = yield* patiently(() => zk.exists(path, { watch: WATCHER }));
  if (stat !== null) yield* read(path, variant, copies);
}

function* take(path: string, { mzxid, version }: Stat, copies: Copies): Recipe<void> {
  copies.set(path, version);
  yield* zk.fact({ type: 'mirrors', path, mzxid, version });
}

function isPersistent(variant: unknown): boolean {
  return variant === 'recursive' || variant === 'trusts-the-watch';
}
