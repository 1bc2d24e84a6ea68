// What a small picture turns on: a promise that breaks, or the point of a scene where none does.
import type { InvariantId, Violation } from '../../../engine/index.ts';

export interface Turn extends Omit<Violation, 'invariant'> {
  /** Null where nothing breaks. */
  readonly invariant: InvariantId | null;
  /** Where nothing breaks: whether each request is marked, and each watch event. */
  readonly ticks?: boolean;
  readonly bells?: boolean;
}
