// Messages as small SVG shapes, one element for each, kept as long as the message is on its way. They can be clicked: each
// carries its number.
import type { FlightMark } from '../../select/flights.ts';
import { positionAt, type FlightPath } from './flightPaths.ts';
import { round } from '../picture/geometry.ts';
import { BELL, circle, CROSS, DIAMOND } from '../picture/glyphs.ts';
import styles from './flights.module.css';

export interface FlightMarks {
  readonly draw: (paths: readonly FlightPath[], timeMs: number) => void;
  readonly destroy: () => void;
}

const SVG = 'http://www.w3.org/2000/svg';

export function createFlightMarks(host: SVGSVGElement, onPick: (flight: number) => void): FlightMarks {
  const elements = new Map<number, SVGGElement>();
  const pick = ({ target }: Event) => {
    const mark = target instanceof Element ? target.closest<SVGElement>('[data-flight]') : null;
    if (mark !== null) onPick(Number(mark.dataset['flight']));
  };
  host.addEventListener('click', pick);
  return {
    draw(paths, timeMs) {
      const present = new Set(paths.map((path) => path.mark.id));
      for (const [id, element] of elements) {
        if (present.has(id)) continue;
        element.remove();
        elements.delete(id);
      }
      for (const path of paths) {
        const element = elements.get(path.mark.id) ?? added(host, elements, path);
        place(element, path, timeMs);
      }
    },
    destroy() {
      host.removeEventListener('click', pick);
      host.replaceChildren();
      elements.clear();
    },
  };
}

function added(host: SVGSVGElement, elements: Map<number, SVGGElement>, path: FlightPath): SVGGElement {
  const { mark, hue, size } = path;
  const group = document.createElementNS(SVG, 'g');
  group.classList.add(styles.flight ?? '');
  group.dataset['hue'] = String(hue);
  group.dataset['shape'] = mark.shape;
  group.dataset['flight'] = String(mark.id);
  if (mark.shape !== 'ping') group.append(hitArea());
  const shape = document.createElementNS(SVG, 'path');
  shape.setAttribute('d', shapeOf(mark));
  if (size === 'tiny') shape.setAttribute('transform', 'scale(0.72)');
  group.append(shape);
  host.append(group);
  elements.set(mark.id, group);
  return group;
}

function hitArea(): SVGCircleElement {
  const area = document.createElementNS(SVG, 'circle');
  area.setAttribute('r', '12');
  area.classList.add(styles.hit ?? '');
  return area;
}

function place(element: SVGGElement, path: FlightPath, timeMs: number): void {
  const { x, y } = positionAt(path, timeMs);
  const transform = `translate(${round(x)} ${round(y)})`;
  if (element.getAttribute('transform') !== transform) element.setAttribute('transform', transform);
  if (element.dataset['state'] !== path.mark.state) element.dataset['state'] = path.mark.state;
}

function shapeOf({ shape }: FlightMark): string {
  switch (shape) {
    case 'request':
      return circle(5.2);
    case 'reply':
      return circle(4.6);
    case 'refusal':
      return `${circle(4.6)}M-3.2 3.2L3.2 -3.2`;
    case 'bell':
      return BELL;
    case 'ping':
      return circle(2.2);
    case 'connect':
      return DIAMOND;
    case 'close':
      return CROSS;
    default:
      return shape satisfies never;
  }
}
