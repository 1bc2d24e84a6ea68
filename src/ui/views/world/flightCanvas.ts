// The same messages as dots on a canvas, for when there are too many to name.
import { positionAt, type FlightPath } from './flightPaths.ts';
import type { PictureSize } from '../picture/useSize.ts';

export function drawOnCanvas(
  canvas: HTMLCanvasElement,
  paths: readonly FlightPath[],
  timeMs: number,
  size: PictureSize,
): void {
  if (paths.length === 0) {
    if (canvas.width !== 0) canvas.width = 0;
    return;
  }
  const context = canvas.getContext('2d');
  if (context === null) return;
  fit(canvas, size);
  const scale = canvas.width / size.width;
  context.setTransform(scale, 0, 0, scale, 0, 0);
  context.clearRect(0, 0, size.width, size.height);
  const colours = hueColours(canvas);
  for (const path of paths) {
    const { x, y } = positionAt(path, timeMs);
    context.beginPath();
    context.arc(x, y, path.mark.shape === 'ping' ? 1.5 : 3.5, 0, 2 * Math.PI);
    context.globalAlpha = path.mark.shape === 'ping' ? 0.4 : 1;
    context.fillStyle = context.strokeStyle = colours[path.hue] ?? 'gray';
    if (path.mark.direction === 'toServer' || path.mark.shape === 'bell') context.fill();
    else context.stroke();
  }
}

function fit(canvas: HTMLCanvasElement, { width, height }: PictureSize): void {
  const ratio = window.devicePixelRatio;
  const [w, h] = [Math.round(width * ratio), Math.round(height * ratio)];
  if (canvas.width !== w) canvas.width = w;
  if (canvas.height !== h) canvas.height = h;
}

/** Canvas knows no custom properties: the eight colours as the page resolves them now. */
function hueColours(canvas: HTMLCanvasElement): readonly string[] {
  const style = getComputedStyle(canvas);
  return Array.from({ length: 8 }, (_, hue) => {
    canvas.style.color = `var(--client-${hue}-line)`;
    return style.color;
  });
}
