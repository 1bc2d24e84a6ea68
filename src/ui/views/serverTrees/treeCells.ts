// One znode on one server, as it compares with the tree all are measured by.
import type { ServerState, TraceRecord, World, Znode, Zxid } from '../../../engine/index.ts';
import type { ServerFace } from '../../select/ensemble/serverFaces.ts';
import { fateOf, zabHistory, type Fate } from '../../select/ensemble/zabHistory.ts';
import type { CastId } from '../../select/cast.ts';
import { outsideOwner } from '../../select/outside/outsiders.ts';
import { shownData } from '../../select/shownData.ts';
import { traceIndex } from '../../select/traceIndex.ts';
import { isSameZnode } from './treeDifferences.ts';

export interface TreeCell {
  /** The server's myid. */
  readonly server: number;
  readonly kind: TreeCellKind;
  /** It was there and was deleted, by what the measure has not. */
  readonly isDeleted: boolean;
  readonly data: string | null;
  readonly version: number;
  /** Whose session it dies with. */
  readonly owner: CastId | null;
  /** Clients whose newest read was of this znode here, as it is now. */
  readonly readers: readonly CastId[];
}

/**
 * `same`: as the measure has it. `missing`: not there yet. `stale`: an older value. `lingering`: deleted elsewhere, still
 * here. `ahead`: newer than the measure has it. `doomed`: by a transaction that will be dropped. `absent`: neither has it.
 * `lost`: the process is down, and its tree with it.
 */
export type TreeCellKind =
  | 'same'
  | 'missing'
  | 'stale'
  | 'lingering'
  | 'ahead'
  | 'doomed'
  | 'absent'
  | 'lost';

export interface TreeContext {
  readonly world: World;
  readonly trace: readonly TraceRecord[];
  readonly reads: ReadonlyMap<string, readonly CastId[]>;
}

export function cellOf(
  path: string,
  { id, number, process }: ServerFace,
  measure: ServerState | null,
  { world, trace, reads }: TreeContext,
): TreeCell {
  const server = world.servers.get(id);
  if (server === undefined || process === 'down') return { ...LOST, server: number };
  const own = server.nodes.get(path);
  const there = measure?.nodes.get(path);
  const owner = own?.owner ?? null;
  const applied = server.vars.value.lastProcessedZxid;
  // What has created it there has been applied here too.
  const isDeleted = own === undefined && there !== undefined && there.czxid <= applied;
  const fate = (zxid: Zxid): Fate => fateOf(zabHistory(trace), zxid, world.step);
  return {
    server: number,
    kind: isDeleted ? deletedKind(fate(applied)) : kindOf(own, there, fate),
    isDeleted,
    data: shownData(own?.data ?? null),
    version: own?.version ?? 0,
    owner: owner === null ? null : (traceIndex(trace).clientOf.get(owner) ?? outsideOwner(world, owner)),
    readers: reads.get(`${id} ${path}`) ?? [],
  };
}

const LOST: Omit<TreeCell, 'server'> = {
  kind: 'lost',
  isDeleted: false,
  data: null,
  version: 0,
  owner: null,
  readers: [],
};

function deletedKind(fate: Fate): TreeCellKind {
  return fate === 'doomed' ? 'doomed' : 'ahead';
}

function kindOf(own: Znode | undefined, there: Znode | undefined, fate: (zxid: Zxid) => Fate): TreeCellKind {
  if (own === undefined) return there === undefined ? 'absent' : 'missing';
  if (isSameZnode(own, there)) return 'same';
  if (fate(own.mzxid) === 'doomed') return 'doomed';
  if (there === undefined) return fate(own.mzxid) === 'committed' ? 'lingering' : 'ahead';
  return own.mzxid < there.mzxid || own.czxid < there.czxid ? 'stale' : 'ahead';
}

/** Whether it is what one would look at. */
export function isDifferent(cell: TreeCell | undefined): boolean {
  return cell !== undefined && cell.kind !== 'same' && cell.kind !== 'absent' && cell.kind !== 'lost';
}
