import { BREAKPOINTS, embedHeight } from './embedHeight.ts';
import type { EmbedValues } from './parameters.ts';

/** Of embeds at least `start` pixels wide, up to where the next range starts. Their height is `px + slope * width`. */
interface HeightRange {
  readonly start: number;
  readonly px: number;
  readonly slope: number;
}

/** The heights of an embed by its width, from `narrowest` on: between two breakpoints they grow evenly, or stay. */
export function heightRanges(values: EmbedValues, narrowest: number): readonly HeightRange[] {
  const starts = [narrowest, ...BREAKPOINTS];
  return starts.map((start, index) => {
    const end = (starts[index + 1] ?? start + 400) - 1;
    const height = embedHeight(values, start);
    const slope = (embedHeight(values, end) - height) / (end - start);
    return { start, px: height - slope * start, slope };
  });
}
