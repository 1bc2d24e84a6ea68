// What a server holds: ZooKeeperServer, ZKDatabase, DataTree, SessionTrackerImpl and NIOServerCnxn as tables.
import type { Cell, Fifo, Table } from '../kernel/table.ts';
import type { Acl, AuthId } from '../model/acl.ts';
import type { LinkId, ServerId, SessionId, Zxid } from '../model/ids.ts';
import type { ClientMessage, CloseMessage, Data, Request } from '../model/message.ts';
import type { Txn } from '../model/txn.ts';

/** zoo.cfg and system properties, by ZooKeeper's names where it has one. */
export interface ServerConfig {
  readonly tickTimeMs: number;
  readonly minSessionTimeoutMs: number;
  readonly maxSessionTimeoutMs: number;
  /** jute.maxbuffer */
  readonly maxPacketBytes: number;
  /** zookeeper.extendedTypesEnabled */
  readonly extendedTypes: boolean;
  readonly enforceQuota: boolean;
  readonly skipAcl: boolean;
  /** `user:base64(sha1(user:password))`, or null. */
  readonly superDigest: string | null;
  readonly containerCheckIntervalMs: number;
  /** Transactions between two snapshots. */
  readonly snapCount: number;
  /** Milliseconds from writing a transaction to its being safe on disk. */
  readonly fsyncMs: number;
  /** Milliseconds from a restart's kill to serving again. */
  readonly restartMs: number;
  /** 4lw.commands.whitelist; `*` is all. */
  readonly fourLetterWords: readonly string[];
}

export interface ServerState {
  readonly vars: Cell<ServerVars>;
  /** The data tree, by path; `/` and the system nodes included. */
  readonly nodes: Table<string, Znode>;
  /** Paths of a session's ephemerals, in order of creation. */
  readonly ephemerals: Table<SessionId, readonly string[]>;
  /** Watches on a path, in order of registration; a path without any has no entry. */
  readonly dataWatches: Table<string, readonly ServerWatch[]>;
  readonly childWatches: Table<string, readonly ServerWatch[]>;
  readonly sessions: Table<SessionId, ServerSession>;
  readonly connections: Table<LinkId, ServerConnection>;
  /** Requests that wait for PrepRequestProcessor, SyncRequestProcessor and FinalRequestProcessor. */
  readonly prepQueue: Fifo<QueuedRequest>;
  readonly syncQueue: Fifo<QueuedRequest>;
  readonly finalQueue: Fifo<QueuedRequest>;
  /** PrepRequestProcessor's view of nodes with changes still in flight, by path. */
  readonly outstanding: Table<string, OutstandingChange>;
  /** The disk: logged transactions by zxid, and the newest snapshot. */
  readonly log: Table<Zxid, LoggedTxn>;
  readonly snapshot: Cell<ServerSnapshot | null>;
}

export interface ServerVars {
  readonly id: ServerId;
  readonly incarnation: number;
  readonly state: 'down' | 'serving';
  readonly startedAtMs: number;
  /** The zxid last given out, and the one last applied to the tree. */
  readonly lastProposedZxid: Zxid;
  readonly lastProcessedZxid: Zxid;
  readonly nextSessionNumber: number;
  /** The final processor applied the head of its queue and owes its answer. */
  readonly finalPhase: 'apply' | 'answer';
  readonly loggedSinceSnapshot: number;
  readonly packetsReceived: number;
  readonly packetsSent: number;
  readonly authFailedCount: number;
}

/** A node of the tree. */
export interface Znode {
  readonly path: string;
  readonly data: Data;
  /** Bytes of UTF-8 of the data. */
  readonly dataLength: number;
  readonly acl: Acl;
  readonly kind: 'persistent' | 'ephemeral' | 'container' | 'ttl';
  /** The session that owns an ephemeral; null otherwise. */
  readonly owner: SessionId | null;
  readonly ttlMs: number;
  readonly czxid: Zxid;
  readonly mzxid: Zxid;
  readonly pzxid: Zxid;
  readonly ctimeMs: number;
  readonly mtimeMs: number;
  readonly version: number;
  readonly aversion: number;
  /** Creates below this node, ever: what numbers sequential children ([Z3]). Not the reported cversion. */
  readonly createCount: number;
  /** Names, in order of creation. */
  readonly children: readonly string[];
}

export interface ServerWatch {
  readonly link: LinkId;
  readonly mode: 'STANDARD' | 'PERSISTENT' | 'PERSISTENT_RECURSIVE';
}

export interface ServerSession {
  readonly id: SessionId;
  readonly password: string;
  readonly timeoutMs: number;
  /** The end of its bucket: a multiple of tickTime, (T, T + tickTime] after the last touch. */
  readonly expiresAtMs: number;
  readonly lastTouchedAtMs: number;
  /** The record of the last message that touched it, for "why did it expire?". */
  readonly touchedBy: number;
  /** `closing`: its closeSession is under way; requests get SessionExpired. */
  readonly state: 'open' | 'closing';
  /** The connection that carries it, if this server has it. */
  readonly link: LinkId | null;
}

export interface ServerConnection {
  readonly link: LinkId;
  /** `0x0` until the connect request is answered. */
  readonly sessionId: SessionId;
  readonly state: 'new' | 'connecting' | 'established';
  readonly authIds: readonly AuthId[];
  readonly openedAtMs: number;
  readonly received: number;
  readonly sent: number;
}

/** A request on its way through the processors; internal ones (createSession, expiry, container) have no link. */
export interface QueuedRequest {
  readonly link: LinkId | null;
  readonly sessionId: SessionId;
  readonly xid: number;
  readonly request: Request | InternalRequest;
  readonly authIds: readonly AuthId[];
  /** Given by PrepRequestProcessor to writes. */
  readonly txn: Txn | null;
  readonly causes: readonly number[];
}

export type InternalRequest =
  | { readonly op: 'createSession'; readonly timeoutMs: number }
  | { readonly op: 'deleteContainer'; readonly path: string };

export interface OutstandingChange {
  readonly zxid: Zxid;
  readonly node: Znode | null;
}

export interface LoggedTxn {
  readonly txn: Txn;
  readonly loggedAtMs: number;
}

/** A snapshot on disk: frozen tables and the zxid it is named by. */
export interface ServerSnapshot {
  readonly zxid: Zxid;
  readonly nodes: ReadonlyMap<string, Znode>;
  readonly sessions: ReadonlyMap<SessionId, { readonly password: string; readonly timeoutMs: number }>;
}

/** Work of a server. Each lane handles one request a step. */
export type ServerTask =
  | { readonly type: 'start' }
  | { readonly type: 'prep' }
  | { readonly type: 'sync' }
  | { readonly type: 'final' }
  | { readonly type: 'expireSessions' }
  | { readonly type: 'checkContainers' };

/** What a server is handed in a step. */
export type ServerInput =
  | { readonly kind: 'message'; readonly link: LinkId; readonly message: ClientMessage | CloseMessage }
  | { readonly kind: 'task'; readonly task: ServerTask }
  /** The process ends: memory is lost, its connections break, the disk stays. */
  | { readonly kind: 'stop' }
  /** The session is to be closed now, as if it had expired. */
  | { readonly kind: 'expireSession'; readonly session: SessionId };
