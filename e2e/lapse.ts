// Tests that wait for playback: each frame of the page counts as the longest that playback takes, so that a run is shown in a sixth
// of its time and of its frames, and a busy machine shows the same. Timers and events keep their time; nothing glides.
import { test as base } from '@playwright/test';
import { glideNowhere } from './fewFrames.ts';

export { expect } from '@playwright/test';

/** As `MAX_FRAME_MS` of the playback loop. */
const FRAME_MS = 100;

export const test = base.extend<{ lapse: void }>({
  lapse: [
    async ({ context }, use) => {
      await context.addInitScript(glideNowhere);
      await context.addInitScript(stretchFrames, FRAME_MS);
      await use();
    },
    { auto: true },
  ],
});

/** Runs in the page, and in each frame of it. */
function stretchFrames(frameMs: number): void {
  const request = globalThis.requestAnimationFrame.bind(globalThis);
  let [realMs, shownMs] = [0, 0];
  globalThis.requestAnimationFrame = (callback) =>
    request((nowMs) => {
      // All that is asked for one frame is told the same time.
      if (nowMs !== realMs) shownMs += frameMs;
      realMs = nowMs;
      callback(shownMs);
    });
}
