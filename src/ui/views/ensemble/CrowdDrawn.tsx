import { useWords } from '../../../words/useWords.ts';
import { firstThatFits } from '../picture/textFit.ts';
import type { Crowd } from './clientDocks.ts';
import styles from './crowd.module.css';

/** Clients of one server that are too many to be drawn: their number, with a few discs behind it. */
export function CrowdDrawn({ crowd, type }: { readonly crowd: Crowd; readonly type: number }) {
  const { ensemble } = useWords();
  const { x, y, w, h, count } = crowd;
  const size = 11.5 * type;
  const text = firstThatFits([ensemble.crowd(count), ensemble.crowdMore(count)], w - 10, size, 'sans');
  return (
    <g className={styles.crowd} transform={`translate(${x} ${y})`} aria-hidden="true">
      <rect className={styles.behind} x={-w / 2 + 6} y={-h / 2 - 5} width={w - 12} height={h} rx={h / 2} />
      <rect className={styles.front} x={-w / 2} y={-h / 2} width={w} height={h} rx={h / 2} />
      <text className={styles.count} y={size * 0.36} style={{ fontSize: size }}>
        {text}
      </text>
    </g>
  );
}
