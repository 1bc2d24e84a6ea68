import type { Woken } from '../../select/counters.ts';
import { clamp } from '../../draw/board/geometry.ts';
import type { DiscBox } from './layout.ts';
import { BAR_GAP, BAR_HEIGHT } from './verticalPlan.ts';
import styles from './world.module.css';

interface Props {
  readonly woken: Woken;
  readonly box: DiscBox;
  readonly type: number;
}

const PITCH = 8.5;
const RADIUS = 3.3;

/** A dot for each time it was woken, those of the last release strongest. They stay; where they are too many they are counted. */
export function WakeUps({ woken: { times, byLastRelease }, box, type }: Props) {
  const { r, size, captionWidth } = box;
  if (size === 'tiny') {
    return byLastRelease === 0 ? null : (
      <circle className={styles.wakeUp} cx={r * 0.8} cy={r * 0.8} r={RADIUS} />
    );
  }
  const y = r + BAR_GAP + BAR_HEIGHT + 7 * type;
  const most = clamp(Math.floor(Math.min(captionWidth, 4 * r) / (PITCH * type)), 4, 10);
  const shown = times > most ? 1 : times;
  const left = -((shown - 1) * PITCH * type) / 2 - (times > most ? 9 * type : 0);
  return (
    <g data-wake-ups={times}>
      {Array.from({ length: shown }, (_, at) => (
        <circle
          key={at}
          className={styles.wakeUp}
          cx={left + at * PITCH * type}
          cy={y}
          r={RADIUS * type}
          data-earlier={at < times - byLastRelease || undefined}
        />
      ))}
      {times > most && (
        <text className={styles.wakeUpCount} x={left + 6 * type} y={y + 3.6 * type}>
          ×{times}
        </text>
      )}
    </g>
  );
}
