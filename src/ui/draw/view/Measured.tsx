import { useRef, type ReactNode } from 'react';
import type { PictureSize } from './useSize.ts';
import { useSize } from './useSize.ts';
import styles from './frame.module.css';

/** Draws what is inside once it is known how much room there is, and again when that changes. */
export function Measured({ children }: { readonly children: (size: PictureSize) => ReactNode }) {
  const host = useRef<HTMLDivElement>(null);
  const probe = useRef<HTMLSpanElement>(null);
  const size = useSize(host, probe);
  return (
    <div ref={host} className={styles.measured}>
      <span ref={probe} className={styles.probe} aria-hidden="true" />
      {size !== null && children(size)}
    </div>
  );
}
