// What a server of an ensemble knows beyond what a standalone one does: QuorumPeer, FastLeaderElection, Leader,
// LearnerHandler, Learner and CommitProcessor as tables. All of it is empty on a standalone server.
import type { LinkId, ServerId, SessionId, Zxid } from '../../model/ids.ts';
import type { QuorumConfig } from '../../model/quorumConfig.ts';
import type { PeerRole, Vote } from '../../model/quorumPacket.ts';
import type { Txn } from '../../model/txn.ts';
import type { QueuedRequest } from '../queuedRequest.ts';

/**
 * How many voters decide (QuorumVerifier). `majority`: more than half, as QuorumMaj has it. `oneVote`: any single one, which
 * no real ensemble can be told: to see what quorums are for.
 */
export type QuorumRule = 'majority' | 'oneVote';

/** QuorumPeer. `acceptedEpoch` and `currentEpoch` are on disk and survive a crash. */
export interface PeerState {
  /** Who takes part in votes, and who only learns; by number. */
  readonly voters: readonly ServerId[];
  readonly observers: readonly ServerId[];
  /** Where ensembles can be reconfigured: the configuration in force, and a newer one that is not committed. On disk too. */
  readonly config?: QuorumConfig;
  readonly lastSeen?: QuorumConfig | undefined;
  /** A new configuration has changed role or leader: the next role is taken up without an election (QuorumPeer.reconfigFlag). */
  readonly nextRole?: 'byConfig' | undefined;
  /** A leader that has committed its own end commits nothing more (Leader.allowedToCommit). */
  readonly commits?: 'nothing' | undefined;
  readonly quorum: QuorumRule;
  readonly role: PeerRole;
  /** How far the role has been taken up (QuorumPeer.ZabState). */
  readonly phase: 'election' | 'discovery' | 'synchronization' | 'broadcast';
  /** Whom it follows, observes, or is; null while looking. */
  readonly leader: ServerId | null;
  /** The connection to the leader; null while there is none. */
  readonly leaderLink: LinkId | null;
  /** Attempts to reach the leader since it was elected. */
  readonly connectTries: number;
  /** The vote in this election, or the one that decided it, and its round. */
  readonly vote: Vote;
  readonly round: number;
  /** The newest epoch a leader was promised to be followed in, and the newest one it was followed in. */
  readonly acceptedEpoch: number;
  readonly currentEpoch: number;
  /** A leader: the epoch it has proposed; null until a quorum takes part. */
  readonly leadingEpoch: number | null;
  readonly support: Support;
}

/**
 * Who has helped a leader into office so far, itself included; observers too, who do not count. Who did once counts, though
 * its connection may be over.
 */
export interface Support {
  /** Leader.connectingFollowers, and the highest epoch any of them had accepted. */
  readonly greeted: readonly ServerId[];
  readonly highestAccepted: number;
  /** Leader.electingFollowers: those for whom the epoch was new when they accepted it. */
  readonly promised: readonly ServerId[];
  /** Those that have acknowledged NEWLEADER. */
  readonly acknowledged: readonly ServerId[];
}

export const NO_SUPPORT: Support = { greeted: [], highestAccepted: 0, promised: [], acknowledged: [] };

/** FastLeaderElection.lookForLeader between two notifications. */
export interface Election {
  /** What it voted for at first in this round. */
  readonly initial: Vote;
  /** Votes of this round, and votes of those that have a leader, by sender. */
  readonly received: ReadonlyMap<ServerId, ReceivedVote>;
  readonly settled: ReadonlyMap<ServerId, ReceivedVote>;
  /** `finalizing`: a quorum agrees; a better vote is waited for. */
  readonly state: 'collecting' | 'finalizing' | 'over';
  /** Raised whenever a wait begins anew; the end of an earlier wait is void. */
  readonly wait: number;
  readonly notificationTimeoutMs: number;
}

export interface ReceivedVote {
  readonly vote: Vote;
  readonly round: number;
  readonly role: PeerRole;
}

/** What changes with every packet: apart, so that replacing it is cheap. */
export interface Progress {
  /** The last transaction known to be committed. */
  readonly committedZxid: Zxid;
  /** A learner: when its leader was last heard. */
  readonly heardAtMs: number;
  /** A leader's ticks since it began to lead; it looks twice a tick. */
  readonly halfTicks: number;
}

/** LearnerHandler: a leader's view of one learner. */
export interface Learner {
  readonly link: LinkId;
  readonly sid: ServerId;
  readonly kind: 'follower' | 'observer';
  /** `greeted`: FOLLOWERINFO has come; `promised`: ACKEPOCH too; `syncing`: NEWLEADER was sent; `synced`: it was acknowledged. */
  readonly state: 'greeted' | 'promised' | 'syncing' | 'acknowledged' | 'synced';
  readonly acceptedEpoch: number;
  /** Last zxid it reported, for the choice of DIFF, TRUNC or SNAP. */
  readonly lastZxid: Zxid;
  /** The tick it must be heard again by. */
  readonly deadlineTick: number;
}

/** Leader.Proposal: what waits for a quorum of acknowledgements. */
export interface Proposal {
  readonly txn: Txn;
  readonly xid: number;
  readonly acks: readonly ServerId[];
  /** The request as the leader prepared it. */
  readonly request: QueuedRequest;
  readonly causes: readonly number[];
  /** Whose quorums it needs, where ensembles can be reconfigured; absent: those of the leader's configuration. */
  readonly configs?: readonly Membership[];
}

/** Who votes, and how many of them decide. */
export type Membership = Pick<PeerState, 'voters' | 'quorum'>;

/** A proposal that a follower has been sent and not acknowledged. */
export interface OwedAck {
  readonly zxid: Zxid;
  readonly atMs: number;
}

/** A proposal a learner has logged, or is about to, and not been told to apply yet. */
export interface PendingTxn {
  readonly txn: Txn;
  readonly xid: number;
  readonly causes: readonly number[];
}

/** A learner between DIFF, TRUNC or SNAP and UPTODATE (Learner.syncWithLeader). */
export interface LearnerSync {
  readonly mode: 'DIFF' | 'TRUNC' | 'SNAP';
  /**
   * What NEWLEADER was acknowledged with: everything before it is on disk. `logging`: it has come and waits for a slow disk, or, with
   * ZOOKEEPER-4643, for any disk.
   */
  readonly newLeader: 'awaited' | 'logging' | 'acknowledged';
  readonly notLogged: readonly PendingTxn[];
  readonly committed: readonly Zxid[];
  /** What NEWLEADER came with. */
  readonly config?: QuorumConfig;
}

/** A sync of a learner's client that waits at the leader. */
export interface PendingSync {
  readonly link: LinkId;
  readonly session: SessionId;
  readonly xid: number;
}

/** Work of a quorum peer. */
export type PeerTask =
  /** QuorumPeer.run finds itself LOOKING. */
  | { readonly type: 'lookForLeader' }
  /** No better vote came. */
  | { readonly type: 'finishElection'; readonly wait: number }
  /** No notification came. */
  | { readonly type: 'notifyAgain'; readonly wait: number }
  | { readonly type: 'lead' }
  | { readonly type: 'connectToLeader' }
  /** The leader looks whom it has heard, and pings. */
  | { readonly type: 'leaderTick' }
  /** Discovery or synchronisation took longer than initLimit. */
  | { readonly type: 'leaderTimeout'; readonly phase: 'discovery' | 'synchronization' }
  | { readonly type: 'learnerTimeout'; readonly link: LinkId }
  | { readonly type: 'startReadOnly'; readonly round: number }
  /** A connection that was refused a session has been silent for its timeout. */
  | { readonly type: 'dropRefused'; readonly link: LinkId };
