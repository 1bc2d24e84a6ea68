// The trace: one record for each thing that happened, in ZooKeeper's words, past tense, with its causes.
import type { Belief, GateName, OpResult, ProgramArgs, Yielded } from '../model/op.ts';
import type { ClientTarget, Command, Refusal } from '../model/command.ts';
import type { ActorId, ClientId, LinkId, ServerId, SessionId, Zxid } from '../model/ids.ts';
import type { KeeperCode } from '../model/keeperError.ts';
import type { RequestOp } from '../model/message.ts';
import type { WatchedEvent } from '../model/watchedEvent.ts';

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
    }
  | {
      readonly kind: 'command.refused';
      readonly command: Command;
      readonly reason: Refusal;
      readonly target: ClientTarget | ServerId | null;
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
      readonly why: 'closedByServer' | 'silence' | 'replyDropped' | 'refused' | 'connectTimeout';
    }
  | { readonly kind: 'link.cut'; readonly client: ClientId }
  | { readonly kind: 'link.healed'; readonly client: ClientId }
  | { readonly kind: 'reply.dropped'; readonly link: LinkId; readonly op: RequestOp };

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
  | { readonly kind: 'callback.run'; readonly watcher: string; readonly event: WatchedEvent };

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
  | { readonly kind: 'snapshot.taken'; readonly zxid: Zxid };

type ClientRecord =
  | { readonly kind: 'client.started' }
  | { readonly kind: 'client.killed' }
  | { readonly kind: 'client.paused' }
  | { readonly kind: 'client.resumed' }
  | { readonly kind: 'client.closed' };

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
  | { readonly kind: 'gate.opened'; readonly gate: GateName; readonly clients: readonly ClientId[] };

type BeliefRecord =
  | { readonly kind: 'belief.stated'; readonly belief: Belief }
  | { readonly kind: 'belief.withdrawn'; readonly belief: Belief };

export type RecordBody =
  | CommandRecord
  | ConnectionRecord
  | RequestRecord
  | TxnRecord
  | WatchRecord
  | SessionRecord
  | ServerRecord
  | ClientRecord
  | ProgramRecord
  | BeliefRecord;

export type TraceRecord = RecordHead & RecordBody;
export type RecordKind = RecordBody['kind'];
/** The record of one kind. */
export type RecordOf<K extends RecordKind> = RecordHead & Extract<RecordBody, { readonly kind: K }>;
