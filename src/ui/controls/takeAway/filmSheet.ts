// The canvas that the pictures of a film are put together on: the worlds as they stand on the page, each under its title, and below
// them the caption and the clock.
import { paper } from './pictureFile.ts';

interface SheetWorld {
  readonly title: string;
  /** On the page. */
  readonly box: DOMRect;
}

interface NewPart {
  readonly canvas: HTMLCanvasElement;
  readonly x: number;
  readonly y: number;
}

const TITLE = { height: 40, size: 17 } as const;
const CAPTION = { lines: 3, line: 26, size: 19, margin: 16 } as const;
/** As wide as documents and slides have room for; type stays legible. */
const WIDTH = 1280;
const SCALES = { least: 0.8, most: 2 } as const;

export class FilmSheet {
  readonly #worlds: readonly (SheetWorld & { readonly x: number; readonly y: number })[];
  readonly #canvas = document.createElement('canvas');
  readonly #context: CanvasRenderingContext2D;
  readonly #width: number;
  readonly #height: number;
  readonly #scale: number;
  #pixels: Uint32Array | null = null;

  constructor(worlds: readonly SheetWorld[]) {
    if (worlds.length === 0) throw new Error('no picture');
    const left = Math.min(...worlds.map(({ box }) => box.left));
    const rows = [...new Set(worlds.map(({ box }) => Math.round(box.top)))].toSorted((a, b) => a - b);
    // The page has more between two worlds, one above the other, than the title of the lower one.
    let [y, bottom] = [0, 0];
    this.#worlds = rows.flatMap((top) => {
      y = bottom + TITLE.height;
      const inRow = worlds.filter(({ box }) => Math.round(box.top) === top);
      bottom = y + Math.max(...inRow.map(({ box }) => box.height));
      return inRow.map((world) => ({ ...world, x: world.box.left - left, y }));
    });
    this.#width = Math.max(...this.#worlds.map(({ x, box }) => x + box.width));
    this.#height = bottom + CAPTION.lines * CAPTION.line + CAPTION.margin;
    this.#scale = Math.min(SCALES.most, Math.max(SCALES.least, WIDTH / this.#width));
    this.#canvas.width = Math.round(this.#width * this.#scale);
    this.#canvas.height = Math.round(this.#height * this.#scale);
    this.#context = contextOf(this.#canvas);
    this.#context.scale(this.#scale, this.#scale);
  }

  /** What differs from what was drawn before, the rest of it left clear; null if nothing does. */
  draw(images: readonly HTMLImageElement[], caption: string, clock: string): NewPart | null {
    const { color, fontFamily } = getComputedStyle(document.body);
    const context = this.#context;
    context.fillStyle = paper();
    context.fillRect(0, 0, this.#width, this.#height);
    context.fillStyle = color;
    for (const [at, { title, x, y, box }] of this.#worlds.entries()) {
      context.font = `600 ${TITLE.size}px ${fontFamily}`;
      context.fillText(title, x + CAPTION.margin, y - TITLE.height / 3, box.width - 2 * CAPTION.margin);
      const image = images[at];
      if (image !== undefined) context.drawImage(image, x, y, box.width, box.height);
    }
    this.#write(caption, clock, fontFamily);
    return this.#changed();
  }

  #write(caption: string, clock: string, fontFamily: string): void {
    const context = this.#context;
    const top = this.#height - CAPTION.lines * CAPTION.line - CAPTION.margin / 2;
    context.font = `${CAPTION.size * 0.75}px ${fontFamily}`;
    const clockWidth = context.measureText(clock).width;
    const right = this.#width - CAPTION.margin;
    context.fillText(clock, right - clockWidth, top + CAPTION.line * 0.75);
    context.font = `${CAPTION.size}px ${fontFamily}`;
    const room = right - 2 * CAPTION.margin - CLOCK_WIDTH;
    for (const [at, line] of linesOf(caption, room, context).entries())
      if (at < CAPTION.lines) context.fillText(line, CAPTION.margin, top + CAPTION.line * (at + 0.75), room);
  }

  #changed(): NewPart | null {
    const { width, height } = this.#canvas;
    const now = pixelsOf(this.#context.getImageData(0, 0, width, height));
    const before = this.#pixels;
    this.#pixels = now;
    if (before === null) return { canvas: this.#canvas, x: 0, y: 0 };
    let [left, right, top, bottom] = [width, -1, -1, -1];
    for (let y = 0; y < height; y++) {
      for (let x = 0; x < width; x++) {
        if (now[y * width + x] === before[y * width + x]) continue;
        if (top < 0) top = y;
        bottom = y;
        if (x < left) left = x;
        if (x > right) right = x;
      }
    }
    if (top < 0) return null;
    const part = document.createElement('canvas');
    part.width = right - left + 1;
    part.height = bottom - top + 1;
    const context = contextOf(part);
    const drawn = context.createImageData(part.width, part.height);
    const pixels = pixelsOf(drawn);
    for (let y = top; y <= bottom; y++) {
      for (let x = left; x <= right; x++) {
        const at = y * width + x;
        if (now[at] !== before[at]) pixels[(y - top) * part.width + x - left] = now[at] ?? 0;
      }
    }
    context.putImageData(drawn, 0, 0);
    return { canvas: part, x: left, y: top };
  }
}

function pixelsOf({ data }: ImageData): Uint32Array {
  return new Uint32Array(data.buffer);
}

/** Captions keep their lines whatever the clock says. */
const CLOCK_WIDTH = 90;

function contextOf(canvas: HTMLCanvasElement): CanvasRenderingContext2D {
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (context === null) throw new Error('no canvas');
  return context;
}

/** Between words, and between any two characters of Chinese but for a sign that ends a phrase. */
function linesOf(text: string, room: number, context: CanvasRenderingContext2D): readonly string[] {
  const pieces =
    text.match(
      /[\u2E80-\uFFEF][\u3001\u3002\uFF0C\uFF1A\uFF1B\uFF01\uFF1F\u201D\uFF09]*|[^\s\u2E80-\uFFEF]+\s*|\s+/gu,
    ) ?? [];
  const lines: string[] = [];
  let line = '';
  for (const piece of pieces) {
    if (line !== '' && context.measureText((line + piece).trimEnd()).width > room) {
      lines.push(line);
      line = '';
    }
    line += piece;
  }
  return line === '' ? lines : [...lines, line];
}
