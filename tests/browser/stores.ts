// Zustand in tests of components: it knows every store that was made, so that all can be put back (asLoaded.ts).
import type { StateCreator, StoreApi, UseBoundStore } from 'zustand';
import { create as createStore } from 'zustand/react';

const made = new Set<() => void>();

export function create<T>(initializer: StateCreator<T>): UseBoundStore<StoreApi<T>> {
  const store = createStore<T>(initializer);
  made.add(() => store.setState(store.getInitialState(), true));
  return store;
}

export function putBackStores(): void {
  for (const putBack of made) putBack();
}
