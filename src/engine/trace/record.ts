// The trace: one record for each thing that happened, in ZooKeeper's words, past tense, with its causes.
import type { Belief, GateName, OpResult, ProgramArgs, Yielded } from '../model/op.ts';
import type { Command, MeantFault, MessageName, Peer, Refusal, targetOf } from '../model/command.ts';
import type { Fact } from '../model/fact.ts';
import type { ActorId, ClientId, LinkId, ResourceId, ServerId, SessionId, Zxid } from '../model/ids.ts';
import type { KeeperCode } from '../model/keeperError.ts';
import type { ConnectionState } from '../model/localOp.ts';
import type { Message, RequestOp } from '../model/message.ts';
import type { PeerRole, Vote } from '../model/quorumPacket.ts';
import type { WatchedEvent } from '../model/watchedEvent.ts';

/** Why a server gave up its role and looks for a leader again. */
export type LeaveReason =
  | 'noQuorum'
  | 'timeout'
  | 'connectionLost'
  | 'cannotConnect'
  | 'lowerEpoch'
  | 'counterOverflow'
  | 'cannotTruncate';

/** What every record has. */
export interface RecordHead {
  /** 1, 2, 3… in the order of happening. */
  readonly seq: number;
  /** The step that produced it; step n leads from world n−1 to world n. */
  readonly step: number;
  readonly timeMs: number;
  readonly actor: ActorId | 'user' | 'conductor';
  /**
   * Sequence numbers of the records it follows from. The first is what set it off; further ones are what made it so (the
   * last message heard, the command that silenced the sender).
   */
  readonly causes: readonly number[];
}

type CommandRecord =
  | {
      readonly kind: 'command.given';
      readonly command: Command;
      /** The role resolved. */ readonly client: ClientId | null;
      /** The same with its roles of servers resolved; absent where it names none. */
      readonly meant?: MeantFault;
    }
  | {
      readonly kind: 'command.refused';
      readonly command: Command;
      readonly reason: Refusal;
      readonly target: ReturnType<typeof targetOf>;
    };

type ConnectionRecord =
  /** A client opens a connection and asks for a session or for its old one. */
  | {
      readonly kind: 'connection.attempted';
      readonly link: LinkId;
      readonly server: ServerId;
      readonly session: SessionId;
    }
  | { readonly kind: 'connection.accepted'; readonly link: LinkId }
  | {
      readonly kind: 'connection.refused';
      readonly link: LinkId;
      readonly server: ServerId;
      readonly why: 'notServing' | 'behindClient' | 'down';
    }
  /** The server ended the connection. */
  | {
      readonly kind: 'connection.closed';
      readonly link: LinkId;
      readonly why:
        | 'sessionClosed'
        | 'sessionExpired'
        | 'sessionMoved'
        | 'peerClosed'
        | 'packetTooLong'
        | 'authFailed'
        | 'unimplemented'
        | 'serverStopped'
        | 'unknownSession';
    }
  /** The client noticed that its connection is gone. */
  | {
      readonly kind: 'connection.lost';
      readonly link: LinkId;
      readonly why:
        | 'closedByServer'
        | 'silence'
        | 'replyDropped'
        | 'packetTooLong'
        | 'refused'
        | 'connectTimeout';
    }
  | { readonly kind: 'link.cut'; readonly client: ClientId }
  | { readonly kind: 'link.healed'; readonly client: ClientId }
  | { readonly kind: 'reply.dropped'; readonly link: LinkId; readonly op: RequestOp }
  /** Directions between actors, each by itself. */
  | { readonly kind: 'network.cut'; readonly pairs: readonly PeerPair[] }
  | { readonly kind: 'network.healed'; readonly pairs: readonly PeerPair[] }
  /** 0: as fast as ever. */
  | { readonly kind: 'network.slowed'; readonly pairs: readonly PeerPair[]; readonly extraMs: number }
  | ({ readonly kind: 'message.held'; readonly message: Message['kind'] } & MessageName)
  | ({ readonly kind: 'message.released'; readonly message: Message['kind'] } & MessageName)
  | ({ readonly kind: 'message.cut'; readonly message: Message['kind'] } & MessageName);

/** One direction between two actors. */
export interface PeerPair {
  readonly from: Peer;
  readonly to: Peer;
}

type RequestRecord =
  /** A program's call entered the client's queue. */
  | {
      readonly kind: 'request.queued';
      readonly xid: number;
      readonly op: RequestOp;
      readonly path: string | null;
      readonly thread: number | null;
    }
  | {
      readonly kind: 'request.sent';
      readonly link: LinkId;
      readonly xid: number;
      readonly op: RequestOp;
      readonly path: string | null;
    }
  | {
      readonly kind: 'request.received';
      readonly link: LinkId;
      readonly session: SessionId;
      readonly xid: number;
      readonly op: RequestOp;
      readonly path: string | null;
    }
  | {
      readonly kind: 'reply.sent';
      readonly link: LinkId;
      readonly xid: number;
      readonly op: RequestOp;
      readonly zxid: Zxid;
      readonly err: KeeperCode;
    }
  | {
      readonly kind: 'reply.delivered';
      readonly link: LinkId;
      readonly xid: number;
      readonly op: RequestOp;
      readonly path: string | null;
      readonly zxid: Zxid;
      readonly err: KeeperCode;
    }
  /** A call ended without an answer: its outcome is unknown unless it was never sent. */
  | {
      readonly kind: 'request.failed';
      readonly xid: number;
      readonly op: RequestOp;
      readonly path: string | null;
      readonly err: KeeperCode;
      readonly sent: 'sent' | 'notSent';
    }
  | { readonly kind: 'ping.sent'; readonly link: LinkId }
  | { readonly kind: 'ping.received'; readonly link: LinkId; readonly session: SessionId }
  | { readonly kind: 'pong.delivered'; readonly link: LinkId };

/** One change of a transaction, for words and pictures; the tree itself is in the world. */
export type TreeChange =
  | { readonly type: 'created'; readonly path: string; readonly owner: SessionId | null }
  | { readonly type: 'deleted'; readonly path: string; readonly owner: SessionId | null }
  | { readonly type: 'dataSet'; readonly path: string; readonly version: number }
  | { readonly type: 'aclSet'; readonly path: string };

/** What kind of transaction a zxid names; `error` is a write that was refused and still takes one. */
export type TxnType = RequestOp | 'createSession' | 'deleteContainer' | 'error';

type TxnRecord =
  | {
      readonly kind: 'txn.proposed';
      readonly zxid: Zxid;
      readonly type: TxnType;
      readonly session: SessionId;
      readonly err: KeeperCode;
      readonly path: string | null;
    }
  | { readonly kind: 'txn.logged'; readonly zxid: Zxid }
  | {
      readonly kind: 'txn.applied';
      readonly zxid: Zxid;
      readonly type: TxnType;
      readonly session: SessionId;
      readonly err: KeeperCode;
      readonly changes: readonly TreeChange[];
    };

type WatchRecord =
  | {
      readonly kind: 'watch.set';
      readonly link: LinkId;
      readonly table: 'data' | 'child';
      readonly path: string;
      readonly mode: 'STANDARD' | 'PERSISTENT' | 'PERSISTENT_RECURSIVE';
    }
  | {
      readonly kind: 'watch.fired';
      readonly link: LinkId;
      readonly event: WatchedEvent;
      readonly registeredPath: string;
      readonly spent: 'spent' | 'kept';
    }
  /** The watcher may not read the node the event names: nothing is sent, a one-time watch is spent all the same. */
  | { readonly kind: 'watch.withheld'; readonly link: LinkId; readonly event: WatchedEvent }
  | {
      readonly kind: 'watch.removed';
      readonly link: LinkId;
      readonly path: string;
      readonly why: 'removeWatches';
    }
  /** The client read a notification and put it on its event lane. */
  | {
      readonly kind: 'event.delivered';
      readonly link: LinkId | null;
      readonly event: WatchedEvent;
      readonly watchers: readonly string[];
    }
  /** The event lane ran the watcher's callback. */
  | { readonly kind: 'callback.run'; readonly watcher: string; readonly event: WatchedEvent }
  /** The event lane came to the answer to a call that nobody waits for. */
  | {
      readonly kind: 'outcome.handled';
      readonly op: RequestOp;
      readonly path: string | null;
      readonly err: KeeperCode;
    };

type SessionRecord =
  | {
      readonly kind: 'session.created';
      readonly session: SessionId;
      readonly link: LinkId | null;
      readonly timeoutMs: number;
    }
  | {
      readonly kind: 'session.resumed';
      readonly session: SessionId;
      readonly link: LinkId;
      readonly timeoutMs: number;
    }
  /** The tracker found the session's bucket due (`silence`) or was told to close it (`command`). */
  | {
      readonly kind: 'session.expired';
      readonly session: SessionId;
      readonly why: 'silence' | 'command';
      readonly silentForMs: number;
    }
  | {
      readonly kind: 'session.closed';
      readonly session: SessionId;
      readonly zxid: Zxid;
      readonly ephemerals: readonly string[];
    }
  | {
      readonly kind: 'session.rejected';
      readonly session: SessionId;
      readonly link: LinkId;
      readonly why: 'gone' | 'wrongPassword';
    }
  /** A leader learns that the session's client has come to another server. */
  | { readonly kind: 'session.moved'; readonly session: SessionId; readonly owner: ServerId }
  /** What the client knows. */
  | {
      readonly kind: 'session.established';
      readonly session: SessionId;
      readonly link: LinkId;
      readonly timeoutMs: number;
      readonly how: 'created' | 'resumed';
    }
  | { readonly kind: 'session.learnedExpired'; readonly session: SessionId };

type ServerRecord =
  | {
      readonly kind: 'server.started';
      readonly lastZxid: Zxid;
      readonly recovered: 'fresh' | 'fromSnapshotAndLog';
    }
  | { readonly kind: 'server.stopped' }
  | { readonly kind: 'server.frozen' }
  | { readonly kind: 'server.thawed' }
  | { readonly kind: 'server.serving'; readonly lastZxid: Zxid }
  /** No leader was found for a while: reads are served without one. */
  | { readonly kind: 'server.readOnly' }
  | { readonly kind: 'disk.wiped' }
  | {
      readonly kind: 'disk.changed';
      readonly extraFsyncMs: number;
      readonly health: 'ok' | 'failing';
    }
  | { readonly kind: 'log.truncated'; readonly to: Zxid; readonly dropped: number }
  /** A snapshot begins to be written; it is named by the transaction that was applied last. */
  | { readonly kind: 'snapshot.begun'; readonly zxid: Zxid }
  | { readonly kind: 'snapshot.taken'; readonly zxid: Zxid };

type VoteRecord =
  /** A server looks for a leader: a round begins. */
  | { readonly kind: 'vote.started'; readonly round: number }
  | { readonly kind: 'vote.cast'; readonly vote: Vote; readonly round: number }
  | {
      readonly kind: 'vote.received';
      readonly from: ServerId;
      readonly vote: Vote;
      readonly round: number;
      readonly role: PeerRole;
    }
  | { readonly kind: 'vote.decided'; readonly leader: ServerId; readonly round: number };

type LeaderRecord =
  | { readonly kind: 'role.changed'; readonly role: PeerRole; readonly leader: ServerId | null }
  | {
      readonly kind: 'role.left';
      readonly role: PeerRole;
      readonly leader: ServerId | null;
      readonly why: LeaveReason;
    }
  /** The newest epoch promised to be followed, on disk from now on. */
  | { readonly kind: 'epoch.accepted'; readonly epoch: number }
  /** The epoch whose leader is followed, on disk from now on. */
  | { readonly kind: 'epoch.begun'; readonly epoch: number }
  | { readonly kind: 'leader.established'; readonly epoch: number }
  | { readonly kind: 'leader.called'; readonly leader: ServerId; readonly link: LinkId }
  | { readonly kind: 'learner.joined'; readonly learner: ServerId }
  | { readonly kind: 'learner.synced'; readonly learner: ServerId }
  | {
      readonly kind: 'learner.lost';
      readonly learner: ServerId;
      readonly why: 'closed' | 'silence' | 'noAck' | 'ahead';
    };

type SyncRecord =
  | {
      readonly kind: 'sync.sent';
      readonly to: ServerId;
      readonly mode: 'DIFF' | 'TRUNC' | 'SNAP';
      readonly zxid: Zxid;
      /** How many transactions follow. */
      readonly txns: number;
    }
  | { readonly kind: 'sync.received'; readonly mode: 'DIFF' | 'TRUNC' | 'SNAP'; readonly zxid: Zxid };

/** A request between servers, and what becomes of a proposal before it is applied. */
type BroadcastRecord =
  | {
      readonly kind: 'request.forwarded';
      readonly to: ServerId;
      readonly session: SessionId;
      readonly xid: number;
      readonly op: RequestOp | 'createSession';
    }
  | {
      readonly kind: 'request.taken';
      readonly from: ServerId;
      readonly session: SessionId;
      readonly xid: number;
      readonly op: RequestOp | 'createSession';
    }
  | { readonly kind: 'txn.received'; readonly zxid: Zxid }
  | { readonly kind: 'txn.acked'; readonly zxid: Zxid; readonly by: ServerId }
  | { readonly kind: 'txn.committed'; readonly zxid: Zxid };

type ClientRecord =
  | { readonly kind: 'client.started' }
  | { readonly kind: 'client.killed' }
  | { readonly kind: 'client.paused' }
  | { readonly kind: 'client.resumed' }
  | { readonly kind: 'client.closed' }
  /** Its threads stand still while its library goes on. */
  | { readonly kind: 'program.stalled' }
  | { readonly kind: 'program.unstalled' }
  /** No callback is run until it is free again. */
  | { readonly kind: 'lane.blocked' }
  | { readonly kind: 'lane.freed' }
  /** How far its wall clock is off, and by how much it runs too fast (per mille). */
  | { readonly kind: 'clock.changed'; readonly offsetMs: number; readonly perMille: number }
  | { readonly kind: 'thread.interrupted'; readonly thread: number }
  /** What its library, Curator or kazoo, tells of the connection. */
  | { readonly kind: 'connection.state'; readonly state: ConnectionState }
  /** The library counts its session as over, though no server has said so. */
  | { readonly kind: 'session.givenUp'; readonly session: SessionId };

type ResourceRecord =
  /** A client's thread writes to a guarded resource. */
  | {
      readonly kind: 'resource.requested';
      readonly resource: ResourceId;
      readonly link: LinkId;
      readonly value: string;
      readonly token: number | null;
    }
  /** The write took effect, or did not; `highest` is the highest token accepted before. */
  | ({ readonly kind: 'resource.accepted' } & ResourceUse)
  | ({ readonly kind: 'resource.rejected' } & ResourceUse);

interface ResourceUse {
  readonly client: ClientId;
  readonly value: string;
  readonly token: number | null;
  readonly highest: number | null;
}

type ProgramRecord =
  | {
      readonly kind: 'program.started';
      readonly thread: number;
      readonly recipe: string;
      readonly args: ProgramArgs;
    }
  /** The journal: what the program was handed and what it did next, whole. */
  | {
      readonly kind: 'program.resumed';
      readonly thread: number;
      readonly input: OpResult;
      readonly yielded: Yielded;
    }
  | { readonly kind: 'gate.reached'; readonly thread: number; readonly gate: GateName }
  /** What a program says that it has done or knows. */
  | { readonly kind: 'fact.stated'; readonly fact: Fact; readonly thread: number }
  | { readonly kind: 'gate.opened'; readonly gate: GateName; readonly clients: readonly ClientId[] };

type BeliefRecord =
  /** `thread`: whose it is; null for what all threads of the client share. */
  | { readonly kind: 'belief.stated'; readonly belief: Belief; readonly thread: number | null }
  | { readonly kind: 'belief.withdrawn'; readonly belief: Belief; readonly thread: number | null };

export type RecordBody =
  | CommandRecord
  | ConnectionRecord
  | RequestRecord
  | TxnRecord
  | WatchRecord
  | SessionRecord
  | ServerRecord
  | VoteRecord
  | LeaderRecord
  | SyncRecord
  | BroadcastRecord
  | ClientRecord
  | ProgramRecord
  | BeliefRecord
  | ResourceRecord;

export type TraceRecord = RecordHead & RecordBody;
export type RecordKind = RecordBody['kind'];
/** The record of one kind. */
export type RecordOf<K extends RecordKind> = RecordHead & Extract<RecordBody, { readonly kind: K }>;
