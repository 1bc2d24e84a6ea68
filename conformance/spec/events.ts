// The actions of the published specification (Disalg-ICS-NJU/zookeeper-tla-spec, mixed_v1.tla) that its counterexamples are made of, and
// the lists of those that its search found for two issues. Servers are s0, s1, s2; a zxid is epoch:counter.
import type { MistakeId } from '../../src/engine/index.ts';

export type Sid = 's0' | 's1' | 's2';
export const SIDS: readonly Sid[] = ['s0', 's1', 's2'];

export type SpecEvent =
  /** Epoch 1 is under way with s0 as its leader: 1:1 is committed, 1:2 only in the leader's log. */
  | { readonly action: 'SetInitState' }
  | { readonly action: 'NodeCrash' | 'NodeStart'; readonly sid: Sid }
  | { readonly action: 'PartitionStart'; readonly sid: Sid; readonly other: Sid }
  /** In one step, as this specification has it: `sid` leads, and `peers` have accepted its epoch. */
  | { readonly action: 'ElectionAndDiscovery'; readonly sid: Sid; readonly peers: readonly Sid[] }
  | { readonly action: 'LeaderSyncFollower' | 'LeaderProcessACKLD'; readonly sid: Sid; readonly other: Sid }
  | { readonly action: 'FollowerProcessNEWLEADER'; readonly sid: Sid; readonly other: Sid }
  | {
      readonly action: 'FollowerProcessSyncMessage';
      readonly sid: Sid;
      readonly other: Sid;
      readonly mode: 'DIFF' | 'TRUNC' | 'SNAP';
    }
  /** About one transaction. */
  | {
      readonly action: (typeof ABOUT_TXN)[number];
      readonly sid: Sid;
      readonly other: Sid;
      readonly zxid: string;
    };

export const ABOUT_TXN = [
  'FollowerProcessPROPOSAL',
  'FollowerProcessPROPOSALInSync',
  'FollowerProcessCOMMITInSync',
  'LeaderProcessACK',
] as const;

export type Property = 'leaderLogCompleteness' | 'processConsistency' | 'proposalConsistent';

export interface Counterexample {
  readonly name: string;
  /** What the servers must have for it to be possible. */
  readonly mistake: MistakeId;
  readonly property: Property;
  readonly events: readonly SpecEvent[];
  /**
   * How many of the actions servers can follow, if not all: the specification has no snapshots. A server that was elected has its
   * log in one ([Q33]), and sends that where the specification has it send transactions.
   */
  readonly untilSnapshot?: number;
}

/** The file of each below the specification's own folder of traces, which has the states after every event too. */
export const PUBLISHED: readonly Counterexample[] = [
  {
    name: 'zk-3911/trace_1_444-leaderLogCompleteness',
    mistake: 'ZOOKEEPER-3911',
    property: 'leaderLogCompleteness',
    events: [
      { action: 'SetInitState' },
      { action: 'NodeCrash', sid: 's0' },
      { action: 'NodeCrash', sid: 's1' },
      { action: 'NodeStart', sid: 's0' },
      { action: 'ElectionAndDiscovery', sid: 's0', peers: ['s2'] },
      { action: 'LeaderSyncFollower', sid: 's0', other: 's2' },
      { action: 'FollowerProcessSyncMessage', sid: 's2', other: 's0', mode: 'DIFF' },
      { action: 'NodeStart', sid: 's1' },
      { action: 'FollowerProcessPROPOSALInSync', sid: 's2', other: 's0', zxid: '1:2' },
      { action: 'FollowerProcessCOMMITInSync', sid: 's2', other: 's0', zxid: '1:2' },
      { action: 'FollowerProcessNEWLEADER', sid: 's2', other: 's0' },
      { action: 'LeaderProcessACKLD', sid: 's0', other: 's2' },
      { action: 'NodeCrash', sid: 's2' },
      { action: 'ElectionAndDiscovery', sid: 's0', peers: ['s1'] },
      { action: 'NodeStart', sid: 's2' },
      { action: 'NodeCrash', sid: 's0' },
      { action: 'ElectionAndDiscovery', sid: 's2', peers: ['s1'] },
    ],
  },
  {
    name: 'zk-2845/trace_0_51-processConsistency',
    mistake: 'ZOOKEEPER-2845',
    property: 'processConsistency',
    events: [
      { action: 'SetInitState' },
      { action: 'FollowerProcessPROPOSAL', sid: 's2', other: 's0', zxid: '1:2' },
      { action: 'NodeCrash', sid: 's0' },
      { action: 'NodeCrash', sid: 's1' },
      { action: 'NodeStart', sid: 's0' },
      { action: 'ElectionAndDiscovery', sid: 's0', peers: ['s2'] },
      { action: 'PartitionStart', sid: 's0', other: 's2' },
      { action: 'NodeCrash', sid: 's0' },
      { action: 'NodeStart', sid: 's1' },
      { action: 'ElectionAndDiscovery', sid: 's1', peers: ['s2'] },
      { action: 'LeaderSyncFollower', sid: 's1', other: 's2' },
      { action: 'FollowerProcessSyncMessage', sid: 's2', other: 's1', mode: 'DIFF' },
      { action: 'FollowerProcessNEWLEADER', sid: 's2', other: 's1' },
    ],
  },
  {
    name: 'zk-2845/trace_1_79-proposalConsistent',
    mistake: 'ZOOKEEPER-2845',
    property: 'proposalConsistent',
    untilSnapshot: 15,
    events: [
      { action: 'SetInitState' },
      { action: 'FollowerProcessPROPOSAL', sid: 's1', other: 's0', zxid: '1:2' },
      { action: 'NodeCrash', sid: 's1' },
      { action: 'NodeCrash', sid: 's2' },
      { action: 'NodeStart', sid: 's1' },
      { action: 'NodeStart', sid: 's2' },
      { action: 'ElectionAndDiscovery', sid: 's1', peers: ['s0', 's2'] },
      { action: 'NodeCrash', sid: 's2' },
      { action: 'NodeCrash', sid: 's1' },
      { action: 'NodeStart', sid: 's1' },
      { action: 'NodeStart', sid: 's2' },
      { action: 'ElectionAndDiscovery', sid: 's1', peers: ['s0', 's2'] },
      { action: 'NodeCrash', sid: 's2' },
      { action: 'LeaderSyncFollower', sid: 's1', other: 's0' },
      { action: 'NodeStart', sid: 's2' },
      { action: 'FollowerProcessSyncMessage', sid: 's0', other: 's1', mode: 'DIFF' },
      { action: 'FollowerProcessPROPOSALInSync', sid: 's0', other: 's1', zxid: '1:2' },
    ],
  },
  {
    name: 'zk-2845/trace_1_87-leaderLogCompleteness',
    mistake: 'ZOOKEEPER-2845',
    property: 'leaderLogCompleteness',
    events: [
      { action: 'SetInitState' },
      { action: 'FollowerProcessPROPOSAL', sid: 's2', other: 's0', zxid: '1:2' },
      { action: 'LeaderProcessACK', sid: 's0', other: 's2', zxid: '1:2' },
      { action: 'NodeCrash', sid: 's1' },
      { action: 'NodeCrash', sid: 's0' },
      { action: 'NodeStart', sid: 's1' },
      { action: 'ElectionAndDiscovery', sid: 's1', peers: ['s2'] },
    ],
  },
];
