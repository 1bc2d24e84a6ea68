import { useEffect, useRef } from 'react';
import { frames } from '../../playback/frames.ts';
import { HUB, RIM } from './radii.ts';
import styles from './sessionWheel.module.css';

interface Props {
  readonly periodMs: number;
  /** Null: it goes. */
  readonly standsAtMs: number | null;
}

/** The time. It goes smoothly, outside React, unless its server stands still. */
export function Hand({ periodMs, standsAtMs }: Props) {
  const hand = useRef<SVGGElement>(null);
  useEffect(() => {
    let written = '';
    return frames.subscribe(({ timeMs }) => {
      const degrees = (((standsAtMs ?? timeMs) / periodMs) * 360).toFixed(2);
      const transform = `rotate(${degrees}deg)`;
      if (transform === written || hand.current === null) return;
      written = transform;
      hand.current.style.transform = transform;
    });
  }, [periodMs, standsAtMs]);
  return (
    <g ref={hand} className={styles.hand} data-stands={standsAtMs !== null || undefined}>
      <line x1={0} x2={0} y1={-HUB + 4} y2={-RIM - 2} />
      <path d={`M-4.5 ${-RIM - 5}L4.5 ${-RIM - 5}L0 ${-RIM + 5}Z`} />
    </g>
  );
}
