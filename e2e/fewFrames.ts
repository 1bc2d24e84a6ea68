// Tests that ask what is so, not how it moves: the page draws ten frames a second, and nothing glides to its place. A test's processor
// time is mostly frames, which are painted by software. Time goes on as ever. What counts frames takes Playwright's own `test`.
import { test as base } from '@playwright/test';

export { expect } from '@playwright/test';

/** Playback takes no frame for longer: it keeps its time. */
const APART_MS = 100;

export const test = base.extend<{ fewFrames: void }>({
  fewFrames: [
    async ({ context }, use) => {
      await context.addInitScript(glideNowhere);
      await context.addInitScript(drawLess, APART_MS);
      await use();
    },
    { auto: true },
  ],
});

/** Runs in the page, and in each frame of it. */
export function glideNowhere(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('*, ::before, ::after { transition-duration: 0s !important; }');
  document.adoptedStyleSheets.push(sheet);
}

interface Asked {
  timer?: ReturnType<typeof setTimeout>;
  frame?: number;
}

/** Runs in the page, and in each frame of it. */
function drawLess(apartMs: number): void {
  const request = globalThis.requestAnimationFrame.bind(globalThis);
  const cancel = globalThis.cancelAnimationFrame.bind(globalThis);
  const waiting = new Map<number, Asked>();
  let [ids, drawnMs] = [0, -apartMs];
  globalThis.requestAnimationFrame = (callback) => {
    const id = ++ids;
    const asked: Asked = {};
    waiting.set(id, asked);
    const ask = () => {
      asked.frame = request((nowMs) => {
        waiting.delete(id);
        drawnMs = nowMs;
        callback(nowMs);
      });
    };
    const leftMs = drawnMs + apartMs - performance.now();
    if (leftMs <= 0) ask();
    else asked.timer = setTimeout(ask, leftMs);
    return id;
  };
  globalThis.cancelAnimationFrame = (id) => {
    const asked = waiting.get(id);
    waiting.delete(id);
    if (asked?.timer !== undefined) clearTimeout(asked.timer);
    if (asked?.frame !== undefined) cancel(asked.frame);
  };
}
