import { useLayoutEffect, useRef } from 'react';
import type { Camera } from '../../draw/board/camera.ts';
import type { PictureSize } from '../../draw/view/useSize.ts';
import type { DiscBox } from './layout.ts';
import styles from './world.module.css';

interface Props {
  readonly text: string;
  readonly box: DiscBox;
  readonly size: PictureSize;
  readonly camera: Camera;
  readonly onAccept: () => void;
}

/** A button over a client that invites to something. It keeps its size and stays with the client wherever the camera is. */
export function Invitation({ text, box, size, camera, onAccept }: Props) {
  const button = useRef<HTMLButtonElement>(null);
  const { x, y, r } = box;
  useLayoutEffect(
    () =>
      camera.follow((view) => {
        const own = button.current;
        if (own === null) return;
        // What it measures is known to the style sheet: to ask for it would lay out the page.
        own.style.setProperty('--room', `${size.width}px`);
        own.style.setProperty('--middle', `${view?.applyX(x) ?? x}px`);
        own.style.setProperty('--foot', `${view?.applyY(y - r) ?? y - r}px`);
      }),
    [camera, x, y, r, size],
  );
  return (
    <button ref={button} type="button" className={styles.invitation} data-invitation onClick={onAccept}>
      <span>{text}</span>
    </button>
  );
}
