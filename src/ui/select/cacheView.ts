// Caches beside the tree: the version of each znode, and the version each client has read last; how many changes it never saw.
import type { ClientId, Simulation, World } from '../../engine/index.ts';
import { childrenOrSelf, leafOf } from './childrenOf.ts';
import { lastReading, readingsOf } from './readings.ts';
import { shareStructure } from './shareStructure.ts';
import { truthServer } from './truth.ts';

export interface Caches {
  readonly znodes: readonly CachedZnode[];
  readonly caches: readonly Cache[];
}

export interface CachedZnode {
  readonly path: string;
  readonly name: string;
  readonly version: number;
  readonly data: string;
}

export interface Cache {
  readonly client: ClientId;
  /** One for each znode, in their order. */
  readonly entries: readonly CacheEntry[];
}

export interface CacheEntry {
  readonly path: string;
  /** `unread`: never asked. `absent`: was told that it is not there. */
  readonly state: 'same' | 'behind' | 'unread' | 'absent';
  readonly version: number | null;
  /** Versions between that it never saw. */
  readonly missed: number;
}

export function caches(simulation: Simulation, world: World, parent: string): Caches {
  const next = shareStructure(latest.get(simulation.trace), cachesOf(simulation, world, parent));
  latest.set(simulation.trace, next);
  return next;
}

const latest = new WeakMap<object, Caches>();

function cachesOf({ trace }: Simulation, world: World, parent: string): Caches {
  const znodes = childrenOrSelf(truthServer(world), parent).map(({ path, version, data }): CachedZnode => ({
    path,
    name: leafOf(path),
    version,
    data: data ?? '',
  }));
  const entryOf = (client: ClientId, znode: CachedZnode): CacheEntry => {
    const last = lastReading(trace, { client, path: znode.path, of: 'data' }, world.step);
    const seen = readingsOf(trace, client, znode.path, 'data').filter(({ step }) => step <= world.step);
    const versions = new Set(seen.map(({ version }) => version));
    return {
      path: znode.path,
      state: stateOf(last, znode.version),
      version: last?.version ?? null,
      missed: last?.version === null || last === null ? 0 : missedUpTo(last.version, versions),
    };
  };
  return {
    znodes,
    caches: [...world.clients.keys()]
      .map((client) => ({ client, entries: znodes.map((znode) => entryOf(client, znode)) }))
      .filter(({ entries }) => entries.some(({ state }) => state !== 'unread')),
  };
}

function stateOf(last: { readonly version: number | null } | null, version: number): CacheEntry['state'] {
  if (last === null) return 'unread';
  if (last.version === null) return 'absent';
  return last.version < version ? 'behind' : 'same';
}

/** Of the versions between the first and the last one read, those it never read. */
function missedUpTo(last: number, seen: ReadonlySet<number | null>): number {
  const first = Math.min(...[...seen].filter((version) => version !== null));
  let missed = 0;
  for (let version = first; version < last; version++) if (!seen.has(version)) missed++;
  return missed;
}
