import type { ReactNode } from 'react';
import type { CastId } from '../../select/cast.ts';
import type { ClientDisc } from '../../select/clientDiscs.ts';
import { BANG, CHECK, CROSS, KEY, MOON, PAUSE } from './glyphs.ts';
import styles from './picture.module.css';

interface Props {
  readonly disc: ClientDisc<CastId>;
  readonly r: number;
  readonly size: 'full' | 'tiny';
}

/** Signs at a disc's edge: belief at the upper right, what its process does at the upper left. */
export function ClientBadges({ disc, r, size }: Props) {
  const at = r * 0.8;
  const isDead = disc.process === 'killed' || disc.process === 'closed';
  const scale = size === 'tiny' ? 0.62 : 1;
  return (
    <>
      {disc.belief !== null && !isDead && (
        <Badge x={at + 1} y={-at} scale={scale} look={isMistaken(disc) ? 'falseBelief' : 'belief'}>
          <path d={KEY} transform="scale(0.86)" />
          {isMistaken(disc) && <path className={styles.slash} d="M-7 7L7 -7" />}
        </Badge>
      )}
      {disc.process === 'paused' && (
        <Badge x={-at - 1} y={-at} scale={scale} look="pause">
          <path d={PAUSE} />
        </Badge>
      )}
      {disc.process === 'killed' && (
        <Badge x={-at - 1} y={-at} scale={scale} look="killed">
          <path className={styles.cross} d={CROSS} />
        </Badge>
      )}
      {disc.activity === 'done' && !isDead && (disc.owns.length === 0 || disc.place !== null) && (
        <Badge x={at + 1} y={-at} scale={scale} look="done">
          <path className={styles.check} d={CHECK} />
        </Badge>
      )}
      {disc.activity === 'failed' && !isDead && disc.belief === null && (
        <Badge x={at + 1} y={-at} scale={scale} look="failed">
          <path className={styles.cross} d={BANG} />
        </Badge>
      )}
      {size === 'full' && isAsleep(disc) && (
        <path className={styles.moon} d={MOON} transform={`translate(${at + 3} ${-at - 1})`} />
      )}
    </>
  );
}

/** Whether its belief is false. While the server is down, that is unknown. */
function isMistaken(disc: ClientDisc<CastId>): boolean {
  return disc.belief?.truth === 'false' && disc.session.state !== 'unknown';
}

function isAsleep(disc: ClientDisc<CastId>): boolean {
  return disc.activity === 'waiting' && disc.process === 'running' && disc.belief === null;
}

function Badge({
  x,
  y,
  scale,
  look,
  children,
}: {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  readonly look: 'belief' | 'falseBelief' | 'pause' | 'killed' | 'done' | 'failed';
  readonly children: ReactNode;
}) {
  return (
    <g className={styles.badge} data-look={look} transform={`translate(${x} ${y}) scale(${scale})`}>
      <circle r={10} />
      {children}
    </g>
  );
}
