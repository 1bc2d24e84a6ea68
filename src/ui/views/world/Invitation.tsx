import type { DiscBox } from './layout.ts';
import type { PictureSize } from '../picture/useSize.ts';
import { textWidth } from '../picture/textFit.ts';
import styles from './world.module.css';

/** A word over a client that invites to something, with a ring that breathes three times and then is still. */
export function Invitation({
  text,
  box,
  size,
}: {
  readonly text: string;
  readonly box: DiscBox;
  readonly size: PictureSize;
}) {
  const half = textWidth(text, 12.5 * size.type) / 2 + 10;
  const height = 22 * size.type;
  const aside = Math.max(half + 4 - box.x, Math.min(size.width - half - 4 - box.x, 0));
  const top = -box.r - height - 9;
  return (
    <g className={styles.hint} transform={`translate(${box.x} ${box.y})`} aria-hidden="true">
      <circle className={styles.hintRing} r={box.r + 3} />
      <path className={styles.hintBox} d={`M-5 ${top + height - 1}h10l-5 6z`} />
      <rect
        className={styles.hintBox}
        x={aside - half}
        y={top}
        width={2 * half}
        height={height}
        rx={height / 2}
      />
      <text className={styles.hintText} x={aside} y={top + height * 0.68}>
        {text}
      </text>
    </g>
  );
}
