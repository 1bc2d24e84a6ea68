// How long the answer is that lists a znode’s children, against the longest packet a client takes.
import { replyBytes, type World } from '../../engine/index.ts';
import { truthServer } from './truth.ts';

export interface PacketGauge {
  readonly path: string;
  readonly children: number;
  readonly bytes: number;
  readonly limit: number;
  /** Bytes a name takes on the average, its length field among them. */
  readonly bytesPerName: number;
  /** So many names of that length fit. */
  readonly room: number;
  readonly fits: 'fits' | 'tooLong';
}

/** xid, zxid and err, and how many names follow. */
const HEADER_BYTES = 20;
/** A sequential name of ten letters, where there is none to measure. */
const USUAL_NAME_BYTES = 24;

/** Of these parents the one with the longest list. */
export function packetGauge(world: World, parents: readonly string[]): PacketGauge | null {
  const { nodes } = truthServer(world);
  const limit = world.setup.config.maxPacketBytes;
  let longest: PacketGauge | null = null;
  for (const path of parents) {
    const znode = nodes.get(path);
    if (znode === undefined) continue;
    const gauge = gaugeOf(path, znode.children, limit);
    if (longest === null || gauge.bytes > longest.bytes) longest = gauge;
  }
  return longest;
}

function gaugeOf(path: string, names: readonly string[], limit: number): PacketGauge {
  const bytes = replyBytes({ children: names });
  const bytesPerName = names.length === 0 ? USUAL_NAME_BYTES : (bytes - HEADER_BYTES) / names.length;
  return {
    path,
    children: names.length,
    bytes,
    limit,
    bytesPerName,
    room: Math.floor((limit - HEADER_BYTES) / bytesPerName),
    fits: bytes <= limit ? 'fits' : 'tooLong',
  };
}
