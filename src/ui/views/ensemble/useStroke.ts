// Drawing a line across the picture with a pointer: from empty space, or from an end of a cut that is there. Escape lets it
// go.
import { useEffect, useRef, useState, type PointerEvent, type RefObject } from 'react';
import type { Camera } from '../../draw/board/camera.ts';
import type { Point } from '../../draw/board/geometry.ts';
import type { Stroke } from './strokeSides.ts';

export interface StrokeDrawing {
  readonly stroke: Stroke | null;
  /** A pointer went down on something that is nothing. */
  readonly begin: (event: PointerEvent) => void;
  /** An end of a cut was taken: the line goes on from its other end, in place of that cut. */
  readonly take: (fixed: Point, event: PointerEvent) => void;
}

/** A line shorter than this was a click. */
const SHORTEST = 28;

/** `onDone` is given the line, and whether it takes the place of one that is there. */
export function useStroke(
  drawing: RefObject<SVGSVGElement | null>,
  camera: Camera,
  onDone: (stroke: Stroke, replaces: 'nothing' | 'cut') => void,
): StrokeDrawing {
  const [stroke, setStroke] = useState<Stroke | null>(null);
  const end = useRef<(() => void) | null>(null);
  useEffect(() => () => end.current?.(), []);

  const follow = (from: Point, replaces: 'nothing' | 'cut', event: PointerEvent) => {
    const svg = drawing.current;
    if (svg === null || event.button !== 0) return;
    end.current?.();
    const { pointerId } = event;
    let to = pointIn(svg, camera, event.nativeEvent);
    const move = (moved: globalThis.PointerEvent) => {
      if (moved.pointerId !== pointerId) return;
      to = pointIn(svg, camera, moved);
      setStroke(isLong(from, to) ? { from, to } : null);
    };
    const up = (released: globalThis.PointerEvent) => {
      if (released.pointerId !== pointerId) return;
      stop();
      if (isLong(from, to)) onDone({ from, to }, replaces);
    };
    // A second finger zooms.
    const join = (another: globalThis.PointerEvent) => {
      if (another.pointerId !== pointerId) stop();
    };
    const key = (pressed: KeyboardEvent) => {
      if (pressed.key !== 'Escape') return;
      pressed.preventDefault();
      stop();
    };
    const stop = () => {
      removeEventListener('pointerdown', join);
      removeEventListener('pointermove', move);
      removeEventListener('pointerup', up);
      removeEventListener('pointercancel', stop);
      removeEventListener('keydown', key, true);
      end.current = null;
      setStroke(null);
    };
    addEventListener('pointerdown', join);
    addEventListener('pointermove', move);
    addEventListener('pointerup', up);
    addEventListener('pointercancel', stop);
    addEventListener('keydown', key, true);
    end.current = stop;
  };

  return {
    stroke,
    begin: (event) => {
      const svg = drawing.current;
      if (svg !== null) follow(pointIn(svg, camera, event.nativeEvent), 'nothing', event);
    },
    take: (fixed, event) => {
      event.stopPropagation();
      event.preventDefault();
      follow(fixed, 'cut', event);
    },
  };
}

function isLong(from: Point, to: Point): boolean {
  return Math.hypot(to.x - from.x, to.y - from.y) >= SHORTEST;
}

/** Where the camera stands aside, a picture's pixels are the page's. */
function pointIn(svg: SVGSVGElement, camera: Camera, { clientX, clientY }: globalThis.PointerEvent): Point {
  const { left, top } = svg.getBoundingClientRect();
  const onScreen: [number, number] = [clientX - left, clientY - top];
  const [x, y] = camera.view?.invert(onScreen) ?? onScreen;
  return { x, y };
}
