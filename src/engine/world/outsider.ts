// A client outside the world: which connections are its own, and what its packets are like. Only real clients that are connected to live
// servers leave one.
import type { ServerId, SessionId, WireId } from '../model/ids.ts';

export interface Outsider {
  /** It has the same for all connections with one session. */
  readonly wire: WireId;
  /** By which it came before, in runs where each connection had another one. */
  readonly earlier: readonly WireId[];
  /** From 0, in the order they came. */
  readonly index: number;
  /** The server it called last. */
  readonly server: ServerId;
  /** Its address; null in runs that were written down without it. */
  readonly from: string | null;
  /** `none`: it has asked for no session yet, and may never do. */
  readonly session: SessionId | 'asked' | 'none';
  readonly habits: Habits;
}

/** What its packets are like; each trait in the order in which it showed. */
export interface Habits {
  readonly traits: readonly Trait[];
  readonly timeoutMs: number;
  readonly sentAtMs: number;
  /** The last request number of all its connections. */
  readonly lastXid: number;
  /** Requests over this connection. */
  readonly requests: number;
  /** Pings that followed each other without another packet, and how much earlier than a third of the timeout they came in all. */
  readonly pings: number;
  readonly earlyMs: number;
  readonly isPinging: boolean;
}

export type Trait =
  /** Its connect request has no byte `readOnly`. */
  | 'noReadOnly'
  /** Its first request has number 0, or 1, or the time in seconds since 1970. */
  | 'xidsFrom0'
  | 'xidsFrom1'
  | 'xidsFromTime'
  /** The first request over a later connection goes on with the numbers of the earlier one, or begins at 1 again. */
  | 'xidsGoOn'
  | 'xidsBeginAgain'
  /** It registers its watches anew in one request. */
  | 'setsWatches'
  /** It reads /zookeeper/config with a watch as soon as it is connected. */
  | 'readsConfig'
  /** A znode is named `_c_`, a UUID, and `-`. */
  | 'protectedName'
  /** A znode is named by 32 hexadecimal digits, and `__lock__` or the like. */
  | 'contenderName'
  /** Pings come 75 to 400 ms, on average, before a third of the session timeout. */
  | 'pingsJitter';
