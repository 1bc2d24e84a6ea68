// What a server holds: ZooKeeperServer, ZKDatabase, DataTree, SessionTrackerImpl and NIOServerCnxn as tables.
import type { FourLetterWord } from '../model/fourLetterWord.ts';
import type { Cell, Fifo, Table } from '../kernel/table.ts';
import type { Acl, AuthId } from '../model/acl.ts';
import type { LinkId, ServerId, SessionId, Zxid } from '../model/ids.ts';
import type { KeeperCode } from '../model/keeperError.ts';
import type { Data } from '../model/data.ts';
import type { ClientMessage, CloseMessage, ResponseBody } from '../model/message.ts';
import type { StoredStat } from '../model/stat.ts';
import type { QuorumPacket } from '../model/quorumPacket.ts';
import type { Txn } from '../model/txn.ts';
import type {
  Election,
  Learner,
  LearnerSync,
  OwedAck,
  PeerState,
  PeerTask,
  PendingSync,
  PendingTxn,
  Progress,
  Proposal,
} from './quorum/peerState.ts';
import type { MistakeId, Release } from './mistakes/mistakeId.ts';
import type { QueuedRequest } from './queuedRequest.ts';

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
  /** znode.container.maxNeverUsedIntervalMs: how long a container without any child ever may stay; 0 or absent: for ever. */
  readonly containerMaxNeverUsedMs?: number;
  /** Servers whose snapshot files are gone whenever their processes have ended: something cleans up behind them. */
  readonly losesSnapshots?: readonly ServerId[];
  /** zookeeper.snapshot.trust.empty: whether a server without a snapshot starts from its log alone. Absent: it does not. */
  readonly trustEmptySnapshot?: boolean;
  /** Transactions between two snapshots. */
  readonly snapCount: number;
  /** Milliseconds to write one node of such a snapshot; 0 or absent: it is taken whole, in no time. */
  readonly snapshotNodeMs?: number;
  /** zookeeper.digest.enabled: whether a digest of the tree is kept. */
  readonly treeDigest?: boolean;
  /**
   * Milliseconds for which the machines had been running when the world began: what the ids of sessions take their time from
   * ([S2]). Absent: the world is their beginning.
   */
  readonly uptimeMs?: number;
  /** The wall time, since 1970, at which the world's time is 0; dates in answers to four-letter words go by it. Absent: 0. */
  readonly epochMs?: number;
  /** Where servers are to be reached, by number from 1, as `conf` says; absent: all at 2181. */
  readonly clientPorts?: readonly number[];
  /** Connections that an address may have; 0 or absent: any number. */
  readonly maxClientCnxns?: number;
  /** Whether all clients come from one address, so that the limit is for all of them. Absent: each has its own. */
  readonly oneClientAddress?: boolean;
  /** How getChildren orders names: as Java's hash set has them, or in code-unit order; absent: that. */
  readonly childOrder?: 'sorted' | 'hashSet';
  /** Milliseconds from writing a transaction to its being safe on disk. */
  readonly fsyncMs: number;
  /** Milliseconds from a restart's kill to serving again. */
  readonly restartMs: number;
  /** Whether the machine starts a process anew that has ended by itself, after `restartMs`: as a service manager does. */
  readonly supervised?: boolean;
  /** 4lw.commands.whitelist; `*` is all. */
  readonly fourLetterWords: readonly string[];
  /** Ticks a learner may take to connect to a leader and catch up, and ticks of silence until either gives up the other. */
  readonly initLimit?: number;
  readonly syncLimit?: number;
  /**
   * What makes a vote better, and a follower's history newer than its leader's. `zxidOnly`: the epoch it has followed last does
   * not count, as before ZOOKEEPER-1154 and 1156. Absent: it comes first.
   */
  readonly voteOrder?: 'epochFirst' | 'zxidOnly';
  /**
   * How many transactions the leader of the first epoch counts as proposed before it serves: to see a full counter without
   * 2³² writes. Absent: 0, as it is on a real server.
   */
  readonly proposedBefore?: number;
  /** Whether members may join and leave while the ensemble runs. */
  readonly reconfigEnabled?: boolean;
  /** Whether an ensemble keeps two voters at least; absent: it does. */
  readonly standaloneEnabled?: boolean;
  /** readonlymode.enabled */
  readonly readOnlyMode?: boolean;
  readonly localSessions?: boolean;
  /** localSessionsUpgradingEnabled */
  readonly localSessionsUpgrading?: boolean;
  /** syncEnabled: whether observers keep a log. */
  readonly observerSync?: boolean;
  /** Faults of released servers that these have, each by the issue that reports it; absent: none. */
  readonly mistakes?: readonly MistakeId[];
  /** Besides, those that this release has of the ones that are modelled. */
  readonly as?: Release;
}

/** The tree by itself, and what is derived from it. */
export interface DataTree {
  readonly vars: Cell<ServerVars>;
  /** The data tree, by path; `/` and the system nodes included. */
  readonly nodes: NodeTable;
  /** Of all nodes but those of the system (DataTree.nodeDataDigest); null where none is kept. */
  readonly digest: Cell<number | null>;
  /** What `hash` tells: the digests of some of the states that this process has been in (DataTree.digestLog). */
  readonly digestLog: Fifo<LoggedDigest>;
  /** Paths of a session's ephemerals, in order of creation. The entry stays, empty, until the session closes. */
  readonly ephemerals: Table<SessionId, readonly string[]>;
  /** The nodes ContainerManager looks at. */
  readonly containers: Table<string, 'container' | 'ttl'>;
  /** Paths that have a quota (DataTree.pTrie). */
  readonly quotaPaths: Table<string, true>;
}

/** The digest of the tree as it was once the transaction was applied. */
export interface LoggedDigest {
  readonly zxid: Zxid;
  readonly digest: number;
}

export type NodeTable = Pick<Table<string, Znode>, 'get' | 'has' | 'set' | 'delete'>;

export interface ServerState extends DataTree {
  readonly nodes: Table<string, Znode>;
  /** Of all requests answered since the start, or since `srst`. */
  readonly latency: Cell<LatencyStats>;
  /** Watches on a path, in order of registration; a path without any has no entry. */
  readonly dataWatches: Table<string, readonly ServerWatch[]>;
  readonly childWatches: Table<string, readonly ServerWatch[]>;
  /** The same by connection: an entry stays, empty, until the connection closes (WatchManager.watch2Paths). */
  readonly dataWatchPaths: Table<LinkId, readonly string[]>;
  readonly childWatchPaths: Table<LinkId, readonly string[]>;
  /** How many recursive watches each table has: without any, ancestors need no look. */
  readonly recursiveWatches: Cell<{ readonly data: number; readonly child: number }>;
  readonly sessions: Table<SessionId, ServerSession>;
  readonly connections: Table<LinkId, ServerConnection>;
  /** Requests that wait for PrepRequestProcessor, SyncRequestProcessor and FinalRequestProcessor. */
  readonly prepQueue: Fifo<QueuedRequest>;
  readonly syncQueue: Fifo<QueuedRequest>;
  readonly finalQueue: Fifo<QueuedRequest>;
  /** The answer the final processor owes for the request it applied last. */
  readonly owed: Cell<OwedAnswer | null>;
  /** PrepRequestProcessor's view of nodes with changes still in flight, by path. */
  readonly outstanding: Table<string, OutstandingChange>;
  /** The disk: the newest snapshot, and the transactions logged since, in order, perhaps with some from before it. */
  readonly log: Fifo<LoggedTxn>;
  readonly snapshot: Cell<ServerSnapshot | null>;
  /** A snapshot that is being written: the nodes so far, and those to come; a path's children follow when it is written. */
  readonly snapshotInProgress: Cell<Omit<ServerSnapshot, 'nodes'> | null>;
  readonly snapshotNodes: Fifo<Znode>;
  readonly snapshotPaths: Fifo<string>;
  readonly disk: Cell<DiskState>;
  readonly clock: Cell<ServerClock>;
  /** Null on a standalone server; what follows is empty there. */
  readonly peer: Cell<PeerState | null>;
  readonly election: Cell<Election | null>;
  readonly progress: Cell<Progress>;
  /** QuorumCnxManager: the connection notifications to a peer go over. */
  readonly electionLinks: Table<ServerId, LinkId>;
  /** A leader's learners, by connection, in the order they came. */
  readonly learners: Table<LinkId, Learner>;
  /** A leader: what a follower owes an acknowledgement for, the oldest and, if there are more, the newest. */
  readonly owedAcks: Table<LinkId, readonly [OwedAck, OwedAck?]>;
  /** A leader's outstanding proposals, in the order of their zxids. */
  readonly proposals: Table<Zxid, Proposal>;
  /** A leader: syncs that wait for that zxid to be committed. */
  readonly leaderSyncs: Table<Zxid, readonly PendingSync[]>;
  /** The last 501 committed transactions (ZKDatabase.committedLog). */
  readonly committedLog: Fifo<Txn>;
  readonly learnerSync: Cell<LearnerSync | null>;
  /** A follower: proposals not committed yet, in order (FollowerZooKeeperServer.pendingTxns). */
  readonly pendingTxns: Fifo<PendingTxn>;
  /** CommitProcessor: what waits, by session, behind a write that is not committed yet; that write is the first. */
  readonly awaitingCommit: Table<SessionId, readonly QueuedRequest[]>;
  /** A learner: sessions heard since the last ping of the leader, with their timeouts. */
  readonly touched: Table<SessionId, number>;
  /** A learner: connections that wait for the leader to say whether their session lives. */
  readonly revalidations: Table<SessionId, LinkId>;
}

/** What the disk is like at the moment; set by faults. */
export interface DiskState {
  readonly extraFsyncMs: number;
  /** `failing`: the next write to the log ends the process. */
  readonly health: 'ok' | 'failing';
}

/** The machine's clocks; set by faults. */
export interface ServerClock {
  /** How far the wall clock was off at a moment of the world, and how many ms more it has gone after 1000 of them. */
  readonly offsetMs: number;
  readonly atMs: number;
  readonly perMille: number;
}

export interface ServerVars {
  readonly id: ServerId;
  /** Raised by every stop: work of an earlier process is dropped. */
  readonly incarnation: number;
  /** `notServing`: the process runs, but has no leader yet. `readOnly`: it serves without one. */
  readonly state: 'down' | 'notServing' | 'readOnly' | 'serving';
  /** When the process began. */
  readonly startedAtMs: number;
  /** The zxid last given out, and the one last applied to the tree. */
  readonly lastProposedZxid: Zxid;
  readonly lastProcessedZxid: Zxid;
  /** When the session tracker in use was made, and how many ids it has given. */
  readonly trackerStartedAtMs: number;
  readonly nextSessionNumber: number;
  readonly loggedSinceSnapshot: number;
  /** When everything handed to SyncRequestProcessor so far is safe on disk. */
  readonly flushedAtMs: number;
  /** When the session tracker looks next; null while there is no session. */
  readonly nextExpiryAtMs: number | null;
  /** Whether ContainerManager's next look is planned. */
  readonly containerCheck: 'none' | 'planned';
  /** Lengths of all paths and data, as the server keeps count of it. */
  readonly approximateDataSize: number;
  /** What `stmk` has set. */
  readonly traceMask: string;
  readonly packetsReceived: number;
  readonly packetsSent: number;
}

/** AvgMinMaxCounter over milliseconds. */
export interface LatencyStats {
  readonly count: number;
  readonly totalMs: number;
  readonly minMs: number;
  readonly maxMs: number;
}

/** A node of the tree. */
export interface Znode extends StoredStat {
  readonly path: string;
  readonly data: Data;
  readonly acl: Acl;
  readonly kind: 'persistent' | 'ephemeral' | 'container' | 'ttl';
  /** The session that owns an ephemeral; null otherwise. */
  readonly owner: SessionId | null;
  readonly ttlMs: number;
  /** Creates below this node, ever: what numbers sequential children ([Z33]). Not the reported cversion. */
  readonly createCount: number;
  /** Names in code-unit order. */
  readonly children: readonly string[];
  /** How many buckets the set of them has grown to since it was made or loaded: what their order goes by on a real server. */
  readonly childBuckets: number;
}

export interface ServerWatch {
  readonly link: LinkId;
  readonly mode: 'STANDARD' | 'PERSISTENT' | 'PERSISTENT_RECURSIVE';
}

export interface ServerSession {
  readonly id: SessionId;
  readonly password: string;
  /** Negotiated by the connection that carries it now. */
  readonly timeoutMs: number;
  /** Negotiated when it was created: what the log and the snapshots know. */
  readonly createdTimeoutMs: number;
  /** `pending`: its createSession is under way. */
  readonly commit: 'pending' | 'committed';
  /** The end of its bucket: a multiple of tickTime, (T, T + tickTime] after the last touch. */
  readonly expiresAtMs: number;
  readonly lastTouchedAtMs: number;
  /** The record of the last message that touched it, for "why did it expire?". */
  readonly touchedBy: number;
  /** `closing`: its closeSession is under way; requests get SessionExpired. */
  readonly state: 'open' | 'closing';
  /** The connection that carries it, if there is one. */
  readonly link: LinkId | null;
  /** The connection that carried it last; null after a restart. */
  readonly lastLink: LinkId | null;
  /** A leader: the server whose client it is; requests that come by another are refused. Null until one has come. */
  readonly owner: ServerId | null;
  /** `local`: known to this server alone, made without a transaction. */
  readonly scope: 'global' | 'local';
}

export interface ServerConnection {
  readonly link: LinkId;
  /** `0x0` until the connect request is taken up. */
  readonly sessionId: SessionId;
  /** `connecting`: nothing is read until the session is there. */
  readonly state: 'connecting' | 'established';
  readonly timeoutMs: number;
  /** Whether the client knows of servers that only serve reads (NIOServerCnxn.isOldClient). */
  readonly saysReadOnly: boolean;
  readonly authIds: readonly AuthId[];
  /** The tables in which it watches the path null; null as long as it never did ([W22]). */
  readonly nullPathWatches: readonly ('child' | 'data')[] | null;
  readonly openedAtMs: number;
  readonly received: number;
  readonly sent: number;
  /** What came while it was connecting. */
  readonly unread: readonly ClientMessage[];
  readonly lastOp: string;
  /** −1 before the first. */
  readonly lastXid: number;
  readonly lastZxid: Zxid;
  readonly lastHeardAtMs: number;
  readonly lastResponseAtMs: number;
  readonly lastLatencyMs: number;
  readonly latency: LatencyStats;
}

/** What happens to a connection once a request was applied. */
export interface OwedAnswer {
  readonly request: QueuedRequest;
  readonly err: KeeperCode;
  readonly zxid: Zxid;
  readonly body: ResponseBody;
  /**
   * `reply`: answered. `replyAndClose`: answered, then the connection is closed. `connected`: the answer to the connect
   * request. `nothing`: the real server fails to serialise one. `closeOnly`: the session has moved to another server.
   */
  readonly kind: 'reply' | 'replyAndClose' | 'connected' | 'nothing' | 'closeOnly';
  readonly causes: readonly number[];
}

export interface OutstandingChange {
  readonly zxid: Zxid;
  /** Null if the node is deleted. */
  readonly node: PendingNode | null;
}

/** What later requests are checked against (ZooKeeperServer.ChangeRecord). */
export interface PendingNode {
  readonly owner: SessionId | null;
  readonly version: number;
  readonly aversion: number;
  readonly createCount: number;
  readonly childCount: number;
  readonly acl: Acl;
  readonly dataLength: number;
}

export interface LoggedTxn {
  readonly txn: Txn;
  readonly loggedAtMs: number;
}

/**
 * A snapshot on disk: frozen tables and the zxid it is named by. What was written while transactions went on may be ahead of
 * that zxid, and a node may name children that are not there, or fail to name some that are.
 */
export interface ServerSnapshot {
  readonly zxid: Zxid;
  readonly nodes: ReadonlyMap<string, Znode>;
  /** Committed sessions and the timeout they were created with. */
  readonly sessions: ReadonlyMap<SessionId, number>;
}

/** Work of a server. Each lane handles one request a step. */
export type ServerTask =
  | { readonly type: 'start' }
  | { readonly type: 'prep' }
  | { readonly type: 'sync' }
  | { readonly type: 'writeSnapshot' }
  | { readonly type: 'final' }
  | { readonly type: 'expireSessions' }
  | { readonly type: 'checkContainers' }
  | { readonly type: 'deleteContainer'; readonly path: string }
  | PeerTask;

/** What a server is handed in a step. */
export type ServerInput =
  | { readonly kind: 'message'; readonly link: LinkId; readonly message: ClientMessage | CloseMessage }
  /** From another server, over a connection between the two. */
  | { readonly kind: 'packet'; readonly link: LinkId; readonly packet: QuorumPacket | CloseMessage }
  | { readonly kind: 'task'; readonly task: ServerTask }
  /** The process ends: memory is lost, its connections break, the disk stays. */
  | { readonly kind: 'stop' }
  /** Log, snapshot and epochs are gone; only of a server that is down. */
  | { readonly kind: 'wipeDisk' }
  | { readonly kind: 'setDisk'; readonly disk: DiskState }
  | { readonly kind: 'jumpClock'; readonly byMs: number }
  | { readonly kind: 'driftClock'; readonly perMille: number }
  /** A four-letter word that comes over no connection of the world. */
  | { readonly kind: 'ask'; readonly word: FourLetterWord }
  /** The session is to be closed now, as if it had expired. */
  | { readonly kind: 'expireSession'; readonly session: SessionId };
