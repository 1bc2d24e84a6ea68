import { useId, useLayoutEffect, useRef, type CSSProperties, type ReactNode, type RefObject } from 'react';
import { classes } from '../../parts/classes.ts';
import styles from '../thing/picture.module.css';
import { useSize, type PictureSize } from '../view/useSize.ts';

interface Props {
  readonly className?: string | undefined;
  /** `hintId`: the id of the sentence that says how to walk through the picture. */
  readonly children: (size: PictureSize, hintId: string) => ReactNode;
  /** The same in words. */
  readonly renderText: (hintId: string) => ReactNode;
}

/** Where a picture stands: drawn once it is known how much room there is, and in words beside it. */
export function PictureBox({ className, children, renderText }: Props) {
  const host = useRef<HTMLDivElement>(null);
  const probe = useRef<HTMLSpanElement>(null);
  const size = useSize(host, probe);
  useStillWhenSized(host, size);
  const hintId = useId();
  return (
    <div ref={host} className={classes(styles.picture, className)}>
      <span ref={probe} className={styles.probe} aria-hidden="true" />
      {size !== null && children(size, hintId)}
      {renderText(hintId)}
    </div>
  );
}

/** In a picture of another size everything stands at once: lines do not glide, and things on their way would leave them. */
function useStillWhenSized(host: RefObject<Element | null>, size: PictureSize | null): void {
  const drawn = useRef<PictureSize | null>(null);
  // Until it is drawn again for another reason.
  useLayoutEffect(() => {
    host.current?.toggleAttribute('data-sized', drawn.current !== size);
    drawn.current = size;
  });
}

interface GrownProps {
  /** The type that it is laid out with. */
  readonly type: number;
  readonly children: ReactNode;
}

/** What style sheets draw in a picture grows with what is laid out in it. */
export function Grown({ type, children }: GrownProps) {
  const style: CSSProperties & Record<'--type-scale', number> = { '--type-scale': type };
  return (
    <div className={styles.grown} style={style}>
      {children}
    </div>
  );
}
