// What travels between a client and a server: the packets of the ZooKeeper protocol as plain data. Server and client
// meet here and nowhere else, as on a wire.
import type { Acl, AuthId } from './acl.ts';
import type { Data } from './data.ts';
import type { SessionId, Zxid } from './ids.ts';
import type { KeeperCode } from './keeperError.ts';
import type { Stat } from './stat.ts';
import type { WatchedEvent } from './watchedEvent.ts';

export const CREATE_MODES = [
  'PERSISTENT',
  'EPHEMERAL',
  'PERSISTENT_SEQUENTIAL',
  'EPHEMERAL_SEQUENTIAL',
  'CONTAINER',
  'PERSISTENT_WITH_TTL',
  'PERSISTENT_SEQUENTIAL_WITH_TTL',
] as const;
export type CreateMode = (typeof CREATE_MODES)[number];

export type AddWatchMode = 'PERSISTENT' | 'PERSISTENT_RECURSIVE';
/** Which watches removeWatches and checkWatches are about (3.8). */
export type WatcherType = 'Children' | 'Data' | 'Any';

/** `create1` is the old request (type 1) that answers the path only; `create` answers path and Stat (types 15, 19, 21). */
export interface CreateRequest {
  readonly op: 'create' | 'create1';
  readonly path: string;
  readonly data: Data;
  readonly acl: Acl | null;
  /** A number is a raw flag no client library would send. */
  readonly mode: CreateMode | number;
  /** Milliseconds; for the TTL modes alone. */
  readonly ttlMs?: number;
  /** The request that carries it (1, 15, 19, 21), where it is not the one that client libraries send for the mode. */
  readonly wire?: 'create' | 'create2' | 'createContainer' | 'createTTL';
}
export interface DeleteRequest {
  readonly op: 'delete';
  readonly path: string;
  /** −1 = any. */
  readonly version: number;
}
export interface SetDataRequest {
  readonly op: 'setData';
  readonly path: string;
  readonly data: Data;
  readonly version: number;
}
export interface CheckRequest {
  readonly op: 'check';
  readonly path: string;
  readonly version: number;
}
export interface GetDataRequest {
  readonly op: 'getData';
  readonly path: string;
  readonly watch: boolean;
}
/** `getChildren` answers names and Stat (type 12), `getChildren1` names only (type 8). */
export interface GetChildrenRequest {
  readonly op: 'getChildren' | 'getChildren1';
  readonly path: string;
  readonly watch: boolean;
}
export type MultiPart = CreateRequest | DeleteRequest | SetDataRequest | CheckRequest;
export type MultiReadPart = GetDataRequest | GetChildrenRequest;

export function isReadPart(part: MultiReadPart | MultiPart): part is MultiReadPart {
  return part.op === 'getData' || part.op === 'getChildren' || part.op === 'getChildren1';
}

/** The lists of setWatches (101) and, when the last two are not empty, setWatches2 (105). No library sends a null one. */
export interface SetWatchesRequest {
  readonly op: 'setWatches';
  /** The last zxid the client saw. */
  readonly relativeZxid: Zxid;
  readonly data: readonly string[] | null;
  readonly exist: readonly string[] | null;
  readonly child: readonly string[] | null;
  readonly persistent: readonly string[] | null;
  readonly recursive: readonly string[] | null;
}

/** Members that join and leave, or all of them; and the version it is to start from, −1 for any. None given: a new version alone. */
export interface ReconfigRequest {
  readonly op: 'reconfig';
  readonly joining?: string | null;
  readonly leaving?: string | null;
  readonly members?: string | null;
  readonly fromConfig?: number;
}

export type Request =
  | CreateRequest
  | DeleteRequest
  | SetDataRequest
  | CheckRequest
  | GetDataRequest
  | GetChildrenRequest
  | SetWatchesRequest
  | { readonly op: 'exists'; readonly path: string; readonly watch: boolean }
  | { readonly op: 'getACL'; readonly path: string }
  | { readonly op: 'setACL'; readonly path: string; readonly acl: Acl | null; readonly version: number }
  | { readonly op: 'sync'; readonly path: string }
  | { readonly op: 'multi'; readonly parts: readonly MultiPart[] }
  /** Writes have no place among the parts, and the server says so. */
  | { readonly op: 'multiRead'; readonly parts: readonly (MultiReadPart | MultiPart)[] }
  /** No library sends a null path. */
  | { readonly op: 'addWatch'; readonly path: string | null; readonly mode: AddWatchMode | number }
  | {
      readonly op: 'removeWatches' | 'checkWatches';
      readonly path: string | null;
      readonly type: WatcherType;
    }
  | { readonly op: 'getEphemerals'; readonly prefix: string }
  | { readonly op: 'getAllChildrenNumber'; readonly path: string }
  | { readonly op: 'whoAmI' }
  /** No bytes at all, where `auth` is null, are none that a password could be read from. */
  | { readonly op: 'auth'; readonly scheme: string; readonly auth: string | null }
  | ReconfigRequest
  | { readonly op: 'closeSession' }
  /**
   * A numeric request type the server does not know, or one no library sends: with nothing behind it but perhaps a path, or
   * whole but for its path or its lists, which are null.
   */
  | { readonly op: 'raw'; readonly type: number; readonly path?: string | null };
export type RequestOp = Request['op'];

/** One part's answer in a multi or multiRead. */
export interface PartResult {
  readonly err: KeeperCode;
  readonly path?: string | null;
  readonly stat?: Stat;
  readonly data?: Data;
  readonly children?: readonly string[];
}

/** What a reply carries beside its header; only the fields the operation answers are there. */
export interface ResponseBody {
  /** Null only where the request's was. */
  readonly path?: string | null;
  readonly stat?: Stat;
  readonly data?: Data;
  /** In code-unit order: the real server's order is unspecified. */
  readonly children?: readonly string[];
  readonly acl?: Acl;
  readonly results?: readonly PartResult[];
  readonly number?: number;
  readonly ephemerals?: readonly string[];
  readonly ids?: readonly AuthId[];
}

/** The path a request is about, for records; null if it has none or several. */
export function pathOf(request: Request): string | null {
  return 'path' in request ? (request.path ?? null) : null;
}

/**
 * Reserved xids, as in ClientCnxn: −1 notification, −2 ping, −4 auth. Requests count from 1, and setWatches among them: its −8 is
 * written over when it is sent (ClientCnxnSocketNIO.doIO).
 */
export const XID = { notification: -1, ping: -2, auth: -4 } as const;

export type ClientMessage =
  | {
      readonly kind: 'connect';
      /** `0x0` asks for a new session. */
      readonly sessionId: SessionId;
      readonly password: string | null;
      readonly timeoutMs: number;
      readonly lastZxidSeen: Zxid;
      /** Null: the byte is left out, as clients before 3.4 do, and the answer has none. */
      readonly readOnly: boolean | null;
    }
  | { readonly kind: 'request'; readonly xid: number; readonly request: Request }
  | { readonly kind: 'ping' }
  /** `traceMask`: the eight bytes behind `stmk` as a number; left out where they are missing. */
  | { readonly kind: 'fourLetterWord'; readonly word: string; readonly traceMask?: string }
  /** Bytes that are no packet; no library sends any. `length` is what stands where a packet's length stands. */
  | { readonly kind: 'unreadable'; readonly length: number };

export type ServerMessage =
  | {
      readonly kind: 'connected';
      /** `0x0` with timeout 0: the session is gone (expired, closed, or the password was wrong). */
      readonly sessionId: SessionId;
      readonly password: string;
      readonly timeoutMs: number;
      readonly readOnly: boolean | null;
    }
  /** A bare header instead of a connect answer (NotReadOnly). */
  | { readonly kind: 'connectError'; readonly err: KeeperCode }
  | {
      readonly kind: 'reply';
      readonly xid: number;
      /** Which request is answered; the wire says so by xid alone, the picture by name. */
      readonly op: RequestOp;
      readonly zxid: Zxid;
      readonly err: KeeperCode;
      readonly body: ResponseBody;
    }
  | { readonly kind: 'event'; readonly event: WatchedEvent; readonly zxid: Zxid }
  | { readonly kind: 'pong'; readonly zxid: Zxid }
  | { readonly kind: 'fourLetterAnswer'; readonly text: string };

/** The end of a connection: nothing comes after it in that direction. `refused`: nobody listens there. */
export interface CloseMessage {
  readonly kind: 'close';
  readonly reason: 'closed' | 'reset' | 'refused';
}

/** What travels between a client and a guarded resource: a write of one of its threads, and the answer to it. */
export type ResourceMessage =
  | {
      readonly kind: 'write';
      readonly value: string;
      readonly token: number | null;
      readonly thread: number;
      readonly turn: number;
    }
  | {
      readonly kind: 'verdict';
      readonly verdict: 'accepted' | 'rejected';
      readonly thread: number;
      readonly turn: number;
    };
