// How high a frame has to be, which cannot grow by itself: nothing in it is to scroll.
import { embedHeight } from '../../../embed/embedHeight.ts';
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

/** Of a phone. */
export const NARROWEST_PX = 360;
const WIDEST_PX = 1400;

/**
 * What a frame needs. `measured`: what the embed itself has said in the preview. A column of full width may be wider on another
 * screen, and some figures are then higher.
 */
export function neededHeight(values: EmbedValues, column: Column, measured: Measured): number {
  const said = measured.of === saidText(values) ? measured.height : 0;
  let height = said > 0 ? said : embedHeight(values, measured.width);
  if (column !== 'full') return Math.ceil(height);
  for (let width = measured.width; width <= WIDEST_PX; width += 20)
    height = Math.max(height, embedHeight(values, width));
  return Math.ceil(height);
}

/** What it needs on a phone. */
export function narrowHeight(values: EmbedValues): number {
  return Math.ceil(embedHeight(values, NARROWEST_PX));
}
