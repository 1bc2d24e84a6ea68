import { useLayoutEffect, useRef, type ReactNode, type Ref, type SVGProps } from 'react';
import { classes } from '../../parts/classes.ts';
import styles from '../thing/picture.module.css';
import type { PictureSize } from '../view/useSize.ts';
import type { Zoom } from './useZoom.ts';

type Handlers = Pick<
  SVGProps<SVGSVGElement>,
  | 'onClick'
  | 'onDoubleClick'
  | 'onKeyDown'
  | 'onFocus'
  | 'onBlur'
  | 'onContextMenu'
  | 'onPointerDown'
  | 'onPointerDownCapture'
  | 'onPointerUpCapture'
  | 'onPointerCancelCapture'
  | 'onPointerMove'
  | 'onPointerLeave'
>;

/** What every picture hands down to its drawing. */
export interface CanvasProps {
  readonly ref: Ref<SVGSVGElement>;
  readonly zoom: Zoom;
  readonly name: string;
  /** The id of the sentence that says how to walk through it. */
  readonly hintId: string;
  readonly handlers: Handlers;
}

interface Props extends CanvasProps {
  readonly className?: string | undefined;
  readonly size: PictureSize;
  /** Patterns beside the frost. */
  readonly defs?: ReactNode;
  readonly scrolls?: boolean;
  readonly children: ReactNode;
}

/** What stands still between two steps, in one group that the camera moves. */
export function Canvas(props: Props) {
  const { ref, zoom, name, hintId, handlers, className, size, defs, scrolls = false, children } = props;
  const stage = useRef<SVGGElement>(null);
  useLayoutEffect(
    () => zoom.camera.follow((view) => stage.current?.setAttribute('transform', view?.toString() ?? '')),
    [zoom.camera],
  );
  const { width, height } = size;
  return (
    <svg
      ref={ref}
      className={classes(styles.drawing, className)}
      style={{ height }}
      viewBox={`0 0 ${width} ${height}`}
      data-drawing
      data-close={zoom.isClose || undefined}
      data-scrolls={scrolls || undefined}
      role="group"
      aria-label={name}
      aria-describedby={hintId}
      {...handlers}
    >
      <defs>
        <Frost />
        {defs}
      </defs>
      <g ref={stage}>{children}</g>
    </svg>
  );
}

/** Over what stands still. The same in every picture, so that any of them may be the one that defines it. */
function Frost() {
  return (
    <pattern id="frost" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
      <rect className={styles.frostGround} width="6" height="6" />
      <rect className={styles.frostLine} width="2.4" height="6" />
    </pattern>
  );
}
