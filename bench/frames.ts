// How smoothly the built page plays: one world with 50 clients in headless Chromium, 1440×900, for 30 seconds.
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { build, preview } from 'vite';
import { browserLaunch } from '../scripts/browser.mjs';
import { findScenario } from '../src/scenarios/catalogue.ts';
import { Experiment } from '../src/scenarios/experiment.ts';
import { linkOf } from '../src/scenarios/permalink.ts';
import { recipeBook } from '../src/scenarios/recipes/book.ts';
import { encodeText } from '../src/ui/link/codec.ts';
import { percentile } from './statistics.ts';

const SECONDS = 30;

/** The time between two frames that 95 of 100 do not exceed, in milliseconds. */
export async function frameP95Ms(): Promise<number> {
  const root = fileURLToPath(new URL('..', import.meta.url));
  await build({ root, logLevel: 'error' });
  const server = await preview({ root, logLevel: 'error', preview: { host: '127.0.0.1', port: 4273 } });
  const browser = await chromium.launch(browserLaunch());
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    await page.goto(`${server.resolvedUrls?.local[0] ?? ''}#s=${await busyLink()}`);
    await page.getByRole('button', { name: 'Play', exact: true }).click();
    const frames = await page.evaluate(framesFor, SECONDS * 1000);
    return Number(percentile(frames, 0.95).toFixed(1));
  } finally {
    await browser.close();
    await server.close();
  }
}

/** A herd of 50 that takes the lock in turn for ever. */
async function busyLink(): Promise<string> {
  const values = { variant: 'exists', arrival: 'together', rounds: 'endless', holdMs: 100 };
  const choice = { scenario: 'herd-lock', seed: 1, clients: 50, values };
  const experiment = new Experiment([choice], { findScenario, book: recipeBook });
  return encodeText(JSON.stringify(linkOf(experiment, { step: 0, timeMs: 0 }, 'single')));
}

/** Runs in the page. */
function framesFor(durationMs: number): Promise<number[]> {
  return new Promise((resolve) => {
    const frames: number[] = [];
    const beganAtMs = performance.now();
    let lastMs = beganAtMs;
    const next = (nowMs: number) => {
      frames.push(nowMs - lastMs);
      lastMs = nowMs;
      if (nowMs - beganAtMs < durationMs) requestAnimationFrame(next);
      else resolve(frames);
    };
    requestAnimationFrame(next);
  });
}
