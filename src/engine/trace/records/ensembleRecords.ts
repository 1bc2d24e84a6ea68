// What only servers of an ensemble do: elections, offices, synchronisation and broadcast.
import type { LinkId, ServerId, SessionId, Zxid } from '../../model/ids.ts';
import type { RequestOp } from '../../model/message.ts';
import type { PeerRole, Vote } from '../../model/quorumPacket.ts';

/** Why a server gave up its role and looks for a leader again. */
export type LeaveReason =
  | 'noQuorum'
  | 'timeout'
  | 'connectionLost'
  | 'cannotConnect'
  | 'lowerEpoch'
  | 'counterOverflow'
  /** A reconfiguration gives it another role, or another leader. */
  | 'reconfigured'
  /** Of servers with a fault alone: the disk refused a write (ZOOKEEPER-4882); an exception in the code (ZOOKEEPER-4394). */
  | 'diskError'
  | 'exception';

export type VoteRecord =
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

export type LeaderRecord =
  | { readonly kind: 'role.changed'; readonly role: PeerRole; readonly leader: ServerId | null }
  | {
      readonly kind: 'role.left';
      readonly role: PeerRole;
      readonly leader: ServerId | null;
      readonly why: LeaveReason;
    }
  /** A configuration is in force at this server. */
  | {
      readonly kind: 'config.changed';
      readonly version: Zxid;
      readonly voters: readonly ServerId[];
      readonly observers: readonly ServerId[];
    }
  /** The newest epoch promised to be followed, on disk from now on. */
  | { readonly kind: 'epoch.accepted'; readonly epoch: number }
  /** The epoch whose leader is followed, on disk from now on. */
  | {
      readonly kind: 'epoch.begun';
      readonly epoch: number;
      /**
       * How many of the transactions it was sent are not on its disk yet: some with a fault of released servers, 0 where a slow disk
       * had to write them first. Not said where it has them at once, or was sent none.
       */
      readonly notLogged?: number;
      /** With `notLogged`: whether it says nevertheless that it is in step. */
      readonly newLeader?: 'acknowledged' | 'unanswered';
    }
  | { readonly kind: 'leader.established'; readonly epoch: number }
  | { readonly kind: 'leader.called'; readonly leader: ServerId; readonly link: LinkId }
  | { readonly kind: 'learner.joined'; readonly learner: ServerId }
  | { readonly kind: 'learner.synced'; readonly learner: ServerId }
  | {
      readonly kind: 'learner.lost';
      readonly learner: ServerId;
      readonly why: 'closed' | 'silence' | 'noAck' | 'ahead';
    };

export type SyncRecord =
  | {
      readonly kind: 'sync.sent';
      readonly to: ServerId;
      readonly mode: 'DIFF' | 'TRUNC' | 'SNAP';
      readonly zxid: Zxid;
      /** How many transactions follow. */
      readonly txns: number;
    }
  | { readonly kind: 'sync.received'; readonly mode: 'DIFF' | 'TRUNC' | 'SNAP'; readonly zxid: Zxid };

/** A request between servers, and what happens to a proposal before it is applied. */
export type BroadcastRecord =
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
