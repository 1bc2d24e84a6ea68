// The zxid of each server as the counter it is: 32 bits of epoch, 32 bits that count within it.
import { counterOf, epochOf } from '../../../engine/index.ts';
import type { ServerState, World, Zxid } from '../../../engine/index.ts';
import { serverFaces, type ServerFace } from '../../select/ensemble/serverFaces.ts';
import { kept } from '../../select/kept.ts';

export interface ZxidCounters {
  readonly state: 'alone' | 'ensemble';
  readonly counters: readonly ZxidCounter[];
}

export interface ZxidCounter {
  readonly server: ServerFace;
  /** The last transaction it has given, logged or applied. */
  readonly zxid: Zxid;
  readonly epoch: number;
  readonly counter: number;
  /** 0x, then both fields: eight hexadecimal digits of the counter behind the epoch, which has no leading zeros. */
  readonly hex: string;
  /** The newest epoch it has promised to a leader; it may be ahead of the epoch it follows in. Null where there are none. */
  readonly accepted: number | null;
  /** How many transactions others have that it has not; null where epochs differ and no number says it. */
  readonly behind: number | null;
}

export const zxidCounters = kept(countersOf);

function countersOf(world: World): ZxidCounters {
  const faces = serverFaces(world);
  const zxids = faces.map((face) => zxidOf(face, world.servers.get(face.id)));
  const newest = Math.max(0, ...zxids);
  return {
    state: faces.some(({ role }) => role === 'standalone') ? 'alone' : 'ensemble',
    counters: faces.map((server, at) => zxidCounterOf(server, zxids[at] ?? 0, newest, world)),
  };
}

/** A leader has given more zxids than it has on disk. */
function zxidOf(face: ServerFace, server: ServerState | undefined): Zxid {
  const gives = face.role === 'LEADING' || face.role === 'standalone';
  const given = gives && face.process !== 'down' ? (server?.vars.value.lastProposedZxid ?? 0) : 0;
  return Math.max(face.lastZxid, given);
}

function zxidCounterOf(server: ServerFace, zxid: Zxid, newest: Zxid, world: World): ZxidCounter {
  const [epoch, counter] = fieldsOf(zxid);
  const [newestEpoch, newestCounter] = fieldsOf(newest);
  const hex = epoch === 0 ? counter.toString(16) : epoch.toString(16) + counter.toString(16).padStart(8, '0');
  return {
    server,
    zxid,
    epoch,
    counter,
    hex: `0x${hex}`,
    accepted: world.servers.get(server.id)?.peer.value?.acceptedEpoch ?? null,
    behind: epoch === newestEpoch ? newestCounter - counter : null,
  };
}

function fieldsOf(zxid: Zxid): readonly [epoch: number, counter: number] {
  return [epochOf(zxid), counterOf(zxid)];
}
