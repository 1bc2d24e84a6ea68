// How long a client's session lives, below its disc in every picture.
import type { CastId } from '../../select/cast.ts';
import type { ClientDisc } from '../../select/clientDiscs.ts';
import styles from './picture.module.css';

interface BarProps {
  readonly disc: ClientDisc<CastId>;
  readonly width: number;
  readonly height: number;
  /** Of its upper edge. */
  readonly y: number;
}

/** It runs down once a frame, outside React. */
export function SessionBar({ disc, width, height, y }: BarProps) {
  const size = { width, height, rx: height / 2 };
  return (
    <g
      className={styles.bar}
      data-session={disc.session.state}
      data-renewal={disc.session.renewal}
      transform={`translate(${-width / 2} ${y})`}
    >
      <rect className={styles.barTrack} {...size} />
      <rect className={styles.barFill} {...size} data-bar={disc.id} />
    </g>
  );
}
