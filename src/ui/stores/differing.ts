// The things of each world that are otherwise in the world beside it, while somebody looks for that: marked in the pictures.
import { create } from 'zustand';
import type { WorldSide } from '../../scenarios/experiment/experiment.ts';

type Marked = readonly [ReadonlySet<string>, ReadonlySet<string>];

const NONE: ReadonlySet<string> = new Set();

const useMarked = create<{ readonly marked: Marked }>(() => ({ marked: [NONE, NONE] }));

/** By the names that things have in a picture. */
export function useDiffering(side: WorldSide): ReadonlySet<string> {
  return useMarked(({ marked }) => marked[side]);
}

export function markDiffering(side: WorldSide, keys: ReadonlySet<string>): void {
  useMarked.setState(({ marked }) => ({ marked: side === 0 ? [keys, marked[1]] : [marked[0], keys] }));
}
