// What real sockets cost: writes and pings over TCP against `npm run live`, which runs as a process of its own.
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { build } from 'vite';
import { browserLaunch } from '../scripts/browser.mjs';
import type { Request } from '../src/engine/index.ts';
import { PipeliningClient } from '../scripts/live/testing/pipeliningClient.ts';
import { LiveProcess } from './liveProcess.ts';
import { percentile } from './statistics.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const WARM_WRITES = 20_000;
const WRITES = 100_000;
/** Fewer with the page, which keeps what happens to each. */
const WRITES_WITH_PAGE = 20_000;
const IDLE_CLIENTS = 100;
const PINGS = 2000;

export interface LiveWrites {
  readonly perSecond: number;
  /** Of the server's process, for a write: what is left where other processes take turns. */
  readonly processorUs: number;
}

/** One client writes to one server, many writes under way, nothing kept of the past. */
export async function liveWrites(): Promise<LiveWrites> {
  const server = await LiveProcess.start('--page', 'off');
  try {
    const client = await PipeliningClient.open(server.port);
    await client.ask(WARM_WRITES, writeOfRoot);
    const result = await measured(server, client, WRITES);
    client.close();
    return result;
  } finally {
    await server.stop();
  }
}

/** The same while a page in a browser follows, on the same processors. The lab is built before. */
export async function liveWritesWithPage(): Promise<LiveWrites> {
  await build({ root: ROOT, logLevel: 'error' });
  const server = await LiveProcess.start('--page', '0');
  const browser = await chromium.launch(browserLaunch());
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    await page.goto(server.page);
    await page.locator('[role="status"][data-state="following"]').waitFor({ timeout: 60_000 });
    const client = await PipeliningClient.open(server.port);
    const result = await measured(server, client, WRITES_WITH_PAGE);
    client.close();
    return result;
  } finally {
    await browser.close();
    await server.stop();
  }
}

/** Until a page that is opened after so many requests to three servers shows them as they are. The lab is built before. */
export async function latePageMs(requests: number): Promise<number> {
  const server = await LiveProcess.start('--servers', '3', '--ports', '0,0,0', '--page', '0');
  const browser = await chromium.launch(browserLaunch());
  try {
    const client = await PipeliningClient.open(server.port);
    await client.ask(requests, writeOfRoot);
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    const beganAt = performance.now();
    await page.goto(server.page);
    await page
      .getByRole('button', { name: /^Server 3, LEADING, epoch 1/ })
      .first()
      .waitFor();
    await page.locator('[role="status"][data-state="following"]').waitFor();
    client.close();
    return Math.round(performance.now() - beganAt);
  } finally {
    await browser.close();
    await server.stop();
  }
}

/** The time in which 99 of 100 pings are answered while so many others are connected and only ping. */
export async function livePingP99Ms(): Promise<number> {
  const server = await LiveProcess.start('--page', 'off', '--latency-ms', '1');
  try {
    const clients = await Promise.all(
      Array.from({ length: IDLE_CLIENTS }, () => PipeliningClient.open(server.port)),
    );
    const times: number[] = [];
    for (let nth = 0; nth < PINGS; nth++) {
      const client = clients[nth % clients.length];
      if (client === undefined) continue;
      const before = performance.now();
      await client.ping();
      times.push(performance.now() - before);
    }
    for (const client of clients) client.close();
    return Number(percentile(times, 0.99).toFixed(2));
  } finally {
    await server.stop();
  }
}

async function measured(server: LiveProcess, client: PipeliningClient, writes: number): Promise<LiveWrites> {
  const [beganAt, usedBefore] = [performance.now(), server.processorMs()];
  await client.ask(writes, writeOfRoot);
  const seconds = (performance.now() - beganAt) / 1000;
  const processorUs = ((server.processorMs() - usedBefore) * 1000) / writes;
  return { perSecond: Math.round(writes / seconds), processorUs: Number(processorUs.toFixed(1)) };
}

function writeOfRoot(): Request {
  return { op: 'setData', path: '/', data: 'x', version: -1 };
}
