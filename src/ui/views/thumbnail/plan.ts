// Where things stand in a small picture of a breach, in its own units.
import type { RedPicture } from '../../select/red/redPicture.ts';

export const WIDTH = 320;
export const HEIGHT = 136;
/** Letters of this size are read on a phone, too: there a picture beside another is a tenth smaller than its units. */
export const TYPE = 12.1;

export interface Plan {
  readonly fromMs: number;
  readonly toMs: number;
  /** Where the rows begin, after what stands before them, and above and below. */
  readonly left: number;
  readonly width: number;
  readonly top: number;
  readonly bottom: number;
  readonly rowHeight: number;
  readonly rowY: (at: number) => number;
  readonly x: (ms: number) => number;
  readonly isInside: (ms: number) => boolean;
}

const LEFT = 26;
const MARGIN = 6;
const TOP = 11;
const BELOW_ROWS = 26;
const ROW_AT_MOST = 24;

export function planOf({ fromMs, toMs, rows, boxes }: RedPicture, width: number): Plan {
  const right = width - MARGIN;
  const bottom = boxes.length > 0 ? HEIGHT - BELOW_ROWS : HEIGHT - 6;
  const rowHeight = Math.min(ROW_AT_MOST, (bottom - TOP) / Math.max(1, rows.length));
  // Few rows stand in the middle.
  const top = TOP + (bottom - TOP - rowHeight * rows.length) / 2;
  return {
    fromMs,
    toMs,
    left: LEFT,
    width,
    top,
    bottom: top + rowHeight * rows.length,
    rowHeight,
    rowY: (at) => top + at * rowHeight,
    x: (ms) => round(LEFT + ((ms - fromMs) / Math.max(1, toMs - fromMs)) * (right - LEFT)),
    isInside: (ms) => ms >= fromMs && ms <= toMs,
  };
}

function round(x: number): number {
  return Math.round(x * 10) / 10;
}
