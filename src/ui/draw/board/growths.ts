// How much larger than the page's own type a small world is drawn.
import { PROJECTED } from '../thing/legible.ts';

/** What there is to try, largest first. In a room type is as large as it has to be. */
export function growths(type: number): readonly number[] {
  return GROWTHS.filter((growth) => growth * type < PROJECTED);
}

/** Few steps: what is drawn keeps its size while znodes come and go. */
const GROWTHS = [1.6, 1.45, 1.3, 1.15];
