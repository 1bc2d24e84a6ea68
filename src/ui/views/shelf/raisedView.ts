// A view that the user asks to see: it comes to the front of its shelf.
import { createStore } from 'zustand';
import type { ViewId } from '../../../scenarios/scenario/scenario.ts';

interface RaisedView {
  /** A new object each time it is asked for. */
  readonly asked: { readonly view: ViewId } | null;
}

export const raisedViewStore = createStore<RaisedView>(() => ({ asked: null }));

export function raiseView(view: ViewId): void {
  raisedViewStore.setState({ asked: { view } });
}
