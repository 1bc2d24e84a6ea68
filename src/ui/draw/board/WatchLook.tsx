import type { WatchArrow } from '../../select/watchArrows.ts';
import styles from './watchLook.module.css';

interface Props {
  readonly path: { readonly d: string; readonly x: number; readonly y: number };
  /** The client’s colour whose watch it is. */
  readonly hue: number;
  readonly state: WatchArrow['state'];
  /** Whether it is at the list of children, and not at one znode. */
  readonly isList: boolean;
  readonly head: 'up' | 'down';
  readonly isDim: boolean;
}

/** Who watches whom: dotted, as in the large picture; a watch that has fired flashes and is gone when it was heard. */
export function WatchLook({ path, hue, state, isList, head, isDim }: Props) {
  return (
    <g
      className={styles.look}
      data-hue={hue % 8}
      data-state={state}
      data-list={isList || undefined}
      data-dim={isDim || undefined}
      aria-hidden="true"
    >
      <path className={styles.line} d={path.d} />
      <path
        className={styles.head}
        d={head === 'up' ? 'M-4 6L0 0L4 6' : 'M-4 -6L0 0L4 -6'}
        transform={`translate(${path.x} ${path.y})`}
      />
    </g>
  );
}
