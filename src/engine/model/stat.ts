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
  /** Reported: 2 × creates − children ([Z2]). */
  readonly cversion: number;
  readonly aversion: number;
  /** `0x0` for persistent, container and TTL nodes. */
  readonly ephemeralOwner: SessionId;
  /** Bytes of UTF-8. */
  readonly dataLength: number;
  readonly numChildren: number;
  readonly pzxid: Zxid;
}
