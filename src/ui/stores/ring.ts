// The commands that stand beside a thing of the picture: of what, and where it is drawn.
import { create } from 'zustand';
import { select, type Thing } from './selection.ts';

export interface Ring {
  readonly thing: Thing;
  /** What they stand beside, and where the focus returns to. */
  readonly drawn: SVGElement;
  /** Where on it the pointer was; null by keyboard. */
  readonly at: { readonly x: number; readonly y: number } | null;
}

export const useRing = create<{ readonly ring: Ring | null }>(() => ({ ring: null }));

/** Selects the thing, and offers its commands beside it. */
export function openRing(ring: Ring): void {
  useRing.setState({ ring });
  select(ring.thing);
}

export function closeRing(): void {
  if (useRing.getState().ring !== null) useRing.setState({ ring: null });
}
