// A QR code as the path of one shape: a rectangle for each run of dark modules in a line.
import { encode } from 'uqr';

/** What the largest code takes at the lowest correction: of more, no code is drawn. */
export const MOST_BYTES = 2953;
/** Beyond this many modules a side a phone has to come near. */
const DENSE_FROM = 97;
/** Light modules around the code that readers ask for. */
const BORDER = 4;

export interface QrDrawing {
  /** Modules a side, the border included. */
  readonly size: number;
  readonly path: string;
  readonly look: 'plain' | 'dense';
}

/** Null if the text is longer than a code can hold. */
export function qrPath(text: string): QrDrawing | null {
  if (new TextEncoder().encode(text).length > MOST_BYTES) return null;
  const { size, data } = encode(text, { ecc: 'L', border: BORDER });
  const path = data
    .map((line, y) =>
      runsOf(line)
        .map(({ x, length }) => `M${x} ${y}h${length}v1h-${length}z`)
        .join(''),
    )
    .join('');
  return { size, path, look: size - 2 * BORDER >= DENSE_FROM ? 'dense' : 'plain' };
}

function runsOf(line: readonly boolean[]): readonly { readonly x: number; readonly length: number }[] {
  const runs: { x: number; length: number }[] = [];
  for (const [x, isDark] of line.entries()) {
    const last = runs.at(-1);
    if (!isDark) continue;
    if (last !== undefined && last.x + last.length === x) last.length++;
    else runs.push({ x, length: 1 });
  }
  return runs;
}
