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
/** A term falls to nothing within a tenth of a pixel before its end. */
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
  const narrower: Term[] = [];
  const heightAt = (width: number): number =>
    Math.max(px, ...narrower.filter(({ end }) => width < end).map((term) => term.px + term.slope * width));
  let end = Number.POSITIVE_INFINITY;
  for (const { start, ...line } of heightRanges(framed, NARROWEST_PX).toReversed()) {
    const term = { px: line.px + moreThanKnown, slope: line.slope, end };
    const isTooLow = [start, end - 1].some((width) => term.px + term.slope * width > heightAt(width));
    if (end <= widest && isTooLow) narrower.push(term);
    end = start;
  }
  return {
    px,
    css: narrower.length === 0 ? `${px}px` : `max(${[`${px}px`, ...narrower.map(termText)].join(', ')})`,
  };
}

/** Of columns less than `end` wide: `px + slope * width`. */
interface Term {
  readonly px: number;
  readonly slope: number;
  readonly end: number;
}

/** CSS that is below 0 from `end` on. A frame's style cannot ask for its width in another way. */
function termText({ px, slope, end }: Term): string {
  // Heights that grow are rounded up pixel by pixel.
  const height =
    slope === 0 ? `${Math.ceil(px)}px` : `${Math.ceil(px) + 1}px + ${(100 * slope).toFixed(1)}cqi`;
  return `min(${height}, (${end}px - 100cqi) * ${STEEP})`;
}

/** What it needs on a phone. */
export function narrowHeight(values: EmbedValues): number {
  return Math.ceil(embedHeight({ ...values, caption: '' }, NARROW_PX));
}
