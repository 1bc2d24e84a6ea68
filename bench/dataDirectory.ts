// What a long log costs on the page for data directories, in headless Chromium: to open it, to hold it, and to show any moment of it.
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium, type Browser, type Page } from '@playwright/test';
import { preview } from 'vite';
import { browserLaunch } from '../scripts/browser.mjs';
import { writeLongLog } from './longLog.ts';
import { percentile } from './statistics.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const TRANSACTIONS = 1_000_000;
const MOMENTS = 40;
const WAIT_MS = 180_000;

export interface DataFigures {
  readonly logMb: number;
  /** From the choice of the file to the page that shows it. */
  readonly openSeconds: number;
  /** The most that the tab has held by then, beyond what it held before. */
  readonly openMb: number;
  /** From a moment that is asked for to the frame that shows its map, tree and znode. */
  readonly momentP95Ms: number;
}

/** The page is built before; ZNODE_LAB_DIST names another build. */
export async function dataFigures(): Promise<DataFigures> {
  const folder = mkdtempSync(join(tmpdir(), 'znode-lab-log-'));
  const outDir = process.env.ZNODE_LAB_DIST ?? join(ROOT, 'dist');
  const server = await preview({
    root: ROOT,
    logLevel: 'error',
    build: { outDir },
    preview: { host: '127.0.0.1', port: 4274 },
  });
  const browser = await chromium.launch(browserLaunch());
  try {
    const path = join(folder, 'log.1');
    writeLongLog(path, TRANSACTIONS);
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    await page.addInitScript(countQuestions);
    await page.goto(`${server.resolvedUrls?.local[0] ?? ''}data.html`);
    const emptyMb = await mostHeldMb(browser);
    const from = performance.now();
    await page.locator('input[type=file][multiple]').setInputFiles(path);
    await page.getByRole('region', { name: 'Map of the tree' }).waitFor({ timeout: WAIT_MS });
    const openSeconds = (performance.now() - from) / 1000;
    const openMb = (await mostHeldMb(browser)) - emptyMb;
    return {
      logMb: Math.round(statSync(path).size / 1e6),
      openSeconds: Math.round(openSeconds * 10) / 10,
      openMb: Math.round(openMb),
      momentP95Ms: Math.round(percentile(await momentsMs(page), 0.95)),
    };
  } finally {
    await browser.close();
    await server.close();
    rmSync(folder, { recursive: true });
  }
}

/** The most that the largest process of a page has had in memory, as Linux counts it. */
async function mostHeldMb(browser: Browser): Promise<number> {
  const devtools = await browser.newBrowserCDPSession();
  const { processInfo } = await devtools.send('SystemInfo.getProcessInfo');
  const held = processInfo
    .filter(({ type }) => type === 'renderer')
    .map(({ id }) => /VmHWM:\s+(\d+) kB/.exec(readFileSync(`/proc/${id}/status`, 'utf8'))?.[1]);
  return Math.max(...held.map(Number)) / 1000;
}

/** Moments all over the log, in an order that repeats nothing. */
async function momentsMs(page: Page): Promise<readonly number[]> {
  await page.getByRole('treeitem', { name: /^settings/ }).click();
  const all: number[] = [];
  for (let index = 0; index < MOMENTS; index++) {
    const row = Math.floor((((index * 0.618) % 1) * 0.99 + 0.005) * TRANSACTIONS);
    all.push(await page.evaluate(momentMs, row));
  }
  return all;
}

/** Runs in the page before its own code: counts what the page has asked its worker and not heard yet. */
function countQuestions(): void {
  const asked = { open: 0 };
  class CountingWorker extends Worker {
    constructor(url: URL, options: WorkerOptions) {
      super(url, options);
      this.addEventListener('message', ({ data }: MessageEvent<{ type: string }>) => {
        if (data.type === 'answer') asked.open--;
      });
    }

    override postMessage(message: { type: string }): void {
      if (message.type === 'ask') asked.open++;
      super.postMessage(message, {});
    }
  }
  Object.assign(window, { asked, Worker: CountingWorker });
}

/** Runs in the page: moves the slider, and waits for the frame after the last answer. */
async function momentMs(row: number): Promise<number> {
  const frame = () => new Promise(requestAnimationFrame);
  const slider = document.querySelector<HTMLInputElement>('input[type=range]');
  const { asked } = window as unknown as { asked: { open: number } };
  if (slider === null) throw new Error('there is no slider');
  const from = performance.now();
  // Past React, which would take the change for its own.
  Reflect.set(HTMLInputElement.prototype, 'value', String(row), slider);
  slider.dispatchEvent(new Event('input', { bubbles: true }));
  do await frame();
  while (asked.open > 0);
  await frame();
  return performance.now() - from;
}
