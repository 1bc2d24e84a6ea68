// What passed the tap, decoded: the one kind of thing that the process, the page and a recording have in common. Passwords of sessions,
// tokens of authentications and ACLs are in none of them.
import type { Data, EVENT_TYPES } from '../../../engine/index.ts';
import type { ServerReport } from './serverReport.ts';

/** Who said it, or who ended it. */
export type Side = 'client' | 'server';

export type TapEvent = {
  /** Milliseconds since the tap was started, to the microsecond. */
  readonly atMs: number;
  /** Numbered from 1 in the order in which they were opened. 0: it is about no single connection. */
  readonly connection: number;
} & (
  | { readonly kind: 'opened'; readonly server: number; readonly client: string }
  | { readonly kind: 'ended'; readonly by: Side | 'tap' | 'unreachable'; readonly bytes: ByteCounts }
  /** From here on the bytes of this side pass without being read. */
  | { readonly kind: 'opaque'; readonly side: Side; readonly why: Opaque }
  /** A word for administrators, such as `ruok`. */
  | { readonly kind: 'word'; readonly word: string }
  | {
      readonly kind: 'connect';
      /** `0x0` asks for a new session. */
      readonly sessionId: string;
      readonly timeoutMs: number;
      readonly lastZxidSeen: number;
      readonly bytes: number;
    }
  /** `timeoutMs` 0: the session is gone. */
  | {
      readonly kind: 'connected';
      readonly sessionId: string;
      readonly timeoutMs: number;
      readonly readOnly: boolean;
      readonly bytes: number;
    }
  /** Turned away instead: by a server that is read-only. */
  | { readonly kind: 'turnedAway'; readonly err: string; readonly bytes: number }
  | ({ readonly kind: 'request'; readonly xid: number; readonly bytes: number } & Asked)
  | ({
      readonly kind: 'answer';
      readonly xid: number;
      /** What was asked; null: nothing that was seen. */
      readonly op: string | null;
      /** The path that was asked about. */
      readonly about: string | null;
      readonly err: string;
      readonly zxid: number;
      readonly latencyMs: number | null;
      readonly bytes: number;
    } & Answered)
  | {
      readonly kind: 'event';
      readonly type: (typeof EVENT_TYPES)[number] | 'unknown';
      readonly path: string;
      readonly bytes: number;
    }
  | { readonly kind: 'ping' }
  | { readonly kind: 'pong'; readonly latencyMs: number | null }
  /** What the tap did, as its order is written. */
  | { readonly kind: 'disturbed'; readonly order: string }
  /** What a server answered when the tap asked it for four-letter words. */
  | { readonly kind: 'report'; readonly server: number; readonly report: ServerReport }
  /** What the log of a server has of this moment: a recording that was joined with a data directory. `session` null: the tree at its beginning. */
  | {
      readonly kind: 'log';
      readonly zxid: number;
      readonly session: string | null;
      readonly endsSession: boolean;
      readonly nodes: readonly LoggedNode[];
    }
  /** Of a capture: bytes of this side are missing. */
  | { readonly kind: 'gap'; readonly side: Side; readonly bytes: number }
);

export interface LoggedNode {
  readonly path: string;
  /** `other`: its ACL, or a child came or went. */
  readonly change: 'loaded' | 'create' | 'setData' | 'delete' | 'other';
  readonly stat: SeenStat;
}

export interface ByteCounts {
  readonly client: number;
  readonly server: number;
}

/** `tls`, `http`: by their first bytes. `length`: no packet is that long. `unreadable`: no packet of ZooKeeper. */
export type Opaque = 'tls' | 'http' | 'length' | 'unreadable' | 'missing';

export interface Asked {
  readonly op: string;
  /** Null where the request has none. */
  readonly path: string | null;
  readonly watch?: boolean;
  /** Of a create, or how a watch is added. */
  readonly mode?: string;
  readonly dataBytes?: number;
  /** Only where keeping it was asked for. */
  readonly data?: Data;
  readonly parts?: readonly AskedPart[];
  /** What setWatches sets again. */
  readonly watches?: Rewatched;
}

export interface AskedPart {
  readonly op: string;
  readonly path: string;
  readonly mode?: string;
}

export interface Rewatched {
  readonly data: readonly string[];
  readonly exist: readonly string[];
  readonly child: readonly string[];
  readonly persistent: readonly string[];
  readonly recursive: readonly string[];
}

export interface Answered {
  /** Of a create. */
  readonly path?: string;
  readonly stat?: SeenStat;
  readonly childCount?: number;
  /** The first of them. */
  readonly children?: readonly string[];
  readonly data?: Data;
  readonly dataBytes?: number;
  readonly results?: readonly AnsweredOf[];
}

export interface AnsweredOf {
  readonly op: string;
  readonly err: string;
  readonly path: string;
  readonly stat?: SeenStat;
}

export interface SeenStat {
  readonly czxid: number;
  readonly mzxid: number;
  readonly version: number;
  readonly cversion: number;
  /** `0x0`: it is not ephemeral. */
  readonly owner: string;
  readonly dataBytes: number;
  readonly numChildren: number;
}
