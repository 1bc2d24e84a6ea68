// Messages of an ensemble as small SVG shapes, one element for each, kept as long as the message is on its way. They can be
// clicked: each carries its number.
import type { Packet } from '../../select/ensemble/packets.ts';
import { BELL, circle, CROSS } from '../picture/glyphs.ts';
import { round } from '../picture/geometry.ts';
import { packetAt, type PacketPath } from './packetPaths.ts';
import { BALLOT, RHOMB, SQUARE, TICK } from './signs.ts';
import styles from './packets.module.css';

export interface PacketMarks {
  readonly draw: (paths: readonly PacketPath[], timeMs: number) => void;
  readonly choose: (packet: number | null) => void;
  readonly destroy: () => void;
}

const SVG = 'http://www.w3.org/2000/svg';

export function createPacketMarks(host: SVGSVGElement, onPick: (packet: number) => void): PacketMarks {
  const elements = new Map<number, SVGGElement>();
  let chosen: number | null = null;
  const pick = ({ target }: Event) => {
    const mark = target instanceof Element ? target.closest<SVGElement>('[data-flight]') : null;
    if (mark !== null) onPick(Number(mark.dataset['flight']));
  };
  const markChosen = (id: number, element: SVGGElement) => {
    if (id === chosen) element.dataset['selected'] = '';
    else delete element.dataset['selected'];
  };
  host.addEventListener('click', pick);
  return {
    draw(paths, timeMs) {
      const present = new Set(paths.map(({ packet }) => packet.id));
      for (const [id, element] of elements) {
        if (present.has(id)) continue;
        element.remove();
        elements.delete(id);
      }
      for (const path of paths) {
        const { id } = path.packet;
        let element = elements.get(id);
        if (element === undefined) {
          element = markOf(path);
          markChosen(id, element);
          elements.set(id, element);
          host.append(element);
        }
        place(element, path, timeMs);
      }
    },
    choose(packet) {
      chosen = packet;
      for (const [id, element] of elements) markChosen(id, element);
    },
    destroy() {
      host.removeEventListener('click', pick);
      host.replaceChildren();
      elements.clear();
    },
  };
}

function markOf({ packet, hue }: PacketPath): SVGGElement {
  const group = document.createElementNS(SVG, 'g');
  group.classList.add(styles.packet ?? '');
  if (hue !== null) group.dataset['hue'] = String(hue);
  group.dataset['shape'] = packet.shape;
  group.dataset['flight'] = String(packet.id);
  if (packet.shape !== 'ping') group.append(pathElement(circle(12), styles.hit));
  group.append(pathElement(shapeOf(packet), styles.shape));
  if (packet.votesFor !== null) group.append(digits(packet.votesFor.slice('server:'.length)));
  return group;
}

function pathElement(d: string, className: string | undefined): SVGPathElement {
  const path = document.createElementNS(SVG, 'path');
  path.setAttribute('d', d);
  path.classList.add(className ?? '');
  return path;
}

function digits(text: string): SVGTextElement {
  const element = document.createElementNS(SVG, 'text');
  element.classList.add(styles.digits ?? '');
  element.setAttribute('y', '3.8');
  element.textContent = text;
  return element;
}

function place(element: SVGGElement, path: PacketPath, timeMs: number): void {
  const { x, y } = packetAt(path, timeMs);
  const transform = `translate(${round(x)} ${round(y)})`;
  if (element.getAttribute('transform') !== transform) element.setAttribute('transform', transform);
  if (element.dataset['state'] !== path.packet.state) element.dataset['state'] = path.packet.state;
  label(element, path.label);
}

function label(element: SVGGElement, text: string): void {
  const last = element.querySelector(`.${styles.label}`);
  if (text === '') return last?.remove();
  if (last !== null) {
    if (last.textContent !== text) last.textContent = text;
    return;
  }
  const words = document.createElementNS(SVG, 'text');
  words.classList.add(styles.label ?? '');
  words.setAttribute('x', '11');
  words.setAttribute('y', '4');
  words.textContent = text;
  element.append(words);
}

function shapeOf({ shape }: Packet): string {
  switch (shape) {
    case 'proposal':
    case 'commit':
      return SQUARE;
    case 'ack':
      return TICK;
    case 'vote':
      return BALLOT;
    case 'handshake':
      return RHOMB;
    case 'request':
      return circle(5);
    case 'reply':
      return circle(4.4);
    case 'refusal':
      return `${circle(4.4)}M-3 3L3 -3`;
    case 'bell':
      return BELL;
    case 'ping':
      return circle(2);
    case 'close':
      return CROSS;
    default:
      return shape satisfies never;
  }
}
