// Zustand in tests of components: it knows every store that was made, so that all can be put back (asLoaded.ts).
import type { StateCreator, StoreApi, UseBoundStore } from 'zustand';
import { create as createHook } from 'zustand/react';
import { createStore as createPlain } from 'zustand/vanilla';

const made = new Set<() => void>();

export function create<T>(initializer: StateCreator<T>): UseBoundStore<StoreApi<T>> {
  return putBackLater(createHook<T>(initializer));
}

export function createStore<T>(initializer: StateCreator<T>): StoreApi<T> {
  return putBackLater(createPlain<T>(initializer));
}

export function putBackStores(): void {
  for (const putBack of made) putBack();
}

function putBackLater<T, S extends StoreApi<T>>(store: S): S {
  made.add(() => store.setState(store.getInitialState(), true));
  return store;
}
