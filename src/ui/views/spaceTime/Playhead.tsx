import { useEffect, useRef } from 'react';
import { frames } from '../../playback/frames.ts';
import type { Page } from './page.ts';
import styles from './spaceTime.module.css';

/** Where the page looks; what lies beyond it is pale. It is moved once a frame, outside React. */
export function Playhead({ page }: { readonly page: Page }) {
  const line = useRef<HTMLDivElement>(null);
  useEffect(() => {
    let written = '';
    return frames.subscribe(({ timeMs }) => {
      const transform = `translateX(${Math.min(page.widthPx, page.xOf(timeMs)).toFixed(1)}px)`;
      if (transform === written || line.current === null) return;
      written = transform;
      line.current.style.transform = transform;
    });
  }, [page]);
  return <div ref={line} className={styles.playhead} aria-hidden="true" />;
}
