// How high the shelf has become while one scene was shown: it grows with what is written there and never shrinks, so that the
// picture above moves seldom. Both worlds keep the same height, and stay level.
import { useLayoutEffect, type CSSProperties, type RefObject } from 'react';
import { create } from 'zustand';
import { useSession } from '../../stores/session.ts';

/** Some rows of a table, so that not every new row moves the picture. */
const STEP_PX = 64;

interface Kept {
  /** The scene it became so high in. */
  readonly of: unknown;
  readonly heightPx: number;
}

const useKept = create<Kept>(() => ({ of: null, heightPx: 0 }));

export function useKeptHeight(shelf: RefObject<HTMLElement | null>): CSSProperties {
  const experiment = useSession((session) => session.experiment);
  const kept = useKept((last) => heightIn(last, experiment));
  useLayoutEffect(() => {
    const element = shelf.current;
    if (element === null) return undefined;
    const observer = new ResizeObserver(() => {
      const heightPx = Math.ceil(element.getBoundingClientRect().height / STEP_PX) * STEP_PX;
      if (heightPx > heightIn(useKept.getState(), experiment)) useKept.setState({ of: experiment, heightPx });
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [shelf, experiment]);
  const style: CSSProperties & Record<'--kept-height', string> = { '--kept-height': `${kept}px` };
  return style;
}

function heightIn({ of, heightPx }: Kept, experiment: unknown): number {
  return of === experiment ? heightPx : 0;
}
