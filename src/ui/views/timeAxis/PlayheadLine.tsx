import { useEffect, useRef } from 'react';
import { percent } from '../../parts/percent.ts';
import { subscribeFrame } from '../../playback/frames.ts';
import { shareOf, type TimePage } from './timePage.ts';
import styles from './timePaper.module.css';

/** Where the page looks, across all rows; what lies beyond it is pale. It is moved once a frame, outside React. */
export function PlayheadLine({ page }: { readonly page: TimePage }) {
  const line = useRef<HTMLDivElement>(null);
  useEffect(() => {
    let written = '';
    return subscribeFrame(({ step, timeMs }) => {
      // At the very end it still is to be seen.
      const share = Math.max(-0.1, Math.min(0.996, shareOf(page, { step, timeMs })));
      const transform = `translateX(${percent(share)})`;
      if (transform === written || line.current === null) return;
      written = transform;
      line.current.style.transform = transform;
    });
  }, [page]);
  return <div ref={line} className={styles.playhead} />;
}
