// Messages as small SVG shapes, one element for each, kept as long as the message is on its way. They can be clicked: each
// carries its number.
import type { Flight } from '../../../engine/index.ts';
import { round, type Box, type Point } from './geometry.ts';
import { BALLOT, BELL, circle, CROSS, DIAMOND, RHOMB, SQUARE, TICK } from '../thing/glyphs.ts';
import { legible, PROJECTED } from '../thing/legible.ts';
import styles from './motion.module.css';
import { textWidth } from '../thing/textFit.ts';
import type { PictureSize } from '../view/useSize.ts';

export interface MovingMark {
  readonly id: number;
  readonly shape: MarkShape;
  readonly state: Flight['state'];
  /** The colour of the client it is about; null for what servers do by themselves. */
  readonly hue: number | null;
  /** Of the usual size. */
  readonly scale: number;
  /** Inside of it: whom a vote is for. */
  readonly digits: string;
  /** Beside it; empty without. */
  readonly label: string;
  readonly at: (timeMs: number) => Point;
}

/**
 * A dot asks, a hollow dot answers, a barred one refuses, a bell notifies. Between servers a proposal is as hollow as the
 * entry it asks for, a commit as solid as it makes it.
 */
export type MarkShape =
  | 'request'
  | 'reply'
  | 'refusal'
  | 'bell'
  | 'ping'
  | 'connect'
  | 'close'
  | 'proposal'
  | 'ack'
  | 'commit'
  | 'vote'
  | 'handshake';

/** Where labels may be. */
export interface LabelRoom {
  readonly size: PictureSize;
  /** What none of them may cover. */
  readonly taken: readonly Box[];
}

interface Marks {
  readonly draw: (marks: readonly MovingMark[], timeMs: number, room: LabelRoom) => void;
  readonly choose: (id: number | null) => void;
  readonly destroy: () => void;
}

const SVG = 'http://www.w3.org/2000/svg';

export function createMarks(host: SVGGElement, onPick: (id: number) => void): Marks {
  const elements = new Map<number, Drawn>();
  let chosen: number | null = null;
  let drawnFor = 1;
  const clear = () => {
    host.replaceChildren();
    elements.clear();
  };
  const pick = (event: MouseEvent) => {
    const { target, type } = event;
    const client = clientBelow(event);
    // What is asked of a client is no message's, which may stand still there.
    if (client !== undefined) {
      event.preventDefault();
      client.dispatchEvent(new MouseEvent(type, event));
    } else if (type === 'click' && target instanceof Element)
      onPick(Number(target.closest<SVGElement>('[data-flight]')?.dataset['flight']));
  };
  const markChosen = (id: number, { group }: Drawn) => {
    if (id === chosen) group.dataset['selected'] = '';
    else delete group.dataset['selected'];
  };
  for (const type of PRESSES) host.addEventListener(type, pick);
  return {
    draw(marks, timeMs, { size, taken }) {
      if (size.type !== drawnFor) clear();
      drawnFor = size.type;
      const covered = [...taken];
      const held = new Set<string>();
      const present = new Set(marks.map(({ id }) => id));
      for (const [id, { group }] of elements) {
        if (present.has(id)) continue;
        group.remove();
        elements.delete(id);
      }
      for (const mark of marks) {
        let drawn = elements.get(mark.id);
        if (drawn === undefined) {
          drawn = { group: groupOf(mark, size), label: null };
          markChosen(mark.id, drawn);
          elements.set(mark.id, drawn);
          host.append(drawn.group);
        }
        // Of all that are held up for the same reason one says so.
        const label = held.has(mark.label) ? '' : mark.label;
        const isSaid = place(drawn, { ...mark, label }, timeMs, { size, covered });
        if (isSaid && mark.state === 'stalled') held.add(label);
      }
    },
    choose(id) {
      chosen = id;
      for (const [each, drawn] of elements) markChosen(each, drawn);
    },
    destroy() {
      for (const type of PRESSES) host.removeEventListener(type, pick);
      clear();
    },
  };
}

const PRESSES = ['click', 'contextmenu'] as const;

function clientBelow({ clientX, clientY }: MouseEvent): Element | undefined {
  return document
    .elementsFromPoint(clientX, clientY)
    .find((element) => element.closest('[data-thing^="client "]') !== null);
}

interface Drawn {
  readonly group: SVGGElement;
  label: SVGTextElement | null;
}

function groupOf(mark: MovingMark, { type }: PictureSize): SVGGElement {
  const { id, shape, hue, digits } = mark;
  const scale = scaleOf(mark, type);
  const group = document.createElementNS(SVG, 'g');
  group.classList.add(styles.mark ?? '');
  if (hue !== null) group.dataset['hue'] = String(hue);
  group.dataset['shape'] = shape;
  group.dataset['flight'] = String(id);
  if (shape !== 'ping') group.append(pathElement(circle(12), styles.hit));
  const drawn = pathElement(shapeOf(shape), styles.shape);
  if (scale !== 1) drawn.setAttribute('transform', `scale(${scale})`);
  group.append(drawn);
  if (digits !== '') group.append(textElement(digits, styles.digits, 0, 3.8 * scale));
  return group;
}

function scaleOf({ scale }: MovingMark, type: number): number {
  return type < PROJECTED ? scale : scale * type;
}

function pathElement(d: string, className: string | undefined): SVGPathElement {
  const path = document.createElementNS(SVG, 'path');
  path.setAttribute('d', d);
  path.classList.add(className ?? '');
  return path;
}

function textElement(text: string, className: string | undefined, x: number, y: number): SVGTextElement {
  const element = document.createElementNS(SVG, 'text');
  element.classList.add(className ?? '');
  element.setAttribute('x', String(x));
  element.setAttribute('y', String(y));
  element.textContent = text;
  return element;
}

/** Whether its label is to be seen. */
function place(drawn: Drawn, mark: MovingMark, timeMs: number, room: Covered): boolean {
  const { group } = drawn;
  const at = mark.at(timeMs);
  const transform = `translate(${round(at.x)} ${round(at.y)})`;
  if (group.getAttribute('transform') !== transform) group.setAttribute('transform', transform);
  if (group.dataset['state'] !== mark.state) group.dataset['state'] = mark.state;
  if ((drawn.label?.textContent ?? '') !== mark.label) {
    drawn.label?.remove();
    drawn.label = mark.label === '' ? null : textElement(mark.label, styles.label, 11, 4);
    if (drawn.label !== null) group.append(drawn.label);
  }
  return drawn.label !== null && placeLabel(drawn.label, mark, at, room);
}

interface Covered {
  readonly size: PictureSize;
  readonly covered: Box[];
}

const LABEL = { size: 11, beside: 11, height: 16 } as const;
/** What a label has around it covers nothing of its mark: how far that reaches, a slip of paper and all others. */
const REACH = { vote: 8.5, other: 5 } as const;
const AROUND = 6;

/** On the side where it covers nothing, the right one first; where there is none it waits. */
function placeLabel(
  label: SVGTextElement,
  mark: MovingMark,
  { x, y }: Point,
  { size, covered }: Covered,
): boolean {
  const font = legible(LABEL.size, size.type, 'text');
  const w = textWidth(mark.label, font, 'mono');
  const reach = REACH[mark.shape === 'vote' ? 'vote' : 'other'] * scaleOf(mark, size.type);
  const beside = Math.max(LABEL.beside, reach + AROUND);
  const sides = [beside, -beside - w];
  const side = sides.find((from) => {
    const box = { x: x + from + w / 2, y, w, h: LABEL.height * size.type };
    if (x + from < 0 || x + from + w > size.width) return false;
    return covered.every((other) => !doOverlap(box, other));
  });
  const [display, left] = side === undefined ? ['none', '11'] : ['', String(round(side))];
  if (label.getAttribute('x') !== left) label.setAttribute('x', left);
  if (label.style.display !== display) label.style.display = display;
  if (side === undefined) return false;
  covered.push({ x: x + side + w / 2, y, w, h: LABEL.height * size.type });
  return true;
}

function doOverlap(a: Box, b: Box): boolean {
  return Math.abs(a.x - b.x) < (a.w + b.w) / 2 && Math.abs(a.y - b.y) < (a.h + b.h) / 2;
}

function shapeOf(shape: MarkShape): string {
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
    case 'proposal':
    case 'commit':
      return SQUARE;
    case 'ack':
      return TICK;
    case 'vote':
      return BALLOT;
    case 'handshake':
      return RHOMB;
    default:
      return shape satisfies never;
  }
}
