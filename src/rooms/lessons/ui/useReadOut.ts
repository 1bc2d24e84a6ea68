import { useEffect, type RefObject } from 'react';
import { readOut } from './readOut.ts';

/**
 * What comes in place of a control that had the focus takes it, so that keys go on working; else it is read out. Once something has been
 * played for the learner, the picture as a whole has the focus for that control, see `keepFocus.ts`.
 */
export function useReadOut(ref: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { activeElement } = document;
    if (activeElement === document.body || activeElement?.id === 'picture')
      ref.current?.focus({ preventScroll: true });
    else readOut(ref.current?.innerText ?? '');
  }, [ref]);
}
