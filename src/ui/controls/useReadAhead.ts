import { useEffect, useReducer } from 'react';
import type { Findable } from '../room/findable.ts';
import { isRead, readAhead } from './search.ts';

/** Reads what can be searched while nothing is typed yet, in a task of its own. */
export function useReadAhead(all: readonly Findable[]): void {
  useEffect(() => laterRead(all, () => undefined), [all]);
}

/** The same of what comes with the first letters: whether it has been read by now. */
export function useIsRead(all: readonly Findable[]): boolean {
  const [, look] = useReducer((looks: number) => looks + 1, 0);
  const isKnown = isRead(all);
  useEffect(() => (isKnown ? undefined : laterRead(all, look)), [all, isKnown]);
  return isKnown;
}

/** Returns what gives it up. */
function laterRead(all: readonly Findable[], then: () => void): () => void {
  const timer = setTimeout(() => {
    readAhead(all);
    then();
  });
  return () => clearTimeout(timer);
}
