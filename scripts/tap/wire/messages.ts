// Messages between the decoding thread (tap.ts) and the socket thread (wire.ts). They arrive in order.
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
  /** When the tap started, by process.hrtime. */
  readonly startNs: bigint;
}

/** How many of the waiting bytes of one side are forwarded now. */
export interface Verdict {
  readonly connection: number;
  readonly side: 'client' | 'server';
  readonly bytes: number;
  /** The connection ends in place of the rest. */
  readonly isDropped: boolean;
}

export type ToWire =
  /** While true, each piece waits for a verdict. */
  | { readonly kind: 'watch'; readonly isWatchful: boolean }
  | { readonly kind: 'refuse'; readonly servers: readonly number[] }
  | { readonly kind: 'apply'; readonly connection: number; readonly conditions: Conditions }
  | { readonly kind: 'close'; readonly connection: number }
  /** Comes back in the log, so that the tap's own events are in order with the traffic. */
  | { readonly kind: 'mark'; readonly mark: number }
  | { readonly kind: 'judged'; readonly verdicts: readonly Verdict[] }
  /** Returns a batch for reuse. */
  | { readonly kind: 'read'; readonly batch: Batch }
  /** Close everything. The thread ends once the log has been read. */
  | { readonly kind: 'end' };

export type FromWire =
  | { readonly kind: 'ready'; readonly ports: readonly number[] }
  /** A port cannot be listened at. */
  | { readonly kind: 'taken'; readonly problem: string }
  | { readonly kind: 'batch'; readonly batch: Batch };
