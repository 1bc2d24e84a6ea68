import { useEffect, useRef } from 'react';
import type { FromSearch } from '../model/service.ts';
import type { Held } from './keptByWorld.ts';
import { startSearch, type RunningSearch, type SearchOrder } from './startSearch.ts';

export interface SearchState {
  readonly is: 'yetToStart' | 'running' | 'over';
  /** Null: it has said nothing yet. */
  readonly latest: FromSearch | null;
  readonly isHere: boolean;
}

export const YET_TO_SEARCH: SearchState = { is: 'yetToStart', latest: null, isHere: false };

/** One search at a time, which ends with the component that shows it. What it had found by then is held elsewhere. */
export function useSearch([state, change]: Held<SearchState>) {
  const running = useRef<RunningSearch | null>(null);
  useEffect(
    () => () => {
      running.current?.drop();
      change((before) => (before.is === 'running' ? YET_TO_SEARCH : before));
    },
    [change],
  );
  const forget = (): void => {
    running.current?.drop();
    running.current = null;
    change(() => YET_TO_SEARCH);
  };
  const start = (order: SearchOrder): void => {
    running.current?.drop();
    change(() => ({ ...YET_TO_SEARCH, is: 'running' }));
    running.current = startSearch(order, {
      hear: (latest) =>
        change(({ isHere }) => ({ is: latest.type === 'progress' ? 'running' : 'over', latest, isHere })),
      goesOnHere: () => change((before) => ({ ...before, isHere: true })),
    });
  };
  return { ...state, start, stop: () => running.current?.stop(), forget };
}
