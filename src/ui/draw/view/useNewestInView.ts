import { useLayoutEffect, useRef, type RefObject } from 'react';

/**
 * Keeps the end of what grows to the right, or downwards, in sight, unless the reader has scrolled back to what is older, or `isHeld` says
 * that it is to stay.
 */
export function useNewestInView(
  grows: 'right' | 'down' = 'right',
  isHeld: (scroller: HTMLElement) => boolean = never,
): RefObject<HTMLDivElement | null> {
  const scroller = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = scroller.current;
    if (element === null) return undefined;
    let isAtEnd = true;
    let lastPx = 0;
    // Where the end is followed older lines are not kept in their place.
    const anchor = () => {
      element.style.overflowAnchor = isAtEnd && !isHeld(element) ? 'none' : 'auto';
    };
    anchor();
    const look = () => {
      const { atPx, leftPx } = placeOf(element, grows);
      // It may have grown before it is told of: only who goes back has scrolled.
      if (leftPx < NEAR_PX) isAtEnd = true;
      else if (atPx < lastPx) isAtEnd = false;
      lastPx = atPx;
      anchor();
    };
    // When something has come or there is less room. The page has been laid out by then: it need not be for this alone.
    const observer = new ResizeObserver(() => {
      if (!isAtEnd || isHeld(element)) return;
      element.scrollTo(grows === 'right' ? { left: element.scrollWidth } : { top: element.scrollHeight });
    });
    for (const watched of [element, ...element.children]) observer.observe(watched);
    element.addEventListener('scroll', look);
    element.addEventListener('focusin', anchor);
    element.addEventListener('focusout', anchor);
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', look);
      element.removeEventListener('focusin', anchor);
      element.removeEventListener('focusout', anchor);
    };
  }, [grows, isHeld]);
  return scroller;
}

/** How far it is scrolled, and how far it can still be. */
function placeOf(
  element: HTMLElement,
  grows: 'right' | 'down',
): { readonly atPx: number; readonly leftPx: number } {
  const { scrollLeft, scrollWidth, clientWidth, scrollTop, scrollHeight, clientHeight } = element;
  return grows === 'right'
    ? { atPx: scrollLeft, leftPx: scrollWidth - clientWidth - scrollLeft }
    : { atPx: scrollTop, leftPx: scrollHeight - clientHeight - scrollTop };
}

function never(): boolean {
  return false;
}

const NEAR_PX = 40;
