// How long it takes until the page and an embed do what a visitor asks of them, on a slow machine with a usual network: the
// processor slowed four times, 10 Mbit/s, 40 ms, nothing cached, gzipped as a static host does it.
import { createServer, type Server } from 'node:http';
import { readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { chromium, type Browser, type Frame, type Page } from '@playwright/test';
import { browserLaunch } from '../scripts/browser.mjs';
import { median, percentile } from './statistics.ts';

const LOADS = 9;
const SLOWED = 4;
const NETWORK = {
  offline: false,
  latency: 40,
  downloadThroughput: 10_000_000 / 8,
  uploadThroughput: 10_000_000 / 8,
};
const ROOT = fileURLToPath(new URL('..', import.meta.url));
const HOST = `<!doctype html><html lang="en"><title>Host</title><link rel="icon" href="data:," />
<script type="module" src="./znode-lab.js"></script><znode-lab faults="all"></znode-lab></html>`;

interface Milliseconds {
  readonly median: number;
  readonly p95: number;
}

export interface FirstInteraction {
  /** From the navigation to the frame in which a press of K on the opening scene has killed the holder. */
  readonly page: Milliseconds;
  /** From the click on the poster to the answer of the lab to a command of its host. */
  readonly embed: Milliseconds;
}

/** The page is built before. */
export async function firstInteraction(): Promise<FirstInteraction> {
  const server = await serve();
  const browser = await chromium.launch(browserLaunch());
  try {
    const origin = originOf(server);
    return {
      page: await measured(() => pageMs(browser, origin)),
      embed: await measured(() => embedMs(browser, origin)),
    };
  } finally {
    await browser.close();
    server.close();
  }
}

async function measured(once: () => Promise<number>): Promise<Milliseconds> {
  const all: number[] = [];
  // One after the other: together they would slow each other.
  for (let load = 0; load < LOADS; load++) all.push(await once());
  return { median: Math.round(median(all)), p95: Math.round(percentile(all, 0.95)) };
}

async function pageMs(browser: Browser, origin: string): Promise<number> {
  const page = await slowPage(browser);
  await page.addInitScript(killWhenPossible);
  await page.goto(`${origin}/index.html`, { waitUntil: 'commit' });
  const ms = await measuredIn(page.mainFrame());
  await page.context().close();
  return ms;
}

async function embedMs(browser: Browser, origin: string): Promise<number> {
  const page = await slowPage(browser);
  await page.addInitScript(commandWhenReady);
  await page.goto(`${origin}/host.html`);
  await page.locator('znode-lab').locator('iframe').contentFrame().getByRole('button').click();
  const ms = await measuredIn(page.mainFrame());
  await page.context().close();
  return ms;
}

async function slowPage(browser: Browser): Promise<Page> {
  const page = await (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage();
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.setCacheDisabled', { cacheDisabled: true });
  await devtools.send('Network.emulateNetworkConditions', NETWORK);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWED });
  return page;
}

async function measuredIn(frame: Frame): Promise<number> {
  const done = await frame.waitForFunction(
    () => performance.getEntriesByName('done')[0]?.startTime,
    undefined,
    { timeout: 120_000 },
  );
  const ms = await done.jsonValue();
  if (ms === undefined) throw new Error('nothing was measured');
  const [from] = await frame.evaluate(() =>
    performance.getEntriesByName('asked').map((mark) => mark.startTime),
  );
  return ms - (from ?? 0);
}

/** Runs in the page: presses K every frame until the picture shows that the holder is dead. */
function killWhenPossible(): void {
  const next = (): void => {
    if (document.querySelector('[aria-label^="Client A, killed"]') !== null) {
      performance.mark('done');
      return;
    }
    if (document.querySelector('[aria-label^="Client A,"]') !== null)
      document.body.dispatchEvent(
        new KeyboardEvent('keydown', { key: 'k', bubbles: true, cancelable: true }),
      );
    requestAnimationFrame(next);
  };
  requestAnimationFrame(next);
}

/** Runs in the host's page and in the frame: takes the time of the click, and of the first answer to a command. */
function commandWhenReady(): void {
  if (window !== top) {
    addEventListener('click', () => top?.postMessage('asked', '*'), { capture: true, once: true });
    return;
  }
  addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (data === 'asked') performance.mark('asked');
  });
  document.addEventListener('znode-lab-ready', ({ target: lab }) => {
    const act: unknown = lab === null ? undefined : Reflect.get(lab, 'act');
    if (typeof act !== 'function') return;
    const answer: unknown = Reflect.apply(act, lab, [{ type: 'addClient' }]);
    void Promise.resolve(answer).then(() => performance.mark('done'));
  });
}

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
};

/** As a static host does: gzipped, once. */
async function serve(): Promise<Server> {
  const packed = new Map<string, Buffer>();
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://host').pathname.slice(1);
    const known = packed.get(path) ?? pack(path);
    if (known === null) {
      response.writeHead(404).end();
      return;
    }
    packed.set(path, known);
    response.writeHead(200, {
      'content-type': TYPES[extname(path)] ?? 'application/octet-stream',
      'content-encoding': 'gzip',
    });
    response.end(known);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return server;
}

function pack(path: string): Buffer | null {
  if (path === 'host.html') return gzipSync(HOST);
  try {
    return gzipSync(readFileSync(join(ROOT, 'dist', path)));
  } catch {
    return null;
  }
}

function originOf(server: Server): string {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the server has no port');
  return `http://127.0.0.1:${address.port}`;
}
