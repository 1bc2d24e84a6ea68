import { useLayoutEffect, useRef, type RefObject } from 'react';

/** Keeps the end of what grows to the right in sight, unless the reader has scrolled back to what is older. */
export function useNewestInView(): RefObject<HTMLDivElement | null> {
  const scroller = useRef<HTMLDivElement>(null);
  const isAtEnd = useRef(true);
  useLayoutEffect(() => {
    const element = scroller.current;
    if (element === null) return undefined;
    let lastLeft = 0;
    const look = () => {
      const { scrollLeft } = element;
      // It may have grown before it is told of: only who goes back has scrolled.
      if (element.scrollWidth - element.clientWidth - scrollLeft < NEAR_PX) isAtEnd.current = true;
      else if (scrollLeft < lastLeft) isAtEnd.current = false;
      lastLeft = scrollLeft;
    };
    // When something has come or there is less room. The page has been laid out by then: it need not be for this alone.
    const observer = new ResizeObserver(() => {
      if (isAtEnd.current) element.scrollTo({ left: element.scrollWidth });
    });
    for (const watched of [element, ...element.children]) observer.observe(watched);
    element.addEventListener('scroll', look);
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', look);
    };
  }, []);
  return scroller;
}

const NEAR_PX = 40;
