import type { ReactNode } from 'react';
import { Corners, Minus, Plus } from '../../parts/icons.tsx';
import { useWords } from '../../../words/useWords.ts';
import type { Zoom } from './useZoom.ts';
import styles from './zoom.module.css';

interface Props {
  readonly zoom: Zoom;
  /** How far below the upper edge they stand; at the lower one without. */
  readonly top?: number;
}

/** At the right of the picture while it is pointed at, and as long as not all of it is in sight. By keyboard +, − and 0. */
export function ZoomButtons({ zoom, top }: Props) {
  const { zoom: words } = useWords().picture;
  return (
    <div
      className={styles.zoom}
      style={top === undefined ? undefined : { top, bottom: 'auto' }}
      data-zoom=""
      data-close={zoom.isClose || undefined}
      role="group"
      aria-label={words.name}
    >
      <ZoomButton name={words.further} onClick={zoom.further}>
        <Minus aria-hidden="true" />
      </ZoomButton>
      <ZoomButton name={words.fit} onClick={zoom.fit}>
        <Corners aria-hidden="true" />
      </ZoomButton>
      <ZoomButton name={words.nearer} onClick={zoom.nearer}>
        <Plus aria-hidden="true" />
      </ZoomButton>
    </div>
  );
}

interface ButtonProps {
  readonly name: string;
  readonly onClick: () => void;
  readonly children: ReactNode;
}

function ZoomButton({ name, onClick, children }: ButtonProps) {
  return (
    <button type="button" tabIndex={-1} aria-label={name} title={name} onClick={onClick}>
      {children}
    </button>
  );
}
