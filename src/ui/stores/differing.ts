// What is otherwise in each world than in the one beside it, while the reader looks for that: marked in pictures, trees and logs.
import { create } from 'zustand';
import type { Zxid } from '../../engine/index.ts';
import type { WorldSide } from '../../scenarios/experiment/experiment.ts';
import type { ViewId } from '../../scenarios/scenario/scenario.ts';

export interface Differing {
  /** By the names that things have in a picture. */
  readonly things: ReadonlySet<string>;
  /** By server the first entry of its log that is not the same. */
  readonly logs: ReadonlyMap<string, Zxid>;
  /** Those that show some of it. */
  readonly views: ReadonlySet<ViewId>;
}

export const NOTHING_DIFFERS: Differing = { things: new Set(), logs: new Map(), views: new Set() };

const useMarked = create<{ readonly marked: readonly [Differing, Differing] }>(() => ({
  marked: [NOTHING_DIFFERS, NOTHING_DIFFERS],
}));

export function useDiffering(side: WorldSide): Differing {
  return useMarked(({ marked }) => marked[side]);
}

export function markDiffering(side: WorldSide, differing: Differing): void {
  useMarked.setState(({ marked }) => ({
    marked: side === 0 ? [differing, marked[1]] : [marked[0], differing],
  }));
}
