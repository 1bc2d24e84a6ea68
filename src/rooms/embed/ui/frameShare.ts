// Several embeds of one page, and the page itself, draw in the same few milliseconds of a frame. An embed that sees frames come
// late leaves some of them to the others.

const LATE_MS = 25;
/** Longer pauses are not late frames: nothing was playing, or nobody looked. */
const PAUSE_MS = 250;
const WINDOW = 30;
const LATE_IN_WINDOW = 2;
const SPARSEST = 3;
/** After so many frames in time it tries to draw more of them; twice as many after each try that was too much. */
const CALM_FRAMES = 600;

/** Says of each frame, by when it began, whether it is ours: all while they come in time, else each second or third. */
export function frameShare(): (nowMs: number) => boolean {
  let every = 1;
  let frames = 0;
  let late = 0;
  let calm = 0;
  let calmNeeded = CALM_FRAMES;
  let lastMs = Number.NEGATIVE_INFINITY;
  return (nowMs) => {
    const tookMs = nowMs - lastMs;
    lastMs = nowMs;
    frames++;
    if (tookMs > LATE_MS && tookMs < PAUSE_MS) late++;
    if (frames % WINDOW === 0) {
      const isTooMuch = late >= LATE_IN_WINDOW;
      calm = late === 0 ? calm + WINDOW : 0;
      late = 0;
      if (isTooMuch && every < SPARSEST) every++;
      else if (calm >= calmNeeded && every > 1) {
        every--;
        calm = 0;
        calmNeeded *= 2;
      }
    }
    return frames % every === 0;
  };
}
