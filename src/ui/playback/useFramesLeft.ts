// What is large is drawn piece by piece, so that no frame takes long: a piece waits for so many frames of what stands already.
import { useEffect, useState } from 'react';
import { frames } from './frames.ts';

/** How many of so many frames the page has still to draw, counted from when this stands. */
export function useFramesLeft(count: number): number {
  const [left, setLeft] = useState(count);
  useEffect(() => {
    if (left === 0) return undefined;
    let timer = 0;
    // Called before the frame is drawn: what is set there would be drawn in that frame.
    const end = frames.glide(() => {
      timer = window.setTimeout(() => setLeft(left - 1));
      return false;
    });
    return () => {
      end();
      clearTimeout(timer);
    };
  }, [left]);
  return left;
}
