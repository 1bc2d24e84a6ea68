import { wallClockMs } from '../../../ui/playback/playbackLoop.ts';

/** Well below a frame: what else the page has to do finds room between two slices. */
const SLICE_MS = 8;

/** Does what can be left off at each step without the page standing still, however much it is. */
export async function inSlices<Result>(work: Generator<undefined, Result, undefined>): Promise<Result> {
  for (;;) {
    const sliceEndsMs = wallClockMs() + SLICE_MS;
    while (wallClockMs() < sliceEndsMs) {
      const { done, value } = work.next();
      if (done === true) return value;
    }
    // One slice after the other: that is the point of it.
    await new Promise((resume) => {
      setTimeout(resume);
    });
  }
}
