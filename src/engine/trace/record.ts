// The trace: one record for each thing that happened, in ZooKeeper's words, past tense, with its causes.
import type { ActorId } from '../model/ids.ts';
import type { BeliefRecord, ClientRecord, ProgramRecord, ResourceRecord } from './records/clientRecords.ts';
import type { CommandRecord, ConnectionRecord, RequestRecord } from './records/connectionRecords.ts';
import type { BroadcastRecord, LeaderRecord, SyncRecord, VoteRecord } from './records/ensembleRecords.ts';
import type { ServerRecord, SessionRecord } from './records/serverRecords.ts';
import type { TxnRecord, WatchRecord } from './records/treeRecords.ts';

export type { PeerPair } from './records/connectionRecords.ts';
export type { LeaveReason } from './records/ensembleRecords.ts';
export type { TreeChange } from './records/treeRecords.ts';

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
