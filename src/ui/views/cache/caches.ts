// Caches beside the tree: the version of each znode, and the version each client goes by: what it says it has, or has read last
// where it says nothing; and how many changes it never saw.
import { dataText } from '../../../engine/index.ts';
import type { ClientId, TraceRecord, World } from '../../../engine/index.ts';
import { childrenOrSelf, leafOf } from '../../select/childrenOf.ts';
import { kept } from '../../select/kept.ts';
import { lastReading, readingsOf } from '../../select/readings.ts';
import { traceReader } from '../../select/readTrace.ts';
import { truthServer } from '../../select/truth.ts';

export interface Caches {
  readonly znodes: readonly CachedZnode[];
  readonly caches: readonly Cache[];
}

export interface CachedZnode {
  readonly path: string;
  readonly name: string;
  readonly version: number;
  readonly mzxid: number;
  readonly data: string;
}

export interface Cache {
  readonly client: ClientId;
  /** One for each znode, in their order. */
  readonly entries: readonly CacheEntry[];
}

export interface CacheEntry {
  readonly znode: CachedZnode;
  /** `unread`: never asked. `absent`: was told that it is not there. */
  readonly state: 'same' | 'behind' | 'unread' | 'absent';
  readonly version: number | null;
  /** Versions between that it never saw. */
  readonly missed: number;
}

export const caches = kept(cachesOf);

function cachesOf(world: World, trace: readonly TraceRecord[], parent: string): Caches {
  const znodes = childrenOrSelf(truthServer(world), parent).map(
    ({ path, version, mzxid, data }): CachedZnode => ({
      path,
      name: leafOf(path),
      version,
      mzxid,
      data: dataText(data) ?? '',
    }),
  );
  const copies = readCopies(trace);
  const entryOf = (client: ClientId, znode: CachedZnode): CacheEntry => {
    const stated = copies.get(`${client} ${znode.path}`)?.filter(({ step }) => step <= world.step);
    const last =
      stated?.at(-1) ?? lastReading(trace, { client, path: znode.path, of: 'data' }, world.step) ?? null;
    const seen =
      stated ?? readingsOf(trace, client, znode.path, 'data').filter(({ step }) => step <= world.step);
    const versions = new Set(seen.map(({ version }) => version));
    return {
      znode,
      state: stateOf(last, znode),
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

/** What a program says it has; `mzxid` is absent where it was only seen to read. */
interface Copy {
  readonly step: number;
  readonly version: number | null;
  readonly mzxid?: number | null;
}

function stateOf(last: Copy | null, znode: CachedZnode): CacheEntry['state'] {
  if (last === null) return 'unread';
  if (last.version === null) return 'absent';
  const isSame = last.mzxid === undefined ? last.version >= znode.version : last.mzxid === znode.mzxid;
  return isSame ? 'same' : 'behind';
}

/** By client and path. */
const readCopies = traceReader(
  () => new Map<string, Copy[]>(),
  (copies, record) => {
    if (record.kind !== 'fact.stated' || record.fact.type !== 'mirrors') return;
    const { actor, step, fact } = record;
    const key = `${actor} ${fact.path}`;
    const own = copies.get(key) ?? [];
    copies.set(key, own);
    own.push({ step, version: fact.version, mzxid: fact.mzxid });
  },
);

/** Of the versions between the first and the last one read, those it never read. */
function missedUpTo(last: number, seen: ReadonlySet<number | null>): number {
  const first = Math.min(...[...seen].filter((version) => version !== null));
  let missed = 0;
  for (let version = first; version < last; version++) if (!seen.has(version)) missed++;
  return missed;
}
