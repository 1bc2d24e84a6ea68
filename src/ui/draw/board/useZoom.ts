// Zoom and pan of a picture as a component has it: gestures on its drawing, the keys + − 0, and commands for buttons.
import { useEffect, useLayoutEffect, useState, useSyncExternalStore, type RefObject } from 'react';
import { useSession } from '../../stores/session.ts';
import { fetchAhead } from '../../fetching/fetched.ts';
import { Camera } from './camera.ts';
import type { Box } from './geometry.ts';
import type { Bounds, Drag, Zooming } from './zooming.ts';

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

/** Gestures and keys work once the code of d3 is there, which the first picture does not wait for. */
export function useZoom(drawing: RefObject<SVGSVGElement | null>, size: Bounds, drag: Drag): Zoom {
  const [camera] = useState(() => new Camera());
  const [zooming, setZooming] = useState<Zooming | null>(null);
  useEffect(() => {
    let isGone = false;
    fetchAhead(async () => {
      const code = await import('./zooming.ts');
      if (!isGone) setZooming(new code.Zooming(camera));
    });
    return () => {
      isGone = true;
    };
  }, [camera]);
  useLayoutEffect(
    () => (drawing.current === null ? undefined : zooming?.attach(drawing.current, drag)),
    [drawing, zooming, drag],
  );
  const { width, height } = size;
  useLayoutEffect(() => zooming?.resize({ width, height }), [zooming, width, height]);
  useEffect(
    () =>
      useSession.subscribe((now, before) => {
        if (now.experiment !== before.experiment) zooming?.reset();
      }),
    [zooming],
  );
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const command = KEYS[event.key];
      if (command === undefined || zooming === null || !isOurs(event, drawing.current)) return;
      event.preventDefault();
      zooming[command]();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [drawing, zooming]);
  const isClose = useSyncExternalStore(camera.follow, () => camera.view !== null);
  return {
    camera,
    isClose,
    nearer: () => zooming?.nearer(),
    further: () => zooming?.further(),
    fit: () => zooming?.fit(),
    focusOn: (part) => (part === null ? zooming?.fit() : zooming?.focusOn(part)),
  };
}

const KEYS: Readonly<Record<string, 'nearer' | 'further' | 'fit'>> = {
  '+': 'nearer',
  '=': 'nearer',
  '-': 'further',
  '0': 'fit',
};

/** The keys are for the picture that has the focus or is pointed at. */
function isOurs(event: KeyboardEvent, drawing: SVGSVGElement | null): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return false;
  const { target } = event;
  const isTyped =
    target instanceof Element &&
    target.closest('input, textarea, select, dialog, [contenteditable]') !== null;
  return !isTyped && (drawing?.parentElement?.matches(':hover, :focus-within') ?? false);
}
