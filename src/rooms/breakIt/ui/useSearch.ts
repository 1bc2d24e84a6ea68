import { useEffect, useRef, useState } from 'react';
import type { FromSearch } from '../model/service.ts';
import { startSearch, type RunningSearch, type SearchOrder } from './startSearch.ts';

interface SearchState {
  readonly is: 'yetToStart' | 'running' | 'over';
  /** Null: it has said nothing yet. */
  readonly latest: FromSearch | null;
  readonly isHere: boolean;
}

const YET_TO_START: SearchState = { is: 'yetToStart', latest: null, isHere: false };

/** One search at a time, which ends with the component that shows it. */
export function useSearch() {
  const [state, setState] = useState(YET_TO_START);
  const running = useRef<RunningSearch | null>(null);
  useEffect(() => () => running.current?.drop(), []);
  const forget = (): void => {
    running.current?.drop();
    running.current = null;
    setState(YET_TO_START);
  };
  const start = (order: SearchOrder): void => {
    running.current?.drop();
    setState({ ...YET_TO_START, is: 'running' });
    running.current = startSearch(order, {
      hear: (latest) =>
        setState(({ isHere }) => ({ is: latest.type === 'progress' ? 'running' : 'over', latest, isHere })),
      goesOnHere: () => setState((before) => ({ ...before, isHere: true })),
    });
  };
  return { ...state, start, stop: () => running.current?.stop(), forget };
}
