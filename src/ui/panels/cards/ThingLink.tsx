import type { ReactNode } from 'react';
import { hover, select, type Thing } from '../../stores/selection.ts';
import styles from './ThingLink.module.css';

/** The name of something in the picture: pointing at it lights it, choosing it opens its card. */
export function ThingLink({ thing, children }: { readonly thing: Thing; readonly children: ReactNode }) {
  return (
    <button
      type="button"
      className={styles.link}
      onClick={() => select(thing)}
      onPointerEnter={() => hover(thing)}
      onPointerLeave={() => hover(null)}
    >
      {children}
    </button>
  );
}
