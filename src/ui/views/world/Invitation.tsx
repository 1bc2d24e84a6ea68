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
        const { offsetWidth: width, offsetHeight: height } = own;
        const middle = view?.applyX(x) ?? x;
        const left = Math.max(2, Math.min(middle - width / 2, size.width - width - 2));
        // Its visible half ends above the disc; what a finger has beyond that is over the way to the server.
        const top = (view?.applyY(y - r) ?? y - r) - height * 0.78 - 4;
        own.style.transform = `translate(${left}px, ${top}px)`;
        own.style.setProperty(
          '--tip-at',
          `${middle - left - (width - (own.firstElementChild?.clientWidth ?? width)) / 2}px`,
        );
      }),
    [camera, x, y, r, size],
  );
  return (
    <button ref={button} type="button" className={styles.invitation} data-invitation onClick={onAccept}>
      <span>{text}</span>
    </button>
  );
}
