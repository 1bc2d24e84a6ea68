import { useEffect, type RefObject } from 'react';

/** What comes in place of a control that had the focus takes it, so that it is read out and keys go on working. */
export function useLostFocus(ref: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    if (document.activeElement === document.body) ref.current?.focus({ preventScroll: true });
  }, [ref]);
}
