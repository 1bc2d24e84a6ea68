// What a client looks like in every picture: how its disc is filled, and how long its session lives.
import type { CastId } from '../../select/cast.ts';
import type { ClientDisc } from '../../select/clientDiscs.ts';
import styles from './picture.module.css';

/** How a disc is filled: full while the client is awake, hollow while it waits, frosted while paused, empty when dead. */
export function bodyOf({
  process,
  session,
  activity,
}: ClientDisc<CastId>): 'awake' | 'asleep' | 'frosted' | 'dead' {
  if (process === 'killed' || process === 'closed') return 'dead';
  if (process === 'paused') return 'frosted';
  if (session.state === 'ended') return 'asleep';
  return activity === 'asking' || activity === 'holding' || activity === 'resting' ? 'awake' : 'asleep';
}

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
