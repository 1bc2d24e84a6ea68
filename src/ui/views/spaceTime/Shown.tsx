import { useEffect, useId, useRef, type ReactNode } from 'react';
import { frames } from '../../playback/frames.ts';
import type { Page } from './page.ts';

interface Props {
  readonly page: Page;
  readonly height: number;
  /** The last time that was shown. */
  readonly shownMs: number;
  readonly children: ReactNode;
}

/** What goes on until now: it ends where the playhead is, or has been, and grows with it once a frame, outside React. */
export function Shown({ page, height, shownMs, children }: Props) {
  const id = useId();
  const reach = useRef<SVGRectElement>(null);
  useEffect(() => {
    let written = '';
    return frames.subscribe(({ timeMs }) => {
      const width = Math.max(0, LEFT_PX + page.xOf(Math.max(timeMs, shownMs))).toFixed(1);
      if (width === written) return;
      written = width;
      reach.current?.setAttribute('width', width);
    });
  }, [page, shownMs]);
  return (
    <>
      <clipPath id={id}>
        <rect ref={reach} x={-LEFT_PX} y={0} width={0} height={height} />
      </clipPath>
      <g clipPath={`url(#${id})`}>{children}</g>
    </>
  );
}

/** What came before the page begins so far left of it. */
const LEFT_PX = 9;
