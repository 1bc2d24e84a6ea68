// Tests that wait for playback: what is drawn of it is a sixth as long as it says, so that a run is shown in a sixth of its time, and a
// busy machine shows the same. Timers and events keep their time; nothing glides.
import { test as base } from '@playwright/test';
import { drawLess } from './fewFrames.ts';

export { expect } from '@playwright/test';

export const test = base.extend<{ lapse: void }>({
  lapse: [
    async ({ context }, use) => {
      await drawLess(context, { apartMs: 100, ticksADraw: 6 });
      await use();
    },
    { auto: true },
  ],
});
