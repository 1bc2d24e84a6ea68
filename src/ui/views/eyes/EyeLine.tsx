import type { Look } from './eyes.ts';
import type { EyePath } from './layout.ts';
import styles from './eyes.module.css';

/** A look from one seat to another: dotted as all watches are; one that has fired flashes and fades. */
export function EyeLine({
  look,
  path,
  hue,
  dim,
}: {
  readonly look: Look;
  readonly path: EyePath | null;
  readonly hue: number;
  readonly dim: boolean;
}) {
  if (path === null) return null;
  return (
    <g
      className={styles.look}
      data-hue={hue}
      data-state={look.state}
      data-list={look.to === null || undefined}
      data-dim={dim || undefined}
      aria-hidden="true"
    >
      <path className={styles.lookLine} d={path.d} />
      <path
        className={styles.lookHead}
        d={look.to === null ? 'M-4 6L0 0L4 6' : 'M-4 -6L0 0L4 -6'}
        transform={`translate(${path.x} ${path.y})`}
      />
    </g>
  );
}
