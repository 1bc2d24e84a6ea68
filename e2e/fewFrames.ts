// Tests that ask what is so, not how it moves: the page draws three times a second, and nothing glides to its place. A test's processor
// time is mostly frames, which are painted by software. Time goes on as ever: what plays is told each tenth of a second that went by.
// What counts frames takes Playwright's own `test`.
import { type BrowserContext, test as base } from '@playwright/test';

export { expect } from '@playwright/test';

const APART_MS = 300;

export const test = base.extend<{ fewFrames: void }>({
  fewFrames: [
    async ({ context }, use) => {
      await drawSeldom(context);
      await use();
    },
    { auto: true },
  ],
});

interface Drawing {
  /** Between one draw and the next. */
  readonly apartMs: number;
  /** How often the page is called for each draw; null: as often as its frames had room in the time that went by. */
  readonly ticksADraw: number | null;
}

/** For a context that a test makes by itself, too. */
export function drawSeldom(context: BrowserContext): Promise<void> {
  return drawLess(context, { apartMs: APART_MS, ticksADraw: null });
}

export async function drawLess(context: BrowserContext, drawing: Drawing): Promise<void> {
  await context.addInitScript(glideNowhere);
  await context.addInitScript(callInTicks, drawing);
}

/** Runs in the page, and in each frame of it. What is shown only after a while keeps its time. */
function glideNowhere(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`
    *, ::before, ::after { transition-duration: 0s !important; }
    :not(.stopped, znode-lab, znode-lab *) { &, &::before, &::after { animation-duration: 0s !important; } }
  `);
  document.adoptedStyleSheets.push(sheet);
}

/** Runs in the page, and in each frame of it: between two draws all that is asked for is called in ticks, and answered at once. */
function callInTicks({ apartMs, ticksADraw }: Drawing): void {
  /** Playback takes no frame for longer. */
  const TICK_MS = 100;
  const request = globalThis.requestAnimationFrame.bind(globalThis);
  const waiting = new Map<number, FrameRequestCallback>();
  let [ids, askedMs, drawnMs, shownMs] = [0, 0, -apartMs, 0];
  let isComing = false;

  const tick = (timeMs: number): void => {
    for (const [id, callback] of Array.from(waiting)) {
      // One of them may have cancelled another.
      if (!waiting.delete(id)) continue;
      try {
        callback(timeMs);
      } catch (error) {
        reportError(error);
      }
    }
  };
  const draw = async (nowMs: number): Promise<void> => {
    // A busy machine slows playback down, as it does with frames.
    const byMs = Math.min(nowMs - askedMs, apartMs);
    const ticks = ticksADraw ?? Math.max(1, Math.round(byMs / TICK_MS));
    if (ticksADraw === null) shownMs = nowMs - ticks * TICK_MS;
    [drawnMs, askedMs] = [nowMs, nowMs];
    for (let left = ticks; left > 0 && waiting.size > 0; left--) {
      tick((shownMs += TICK_MS));
      // What the page makes of a tick comes before the next.
      await Promise.resolve();
    }
    isComing = false;
    if (waiting.size > 0) come();
  };
  const come = (): void => {
    isComing = true;
    const leftMs = drawnMs + apartMs - performance.now();
    const ask = (): number => request((nowMs) => void draw(nowMs));
    if (leftMs > 0) setTimeout(ask, leftMs);
    else ask();
  };
  globalThis.requestAnimationFrame = (callback) => {
    waiting.set(++ids, callback);
    if (!isComing) {
      askedMs = performance.now();
      come();
    }
    return ids;
  };
  globalThis.cancelAnimationFrame = (id) => void waiting.delete(id);
}
