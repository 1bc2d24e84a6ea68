// A znode's Stat (org.apache.zookeeper.data.Stat), as clients see it.
import type { SessionId, Zxid } from './ids.ts';

export interface Stat {
  readonly czxid: Zxid;
  readonly mzxid: Zxid;
  /** Milliseconds of virtual time at the leader when the transaction was proposed. */
  readonly ctimeMs: number;
  readonly mtimeMs: number;
  /** Signed 32-bit, wraps. */
  readonly version: number;
  /** Reported: 2 × creates − children ([Z31]). */
  readonly cversion: number;
  readonly aversion: number;
  /** `0x0` for persistent, container and TTL nodes. */
  readonly ephemeralOwner: SessionId;
  /** Bytes of UTF-8. */
  readonly dataLength: number;
  readonly numChildren: number;
  readonly pzxid: Zxid;
}

/** What a node keeps of it (org.apache.zookeeper.data.StatPersisted). */
export interface StoredStat {
  readonly czxid: Zxid;
  readonly mzxid: Zxid;
  readonly pzxid: Zxid;
  readonly ctimeMs: number;
  readonly mtimeMs: number;
  readonly version: number;
  readonly aversion: number;
  /** Creates below the node, ever. */
  readonly createCount: number;
  readonly owner: SessionId | null;
  readonly dataLength: number;
  readonly children: readonly string[];
}

/** DataNode.copyStat: containers and TTL nodes report no owner, as the Java client is shown it ([Z32]). */
export function statOf(node: StoredStat): Stat {
  return {
    czxid: node.czxid,
    mzxid: node.mzxid,
    ctimeMs: node.ctimeMs,
    mtimeMs: node.mtimeMs,
    version: node.version,
    cversion: (2 * node.createCount - node.children.length) | 0,
    aversion: node.aversion,
    ephemeralOwner: node.owner ?? '0x0',
    dataLength: node.dataLength,
    numChildren: node.children.length,
    pzxid: node.pzxid,
  };
}
