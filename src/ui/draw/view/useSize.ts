// The measured size of an element, and how large type is in it.
import { useLayoutEffect, useState, type RefObject } from 'react';

export interface PictureSize {
  readonly width: number;
  readonly height: number;
  /** 1, or more where type is larger for a room. */
  readonly type: number;
}

/** `probe` is an element of 100 × --type-scale pixels: its width says how large type is. Null until measured. */
export function useSize(
  host: RefObject<Element | null>,
  probe: RefObject<Element | null>,
): PictureSize | null {
  const [size, setSize] = useState<PictureSize | null>(null);
  useLayoutEffect(() => {
    const element = host.current;
    const ruler = probe.current;
    if (element === null || ruler === null) return undefined;
    const measure = () => {
      const { width, height } = element.getBoundingClientRect();
      const type = ruler.getBoundingClientRect().width / 100 || 1;
      if (width > 0 && height > 0) setSize((last) => sameOr(last, { width, height, type }));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    observer.observe(ruler);
    return () => observer.disconnect();
  }, [host, probe]);
  return size;
}

function sameOr(last: PictureSize | null, next: PictureSize): PictureSize {
  const same =
    last !== null && last.width === next.width && last.height === next.height && last.type === next.type;
  return same ? last : next;
}
