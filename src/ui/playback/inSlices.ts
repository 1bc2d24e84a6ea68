import { timeLimit } from './playbackLoop.ts';
import { turn } from './slice.ts';

/** Well below a frame: what else the page has to do finds room between two slices. */
const SHORT_SLICE_MS = 8;

/** Does what can be left off at each step without the page standing still, however much it is. */
export async function inSlices<Result>(
  work: Generator<undefined, Result, undefined>,
  sliceMs = SHORT_SLICE_MS,
): Promise<Result> {
  for (;;) {
    const isSliceOver = timeLimit(sliceMs);
    do {
      const { done, value } = work.next();
      if (done === true) return value;
    } while (!isSliceOver());
    // One slice after the other: that is the point of it.
    await turn();
  }
}
