// What is done to a world, and what goes over its connections.
import type { Command, MeantCommand, MessageName, Peer, Refusal, targetOf } from '../../model/command.ts';
import type { ClientId, LinkId, ServerId, SessionId, Zxid } from '../../model/ids.ts';
import type { KeeperCode } from '../../model/keeperError.ts';
import type { RequestOp } from '../../model/message.ts';
import type { Message } from '../../model/anyMessage.ts';

export type CommandRecord =
  | {
      readonly kind: 'command.given';
      readonly command: Command;
      /** The role resolved. */ readonly client: ClientId | null;
      /** The same with its roles of servers resolved; absent where it names none. */
      readonly meant?: MeantCommand;
    }
  | {
      readonly kind: 'command.refused';
      readonly command: Command;
      readonly reason: Refusal;
      readonly target: ReturnType<typeof targetOf>;
    };

export type ConnectionRecord =
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
      /** `onlyReadOnly`, `globalSession`: a server without a leader takes neither such a client nor such a session. */
      readonly why:
        | 'notServing'
        | 'onlyReadOnly'
        | 'globalSession'
        | 'behindClient'
        | 'tooManyConnections'
        | 'lengthError';
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
        | 'unreadable'
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

export type RequestRecord =
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
