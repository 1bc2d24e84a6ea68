// How high a frame has to be, which cannot grow by itself: nothing in it is to scroll.
import { embedHeight } from '../../../embed/embedHeight.ts';
import { heightRanges } from '../../../embed/heightRanges.ts';
import type { EmbedValues } from '../../../embed/parameters.ts';
import type { Column } from './draft.ts';
import { saidText } from './snippet.ts';

export interface Measured {
  /** What was shown then, as one text. */
  readonly of: string;
  /** Pixels of the preview. */
  readonly width: number;
  /** The highest that the embed has been there; 0 until it has said anything. */
  readonly height: number;
}

export interface FrameHeight {
  /** In the widest column. */
  readonly px: number;
  /** In any column: CSS that may count in widths of the column. */
  readonly css: string;
}

/** Of a phone. */
const NARROW_PX = 360;
const NARROWEST_PX = 320;
const WIDEST_PX = 1400;
/** The height for columns below a width falls to nothing within a tenth of a pixel before it: a style cannot ask for its width. */
const STEEP = 9999;

/** What a frame needs in columns up to the chosen one. `measured`: what the embed itself has said in the preview. */
export function frameHeight(values: EmbedValues, column: Column, measured: Measured): FrameHeight {
  // The caption stands below the frame.
  const framed = { ...values, caption: '' };
  const widest = column === 'full' ? WIDEST_PX : Number(column);
  const moreThanKnown =
    measured.of === saidText(values) && measured.height > 0
      ? Math.max(0, measured.height - embedHeight(values, measured.width))
      : 0;
  const px = Math.ceil(embedHeight(framed, widest) + moreThanKnown);
  const ranges = heightRanges(framed, NARROWEST_PX);
  const terms = ranges.flatMap((range, index) => {
    const end = ranges[index + 1]?.start ?? Number.POSITIVE_INFINITY;
    // Where a narrower column needs no more, the frame is as high as in the wider one.
    const inWider = Math.max(px - moreThanKnown, embedHeight(framed, end));
    if (end > widest || embedHeight(framed, end - 1) <= inWider) return [];
    return [`min(${lineText(range.px + moreThanKnown, range.slope)}, (${end}px - 100cqi) * ${STEEP})`];
  });
  return { px, css: terms.length === 0 ? `${px}px` : `max(${[`${px}px`, ...terms].join(', ')})` };
}

/** Heights that grow are rounded up pixel by pixel. */
function lineText(px: number, slope: number): string {
  return slope === 0 ? `${Math.ceil(px)}px` : `${Math.ceil(px) + 1}px + ${(100 * slope).toFixed(1)}cqi`;
}

/** What it needs on a phone. */
export function narrowHeight(values: EmbedValues): number {
  return Math.ceil(embedHeight({ ...values, caption: '' }, NARROW_PX));
}
