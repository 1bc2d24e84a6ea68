// What the thread of the tap (tap.ts) and the thread of the sockets (wire.ts) tell each other. Messages of one direction arrive in order.
import type { Slowness } from './flow.ts';
import type { Batch } from './log.ts';

export interface Address {
  readonly host: string;
  readonly port: number;
}

/** What holds for a pair now. */
export interface Conditions {
  readonly toServer: FlowConditions;
  readonly toClient: FlowConditions;
}

export interface FlowConditions {
  readonly isHeld: boolean;
  readonly slowness: Slowness | null;
}

export interface WireOptions {
  readonly upstreams: readonly Address[];
  /** One for each server; 0: any that is free. */
  readonly ports: readonly number[];
  readonly host: string;
  /** The tap's time 0, on the clock of process.hrtime. */
  readonly startNs: bigint;
}

/** So many bytes of what a connection's side has sent may pass now. */
export interface Verdict {
  readonly connection: number;
  readonly side: 'client' | 'server';
  readonly bytes: number;
  /** The connection ends in the place of the rest. */
  readonly isDropped: boolean;
}

export type ToWire =
  /** While it is so, pieces wait until they are judged. */
  | { readonly kind: 'watch'; readonly isWatchful: boolean }
  | { readonly kind: 'refuse'; readonly servers: readonly number[] }
  | { readonly kind: 'apply'; readonly connection: number; readonly conditions: Conditions }
  | { readonly kind: 'close'; readonly connection: number }
  /** Takes its place in the log, so that what the tap does stands among what passes. */
  | { readonly kind: 'mark'; readonly mark: number }
  | { readonly kind: 'judged'; readonly verdicts: readonly Verdict[] }
  /** The batch has been read, and can be written again. */
  | { readonly kind: 'read'; readonly batch: Batch }
  /** Everything is closed; the thread ends once the log has told of it. */
  | { readonly kind: 'end' };

export type FromWire =
  | { readonly kind: 'ready'; readonly ports: readonly number[] }
  /** A port cannot be listened at. */
  | { readonly kind: 'taken'; readonly problem: string }
  | { readonly kind: 'batch'; readonly batch: Batch };
