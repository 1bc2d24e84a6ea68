// How smoothly a page scrolls that holds ten embeds, all of them playing: five of the whole picture, five of the small one.
import { fileURLToPath } from 'node:url';
import { chromium, type Page } from '@playwright/test';
import { preview } from 'vite';
import { browserLaunch } from '../scripts/browser.mjs';
import { percentile } from './statistics.ts';
import { within } from './within.ts';

const SECONDS = 20;
const PAIR = `<znode-lab scene="herd-line" clients="8" set="arrival=together,rounds=endless,holdMs=100" poster="no" autoplay="yes"></znode-lab>
<znode-lab scene="herd-figure" clients="8" poster="no" autoplay="yes"></znode-lab>`;
/** Two columns: a screen of 1440×900 shows four at once, or six. */
const PAGE = `<!doctype html><html lang="en"><title>Ten</title><link rel="icon" href="data:," />
<style>main { display: grid; gap: 16px; max-width: 760px; margin: auto }</style>
<script type="module" src="./znode-lab.js"></script><main>${PAIR.repeat(5)}</main></html>`;

/** The time between two frames of the host's page that 95 of 100 do not exceed, in milliseconds. The lab is built before. */
export async function frameP95TenEmbedsMs(): Promise<number> {
  const root = fileURLToPath(new URL('..', import.meta.url));
  const server = await preview({ root, logLevel: 'error', preview: { host: '127.0.0.1', port: 4274 } });
  const browser = await chromium.launch(browserLaunch());
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    await page.route('**/ten.html', (route) => route.fulfill({ contentType: 'text/html', body: PAGE }));
    await page.goto(`${server.resolvedUrls?.local[0] ?? ''}ten.html`);
    await untilAllPlay(page);
    const frames = await within(
      4 * SECONDS,
      'frames as it scrolls',
      page.evaluate(scrolledFrames, SECONDS * 1000),
    );
    return Number(percentile(frames, 0.95).toFixed(1));
  } finally {
    await browser.close();
    await server.close();
  }
}

/** Each is loaded when it comes near the screen. */
async function untilAllPlay(page: Page): Promise<void> {
  for (const embed of await page.locator('znode-lab').all()) {
    await embed.scrollIntoViewIfNeeded();
    const pause = embed.locator('iframe').contentFrame().getByRole('button', { name: 'Pause', exact: true });
    await pause.waitFor({ timeout: 60_000 });
  }
}

/** Runs in the page: scrolls down and up again, slowly, and takes the time of each frame. */
function scrolledFrames(durationMs: number): Promise<number[]> {
  return new Promise((resolve) => {
    const frames: number[] = [];
    const beganAtMs = performance.now();
    const end = document.documentElement.scrollHeight - innerHeight;
    let lastMs = beganAtMs;
    const next = (nowMs: number) => {
      frames.push(nowMs - lastMs);
      lastMs = nowMs;
      const share = (nowMs - beganAtMs) / durationMs;
      scrollTo(0, end * (1 - Math.abs(1 - 2 * share)));
      if (share < 1) requestAnimationFrame(next);
      else resolve(frames);
    };
    requestAnimationFrame(next);
  });
}
