// Zoom and pan of one picture: d3 reads the gestures, keys and buttons give commands, the camera follows.
import { interpolateZoom, type ZoomView } from 'd3-interpolate';
import { select } from 'd3-selection';
import { zoom, zoomIdentity, zoomTransform, type ZoomTransform } from 'd3-zoom';
import { frames } from '../../playback/frames.ts';
import type { Camera } from './camera.ts';
import { clamp, type Box } from './geometry.ts';

/** What dragging empty space with one button or one finger does; where it draws, Shift pans. */
export type Drag = 'pans' | 'draws';

const NEAREST = 8;
/** So near one part of it is brought at most: what is around stays in sight. */
const NEAREST_PART = 3;
const PART_SHARE = 0.8;
const STEP = 1.5;
const FLIGHT_MS = 320;

export class Zooming {
  readonly camera: Camera;
  readonly #behaviour = zoom<SVGSVGElement, unknown>()
    .scaleExtent([1, NEAREST])
    .on('zoom', ({ transform }: { readonly transform: ZoomTransform }) =>
      this.camera.look(transform.k === 1 ? null : transform),
    );
  #svg: SVGSVGElement | null = null;
  #size = { width: 1, height: 1 };
  #endFlight = (): void => {};

  constructor(camera: Camera) {
    this.camera = camera;
  }

  /** Listens to gestures until what it returns is called. */
  attach(svg: SVGSVGElement, drag: Drag): () => void {
    this.#svg = svg;
    this.#behaviour
      .filter((event: Event) => isGesture(event, drag, this.camera.view !== null))
      .on('start', ({ sourceEvent }: { readonly sourceEvent: unknown }) => {
        if (sourceEvent !== null) this.#endFlight();
      });
    // A double click has its own meaning here.
    select(svg).call(this.#behaviour).on('dblclick.zoom', null);
    return () => {
      this.#endFlight();
      select(svg).on('.zoom', null);
      this.#svg = null;
    };
  }

  /** In another size all of it is shown anew. */
  resize({ width, height }: Bounds): void {
    this.#size = { width, height };
    this.#behaviour.extent(this.#extent).translateExtent(this.#extent);
    this.reset();
  }

  /** At once. */
  reset(): void {
    this.#endFlight();
    this.#lookFrom(zoomIdentity);
  }

  readonly nearer = (): void => this.#scaleBy(STEP);
  readonly further = (): void => this.#scaleBy(1 / STEP);
  readonly fit = (): void => this.#flyTo(zoomIdentity);

  focusOn({ x, y, w, h }: Box): void {
    const { width, height } = this.#size;
    const k = clamp(Math.min(width / w, height / h) * PART_SHARE, 1, NEAREST_PART);
    this.#flyTo(transformOf([x, y, width / k], this.#size));
  }

  get #extent(): [[number, number], [number, number]] {
    return [
      [0, 0],
      [this.#size.width, this.#size.height],
    ];
  }

  #scaleBy(factor: number): void {
    const view = this.camera.view ?? zoomIdentity;
    const { width, height } = this.#size;
    const [x, y] = view.invert([width / 2, height / 2]);
    this.#flyTo(transformOf([x, y, width / clamp(view.k * factor, 1, NEAREST)], this.#size));
  }

  #flyTo(to: ZoomTransform): void {
    if (this.#svg === null) return;
    this.#endFlight();
    const end = this.#behaviour.constrain()(to, this.#extent, this.#extent);
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return this.#lookFrom(end);
    const viewAt = interpolateZoom(viewOf(zoomTransform(this.#svg), this.#size), viewOf(end, this.#size));
    let share = 0;
    this.#endFlight = frames.glide((elapsedMs) => {
      share = Math.min(1, share + elapsedMs / FLIGHT_MS);
      this.#lookFrom(share < 1 ? transformOf(viewAt(eased(share)), this.#size) : end);
      return share < 1;
    });
  }

  #lookFrom(view: ZoomTransform): void {
    if (this.#svg !== null) this.#behaviour.transform(select(this.#svg), view);
  }
}

export interface Bounds {
  readonly width: number;
  readonly height: number;
}

/** The middle of what is in sight, and how wide it is. */
function viewOf({ k, x, y }: ZoomTransform, { width, height }: Bounds): ZoomView {
  return [(width / 2 - x) / k, (height / 2 - y) / k, width / k];
}

function transformOf([x, y, w]: ZoomView, { width, height }: Bounds): ZoomTransform {
  return zoomIdentity
    .translate(width / 2, height / 2)
    .scale(width / w)
    .translate(-x, -y);
}

function eased(share: number): number {
  return 1 - (1 - share) ** 3;
}

/** One finger scrolls the page as long as all of the picture is in sight; so does the wheel where something scrolls. */
function isGesture(event: Event, drag: Drag, isClose: boolean): boolean {
  if (event instanceof WheelEvent) return event.ctrlKey || event.metaKey || !isScrolledAt(event.target);
  if (event instanceof MouseEvent)
    return event.button === 0 && !event.ctrlKey && (drag === 'pans' || event.shiftKey);
  const fingers = 'touches' in event ? (event as TouchEvent).touches.length : 0;
  return fingers > 1 || (fingers === 1 && isClose && drag === 'pans');
}

function isScrolledAt(target: EventTarget | null): boolean {
  // Around an embed there is another site's page.
  if (document.documentElement.dataset['embed'] !== undefined) return true;
  for (let at = target instanceof Element ? target : null; at !== null; at = at.parentElement) {
    const isHigher = at.scrollHeight > at.clientHeight + 1;
    if (isHigher && /auto|scroll/.test(getComputedStyle(at).overflowY)) return true;
  }
  return false;
}
