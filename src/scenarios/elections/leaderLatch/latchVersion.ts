// How the versions of Curator's LeaderLatch differ, as far as it affects who leads.
import { formOf } from '../../scenario/formOf.ts';

export interface LatchVersion {
  /** On RECONNECTED: reset, or only list; `listAlways`: also if it has never stopped leading. */
  readonly onReconnected: 'reset' | 'list' | 'listAlways';
  /** The latch before its own is gone when it wants to watch it (CURATOR-644, CURATOR-645). */
  readonly onGonePredecessor: 'reset' | 'list';
  /** It is not the first: whether it takes back what it believed before (CURATOR-653). */
  readonly notFirst: 'goesOnBelieving' | 'stopsBelieving';
  /** It is the first: whether it looks if that znode is of its present session (CURATOR-696). */
  readonly first: 'believes' | 'comparesOwner';
  /** The latch path is gone (CURATOR-724). */
  readonly onNoPath: 'ignored' | 'reset';
  /** It was closed while its znode was being made (CURATOR-18). */
  readonly closedMeanwhile: 'goesOn' | 'deletes';
  /** A protected create looks for its GUID: whose znode it takes for its own (CURATOR-498). */
  readonly adopts: 'anySession' | 'thisSession';
}

export const LATCH_VERSIONS = ['2.0.0', '4.0.1', '5.4.0', '5.7.0', '5.8.0'] as const;
export type LatchVersionName = (typeof LATCH_VERSIONS)[number];

export function latchVersion(name: unknown): LatchVersion {
  return formOf(VERSIONS, name);
}

const V4_0_1: LatchVersion = {
  onReconnected: 'reset',
  onGonePredecessor: 'reset',
  notFirst: 'goesOnBelieving',
  first: 'believes',
  onNoPath: 'ignored',
  closedMeanwhile: 'deletes',
  adopts: 'anySession',
};

const V5_4_0: LatchVersion = {
  ...V4_0_1,
  onReconnected: 'list',
  onGonePredecessor: 'list',
  notFirst: 'stopsBelieving',
  adopts: 'thisSession',
};

const V5_7_0: LatchVersion = { ...V5_4_0, first: 'comparesOwner' };

const VERSIONS: Readonly<Record<LatchVersionName, LatchVersion>> = {
  '2.0.0': { ...V4_0_1, closedMeanwhile: 'goesOn' },
  '4.0.1': V4_0_1,
  '5.4.0': V5_4_0,
  '5.7.0': V5_7_0,
  '5.8.0': { ...V5_7_0, onReconnected: 'listAlways', onNoPath: 'reset' },
};
