// Something on a board: it has a place, can be walked to, pointed at and chosen, and steps back while something else is pointed at.
import type { ReactNode } from 'react';
import { usePointed, useDrawing } from './drawing.ts';
import type { Name } from './useLooks.ts';
import { classes } from '../../parts/classes.ts';
import styles from './thing.module.css';

interface Props {
  readonly name: Name;
  /** Other things that it stands for as well. */
  readonly also?: readonly Name[];
  /** What it is, in a sentence. */
  readonly text: string;
  readonly x: number;
  readonly y: number;
  /** The client’s colour whose it is; undefined: nobody’s. */
  readonly hue?: number | undefined;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** Data attributes are passed on to the element. */
export function Thing({ name, also = NONE, text, x, y, hue, className, children, ...data }: Props) {
  const { looks } = useDrawing();
  return (
    <g
      role="button"
      className={classes(styles.thing, className)}
      style={{ transform: `translate(${x}px, ${y}px)` }}
      data-hue={hue === undefined ? undefined : hue % 8}
      data-look={looks.of(name, ...also)}
      {...data}
      {...usePointed(name, text)}
    >
      {children}
    </g>
  );
}

const NONE: readonly Name[] = [];
