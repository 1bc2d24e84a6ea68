// Zoom and pan of a picture as a component has it: gestures on its drawing, the keys + − 0, and commands for buttons.
import { useEffect, useLayoutEffect, useState, useSyncExternalStore, type RefObject } from 'react';
import { useSession } from '../../stores/session.ts';
import type { Camera } from './camera.ts';
import type { Box } from './geometry.ts';
import { Zooming, type Bounds, type Drag } from './zooming.ts';

export interface Zoom {
  readonly camera: Camera;
  /** Whether less than the whole picture is in sight. */
  readonly isClose: boolean;
  readonly nearer: () => void;
  readonly further: () => void;
  /** All of it. */
  readonly fit: () => void;
  /** A part of it; null: all of it. */
  readonly focusOn: (part: Box | null) => void;
}

export function useZoom(drawing: RefObject<SVGSVGElement | null>, size: Bounds, drag: Drag): Zoom {
  const [zooming] = useState(() => new Zooming());
  const { camera, nearer, further, fit } = zooming;
  useLayoutEffect(
    () => (drawing.current === null ? undefined : zooming.attach(drawing.current, drag)),
    [drawing, zooming, drag],
  );
  const { width, height } = size;
  useLayoutEffect(() => zooming.resize({ width, height }), [zooming, width, height]);
  useEffect(
    () =>
      useSession.subscribe((now, before) => {
        if (now.experiment !== before.experiment) zooming.reset();
      }),
    [zooming],
  );
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const run = { '+': nearer, '=': nearer, '-': further, '0': fit }[event.key];
      if (run === undefined || !isOurs(event, drawing.current)) return;
      event.preventDefault();
      run();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [drawing, nearer, further, fit]);
  const isClose = useSyncExternalStore(camera.follow, () => camera.view.k > 1);
  const focusOn = (part: Box | null) => (part === null ? fit() : zooming.focusOn(part));
  return { camera, isClose, nearer, further, fit, focusOn };
}

/** The keys are for the picture that has the focus or is pointed at. */
function isOurs(event: KeyboardEvent, drawing: SVGSVGElement | null): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return false;
  const { target } = event;
  const isTyped =
    target instanceof Element &&
    target.closest('input, textarea, select, dialog, [contenteditable]') !== null;
  return !isTyped && (drawing?.parentElement?.matches(':hover, :focus-within') ?? false);
}
