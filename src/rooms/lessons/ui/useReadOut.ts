import { useEffect, type RefObject } from 'react';
import { readOut } from './readOut.ts';

/** What comes in place of a control that had the focus takes it, so that keys go on working; else it is read out. */
export function useReadOut(ref: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    if (document.activeElement === document.body) ref.current?.focus({ preventScroll: true });
    else readOut(ref.current?.innerText ?? '');
  }, [ref]);
}
