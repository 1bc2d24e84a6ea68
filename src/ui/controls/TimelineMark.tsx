import type { ReactNode } from 'react';
import { classes } from '../parts/classes.ts';
import { Tip } from '../parts/Tip.tsx';
import { percent } from '../parts/percent.ts';
import styles from './Timeline.module.css';

interface MarkProps {
  readonly left: number;
  readonly name: string;
  readonly look: 'pin' | 'flag';
  readonly onChoose: () => void;
  readonly children?: ReactNode;
}

/** By keyboard marks are reached from the slider with Page Up and Page Down. */
export function TimelineMark({ left, name, look, onChoose, children }: MarkProps) {
  if (left < 0 || left > 1) return null;
  return (
    <Tip text={name}>
      {() => (
        <button
          type="button"
          className={classes(styles.mark, styles[look])}
          style={{ left: percent(left) }}
          tabIndex={-1}
          aria-label={name}
          onClick={onChoose}
        >
          {children}
        </button>
      )}
    </Tip>
  );
}
