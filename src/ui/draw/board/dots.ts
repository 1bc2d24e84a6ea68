// Messages as dots on a canvas, for when there are too many to name.
import type { View } from './camera.ts';
import type { MovingMark } from './marks.ts';
import type { PictureSize } from '../view/useSize.ts';

export function drawDots(
  canvas: HTMLCanvasElement,
  marks: readonly MovingMark[],
  timeMs: number,
  size: PictureSize,
  view: View,
): void {
  if (marks.length === 0) {
    if (canvas.width !== 0) canvas.width = 0;
    return;
  }
  const context = canvas.getContext('2d');
  if (context === null) return;
  fit(canvas, size);
  const scale = canvas.width / size.width;
  context.setTransform(1, 0, 0, 1, 0, 0);
  context.clearRect(0, 0, canvas.width, canvas.height);
  const { k, x, y } = view ?? { k: 1, x: 0, y: 0 };
  context.setTransform(scale * k, 0, 0, scale * k, scale * x, scale * y);
  context.lineWidth = 1.5;
  const colours = coloursOf(canvas);
  for (const mark of marks) drawOne(context, mark, timeMs, colours);
}

function drawOne(
  context: CanvasRenderingContext2D,
  { shape, hue, at }: MovingMark,
  timeMs: number,
  { hues, ink }: Colours,
): void {
  const { x, y } = at(timeMs);
  const isPing = shape === 'ping';
  context.globalAlpha = isPing ? 0.4 : 1;
  context.fillStyle = context.strokeStyle = (hue === null ? ink : hues[hue]) ?? ink;
  context.beginPath();
  if (shape === 'proposal' || shape === 'commit') context.rect(x - 3, y - 3, 6, 6);
  else context.arc(x, y, isPing ? 1.5 : 3, 0, 2 * Math.PI);
  if (shape === 'proposal' || shape === 'reply' || shape === 'refusal' || shape === 'ack') context.stroke();
  else context.fill();
}

interface Colours {
  readonly hues: readonly string[];
  readonly ink: string;
}

function fit(canvas: HTMLCanvasElement, { width, height }: PictureSize): void {
  const ratio = window.devicePixelRatio;
  const [w, h] = [Math.round(width * ratio), Math.round(height * ratio)];
  if (canvas.width !== w) canvas.width = w;
  if (canvas.height !== h) canvas.height = h;
}

/**
 * Canvas knows no custom properties: the colours as the page resolves them, asked for again when the theme is another one. Which one it
 * is may not be read from a style: in every frame, and for every new canvas, that would style the page once more.
 */
function coloursOf(canvas: HTMLCanvasElement): Colours {
  const theme = `${document.documentElement.dataset['theme'] ?? 'system'} ${matchMedia('(prefers-color-scheme: dark)').matches}`;
  const known = resolved.get(canvas.ownerDocument);
  if (known?.theme === theme) return known.colours;
  const colours = resolve(canvas);
  resolved.set(canvas.ownerDocument, { theme, colours });
  return colours;
}

const resolved = new WeakMap<Document, { readonly theme: string; readonly colours: Colours }>();

function resolve(canvas: HTMLCanvasElement): Colours {
  const style = getComputedStyle(canvas);
  const colourOf = (value: string) => {
    canvas.style.color = value;
    return style.color;
  };
  const colours = {
    hues: Array.from({ length: 8 }, (_, hue) => colourOf(`var(--client-${hue}-line)`)),
    ink: colourOf('var(--ink-soft)'),
  };
  canvas.style.removeProperty('color');
  return colours;
}
