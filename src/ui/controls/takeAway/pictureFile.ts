// The picture of a world as a file of its own: what the page's style sheets say of each element is written into it.
import type { WorldSide } from '../../../scenarios/experiment/experiment.ts';
import { turn } from '../../playback/slice.ts';
import { getExperiment } from '../../stores/session.ts';
import { shownSide } from '../../stores/shownSide.ts';

/** What is written into an element, as CSS names it; SVG takes each as an attribute of the same name. */
const OF_GROUPS = ['opacity'] as const;
const OF_SHAPES = [
  ...OF_GROUPS,
  'fill',
  'fill-opacity',
  'stroke',
  'stroke-width',
  'stroke-dasharray',
  'stroke-linecap',
  'stroke-linejoin',
  'stroke-opacity',
  'paint-order',
  'marker-end',
] as const;
const OF_TEXTS = [
  ...OF_SHAPES,
  'font-family',
  'font-size',
  'font-weight',
  'font-variant-numeric',
  'letter-spacing',
  'text-anchor',
  'dominant-baseline',
] as const;

/** What is inside of a group has its own: reading a style takes longer than all else. */
function keptOf(element: Element): readonly string[] {
  if (element instanceof SVGGElement) return OF_GROUPS;
  return element instanceof SVGGeometryElement ? OF_SHAPES : OF_TEXTS;
}

/** What glides on the page to where it belongs is there at once. */
export function settle(): void {
  for (const animation of document.getElementById('picture')?.getAnimations({ subtree: true }) ?? [])
    if (Number.isFinite(animation.effect?.getComputedTiming().endTime)) animation.finish();
}

/** The world's own picture; where there is room for one at a time, of the one that is shown. */
interface DrawnPicture {
  readonly side: WorldSide;
  readonly svg: string;
  /** On the page. */
  readonly box: DOMRect;
}

/** Of the worlds that are drawn, with the messages on their way. */
export function drawnPictures(): readonly DrawnPicture[] {
  return drawings().map(pictureOf);
}

/** The same, and between any two of them the page draws and listens. */
export async function drawnInTurn(): Promise<readonly DrawnPicture[]> {
  const pictures: DrawnPicture[] = [];
  for (const drawing of drawings()) {
    if (pictures.length > 0) await turn();
    pictures.push(pictureOf(drawing));
  }
  return pictures;
}

interface Drawing {
  readonly side: WorldSide;
  readonly drawn: SVGSVGElement;
}

function drawings(): readonly Drawing[] {
  const all = [...document.querySelectorAll<SVGSVGElement>('#picture svg[data-drawing]')];
  const sides: readonly WorldSide[] = all.length === 1 ? [sideOfOne()] : [0, 1];
  return all.flatMap((drawn, at) => {
    const side = sides[at];
    return side === undefined ? [] : { side, drawn };
  });
}

function pictureOf({ side, drawn }: Drawing): DrawnPicture {
  return { side, svg: svgOf(drawn), box: drawn.getBoundingClientRect() };
}

function sideOfOne(): WorldSide {
  return getExperiment()?.worlds.length === 1 ? 0 : shownSide();
}

function svgOf(drawn: SVGSVGElement): string {
  const copy = copyOf(drawn);
  const { width, height } = drawn.viewBox.baseVal;
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  copy.setAttribute('width', String(width));
  copy.setAttribute('height', String(height));
  const ground = document.createElementNS('http://www.w3.org/2000/svg', 'rect');
  ground.setAttribute('width', '100%');
  ground.setAttribute('height', '100%');
  ground.setAttribute('fill', paper());
  copy.prepend(ground);
  copy.append(...messagesOver(drawn));
  return new XMLSerializer().serializeToString(copy);
}

/** The colour that everything stands on. */
export function paper(): string {
  return getComputedStyle(document.documentElement).backgroundColor;
}

function messagesOver(drawn: SVGSVGElement): readonly Element[] {
  const marks = drawn.parentElement?.querySelector<SVGSVGElement>('svg[data-marks]');
  return marks ? [...copyOf(marks).children] : [];
}

/** Twice as many pixels as on the page: fit to print. */
export async function picturePng(svg: string): Promise<Blob> {
  const image = await imageOf(svg);
  const canvas = document.createElement('canvas');
  canvas.width = 2 * image.width;
  canvas.height = 2 * image.height;
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
  return pngOf(canvas);
}

export async function imageOf(svg: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  return image;
}

export function pngOf(canvas: HTMLCanvasElement): Promise<Blob> {
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob === null ? reject(new Error('no picture')) : resolve(blob)), 'image/png');
  });
}

/** Without what is not to be seen, and without what only the page can use. */
function copyOf(drawn: SVGSVGElement): SVGSVGElement {
  const copy = drawn.cloneNode(true) as SVGSVGElement;
  const copies = [...copy.querySelectorAll('*')];
  for (const [index, element] of [...drawn.querySelectorAll('*')].entries()) {
    const own = copies[index];
    if (own !== undefined) restyle(element, own);
  }
  for (const name of ['class', 'style', 'role', 'aria-describedby', 'data-scrolls'])
    copy.removeAttribute(name);
  return copy;
}

function restyle(element: Element, copy: Element): void {
  const style = getComputedStyle(element);
  if (style.display === 'none' || style.visibility === 'hidden') {
    copy.remove();
    return;
  }
  copy.removeAttribute('class');
  copy.removeAttribute('style');
  copy.removeAttribute('tabindex');
  for (const name of keptOf(element)) {
    const value = style.getPropertyValue(name);
    if (value !== '') copy.setAttribute(name, value);
  }
  const { transform } = style;
  if (transform !== 'none') copy.setAttribute('transform', aroundOrigin(element, style));
}

/** An attribute turns and grows around the picture's corner, a style around its own origin. */
function aroundOrigin(
  element: Element,
  { transform, transformOrigin, transformBox }: CSSStyleDeclaration,
): string {
  const [x = 0, y = 0] = transformOrigin.split(' ').map(parseFloat);
  const isOwn = transformBox === 'fill-box' && element instanceof SVGGraphicsElement;
  const box = isOwn ? element.getBBox() : { x: 0, y: 0 };
  return `translate(${x + box.x} ${y + box.y}) ${transform} translate(${-x - box.x} ${-y - box.y})`;
}
