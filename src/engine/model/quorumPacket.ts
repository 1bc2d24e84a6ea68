// What travels between servers: notifications of elections (FastLeaderElection.ToSend) and the packets of a leader and its
// learners (org.apache.zookeeper.server.quorum.QuorumPacket), by their names in the Java.
import type { AuthId } from './acl.ts';
import type { ServerId, SessionId, Zxid } from './ids.ts';
import type { Request } from './message.ts';
import type { QuorumConfig } from './quorumConfig.ts';
import type { Txn } from './txn.ts';

export type PeerRole = 'LOOKING' | 'FOLLOWING' | 'LEADING' | 'OBSERVING';

/** Whom a server wants to lead, and what it knows of that server: the last transaction logged and the epoch it is in. */
export interface Vote {
  readonly leader: ServerId;
  readonly zxid: Zxid;
  readonly peerEpoch: number;
}

export type QuorumPacket =
  | {
      readonly kind: 'NOTIFICATION';
      readonly from: ServerId;
      readonly vote: Vote;
      /** The sender's round: its logical clock. */
      readonly round: number;
      readonly role: PeerRole;
      /** The sender's configuration, where ensembles can be reconfigured. */
      readonly config?: QuorumConfig;
    }
  | {
      readonly kind: 'FOLLOWERINFO' | 'OBSERVERINFO';
      readonly sid: ServerId;
      readonly acceptedEpoch: number;
      readonly configVersion?: Zxid;
    }
  | { readonly kind: 'LEADERINFO'; readonly epoch: number }
  /** `currentEpoch` −1: the epoch had been accepted before. */
  | { readonly kind: 'ACKEPOCH'; readonly currentEpoch: number; readonly lastZxid: Zxid }
  | SyncStart
  /** With the newest configuration that the leader has seen, which it completes. */
  | { readonly kind: 'NEWLEADER'; readonly zxid: Zxid; readonly config?: QuorumConfig }
  | { readonly kind: 'UPTODATE' }
  | TxnPacket
  | { readonly kind: 'ACK' | 'COMMIT'; readonly zxid: Zxid }
  /** The commit of a reconfiguration, with who is to lead from then on. */
  | { readonly kind: 'COMMITANDACTIVATE'; readonly zxid: Zxid; readonly leader: ServerId }
  | { readonly kind: 'INFORMANDACTIVATE'; readonly txn: Txn; readonly xid: number; readonly leader: ServerId }
  /** From the leader without touches; the answer names the sessions heard since the last one. */
  | { readonly kind: 'PING'; readonly touches: readonly SessionTouch[] }
  | ForwardedRequest
  | { readonly kind: 'REVALIDATE'; readonly session: SessionId; readonly timeoutMs: number }
  | { readonly kind: 'REVALIDATED'; readonly session: SessionId; readonly valid: 'valid' | 'gone' }
  /** The answer to a sync: all commits that were due before it have been sent. */
  | { readonly kind: 'SYNC'; readonly session: SessionId; readonly xid: number };

/** Where a learner stands once it has taken this up; transactions follow. */
export type SyncStart =
  | { readonly kind: 'DIFF' | 'TRUNC'; readonly zxid: Zxid }
  | { readonly kind: 'SNAP'; readonly zxid: Zxid; readonly image: TreeImage };

/** `xid` names the client's request, for the server that waits to answer it. */
export interface TxnPacket {
  readonly kind: 'PROPOSAL' | 'INFORM';
  readonly txn: Txn;
  readonly xid: number;
}

/** A client's write or sync on its way to the leader. */
export interface ForwardedRequest {
  readonly kind: 'REQUEST';
  readonly session: SessionId;
  readonly xid: number;
  readonly request: Request | SessionRequest;
  readonly authIds: readonly AuthId[];
}

/** A session to be opened for a client that a learner has accepted. */
export interface SessionRequest {
  readonly op: 'createSession';
  readonly timeoutMs: number;
}

export interface SessionTouch {
  readonly session: SessionId;
  readonly timeoutMs: number;
}

/** A whole tree with its sessions and their timeouts; opaque to all but servers. */
export interface TreeImage {
  readonly nodes: ReadonlyMap<string, unknown>;
  readonly sessions: ReadonlyMap<SessionId, number>;
}

/** In place of a learner's epoch in ACKEPOCH: it had accepted the leader's epoch before, so that this is no promise. */
export const ACCEPTED_BEFORE = -1;
