// A view that somebody asks to be seen: it comes to the front of its shelf.
import { create } from 'zustand';
import type { ViewId } from '../../../scenarios/scenario/scenario.ts';

interface BroughtUp {
  /** A new object each time it is asked for. */
  readonly asked: { readonly view: ViewId } | null;
}

export const useBroughtUp = create<BroughtUp>(() => ({ asked: null }));

export function bringUpView(view: ViewId): void {
  useBroughtUp.setState({ asked: { view } });
}
