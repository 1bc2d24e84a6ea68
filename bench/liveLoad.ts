// Many clients ask live servers at a steady rate, for as long as one likes, while a page follows:
//   npm run load -- [--minutes 10] [--clients 200] [--rate 100] [--no-page]
// A line every ten seconds; the last says whether no answer was lost, memory stayed flat and the page followed. Exit 1: one of them is not so.
import { parseArgs } from 'node:util';
import { setTimeout as sleep } from 'node:timers/promises';
import { chromium, type Page } from '@playwright/test';
import { browserLaunch } from '../scripts/browser.mjs';
import { LiveProcess } from './liveProcess.ts';
import { SteadyClient } from './steadyClient.ts';
import { helpIfAsked } from '../scripts/helpIfAsked.mjs';

helpIfAsked(import.meta.url);

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '10' },
    clients: { type: 'string', default: '200' },
    rate: { type: 'string', default: '100' },
    'no-page': { type: 'boolean', default: false },
  },
});
const MINUTES = Number(values.minutes);
const CLIENTS = Number(values.clients);
const RATE = Number(values.rate);
const TICK_MS = 50;
/** A client that waits for the answers of so many seconds asks for nothing more: a machine that cannot keep up is asked less. */
const PATIENCE_S = 2;
const LINE_MS = 10_000;
/** So much more than in the second quarter, when everything is warm, memory may be at the end. */
const FLAT = { times: 1.2, plusMb: 40 };

process.exitCode = await main();

async function main(): Promise<number> {
  const server = await LiveProcess.start(
    '--servers',
    '3',
    '--ports',
    '0,0,0',
    '--page',
    values['no-page'] ? 'off' : '0',
  );
  const browser = values['no-page'] ? null : await chromium.launch(browserLaunch());
  try {
    const page = browser === null ? null : await openPage(await browser.newPage(), server.page);
    const clients = await Promise.all(
      Array.from({ length: CLIENTS }, (_, nth) =>
        SteadyClient.open(server.ports[nth % server.ports.length] ?? 0, `/load-${nth}`),
      ),
    );
    const samples = await underLoad(server, page, clients);
    for (const client of clients) await client.finish();
    const isShown = page === null || (await showsWhatIsNew(page, server));
    return verdict(clients, samples, isShown);
  } finally {
    await browser?.close();
    await server.stop();
  }
}

async function openPage(page: Page, address: string): Promise<Page> {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(address);
  await page.locator('[role="status"][data-state="following"]').waitFor({ timeout: 60_000 });
  return page;
}

interface Sample {
  /** Of a processor that the servers have had since they started. */
  readonly serverMs: number;
  readonly serverMb: number;
  /** Of the page's heap once its garbage is collected; 0 without a page. */
  readonly pageMb: number;
  readonly state: string;
}

/** Each client sends its share of a tick. */
async function underLoad(
  server: LiveProcess,
  page: Page | null,
  clients: readonly SteadyClient[],
): Promise<Sample[]> {
  const samples: Sample[] = [];
  const beganAt = performance.now();
  const endAt = beganAt + MINUTES * 60_000;
  let sentEach = 0;
  let nextLineAt = beganAt + LINE_MS;
  for (let now = beganAt; now < endAt; now = performance.now()) {
    const due = Math.floor(((now - beganAt) / 1000) * RATE);
    for (const client of clients) client.send(due - sentEach, PATIENCE_S * RATE);
    sentEach = due;
    if (now >= nextLineAt) {
      nextLineAt += LINE_MS;
      const sample = await sampleOf(server, page);
      samples.push(sample);
      say(clients, (now - beganAt) / 1000, sample);
    }
    await sleep(TICK_MS);
  }
  return samples;
}

async function sampleOf(server: LiveProcess, page: Page | null): Promise<Sample> {
  const serverMb = Math.round(server.residentMb());
  const serverMs = server.processorMs();
  if (page === null) return { serverMs, serverMb, pageMb: 0, state: 'none' };
  const state = (await page.locator('[role="status"][data-state]').getAttribute('data-state')) ?? 'none';
  const session = await page.context().newCDPSession(page);
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  await session.detach();
  return { serverMs, serverMb, pageMb: Math.round(usedSize / 2 ** 20), state };
}

function say(
  clients: readonly SteadyClient[],
  seconds: number,
  { serverMs, serverMb, pageMb, state }: Sample,
): void {
  const answered = total(clients, 'answered');
  const underWay = total(clients, 'sent') - answered;
  console.log(
    `${Math.round(seconds)} s: ${answered} answered, ${Math.round(answered / seconds)} a second, ${underWay} under way; ` +
      `server ${Math.round(serverMs / 10 / seconds)} % of a processor and ${serverMb} MB, page ${pageMb} MB, ${state}`,
  );
}

/** A znode that is made when all is over stands in the page. */
async function showsWhatIsNew(page: Page, server: LiveProcess): Promise<boolean> {
  const client = await SteadyClient.open(server.ports[0] ?? 0, '/at-the-end');
  const isShown = await page
    .getByText('at-the-end')
    .first()
    .waitFor({ timeout: 30_000 })
    .then(
      () => true,
      () => false,
    );
  await client.finish();
  return isShown;
}

function verdict(clients: readonly SteadyClient[], samples: readonly Sample[], isShown: boolean): number {
  const lost = total(clients, 'sent') - total(clients, 'answered');
  const wrong = clients.flatMap(({ faults }) => faults);
  for (const fault of wrong.slice(0, 5)) console.log(fault);
  const isFlat =
    isFlatOf(samples.map(({ serverMb }) => serverMb)) && isFlatOf(samples.map(({ pageMb }) => pageMb));
  const following = samples.filter(({ state }) => state === 'following').length;
  console.log(
    `${total(clients, 'answered')} answered, ${lost} lost, ${wrong.length} wrong; memory ${isFlat ? 'flat' : 'grows'}; ` +
      `the page followed at ${following} of ${samples.length} looks, and ${isShown ? 'shows' : 'does not show'} the end`,
  );
  return lost === 0 && wrong.length === 0 && isFlat && isShown ? 0 : 1;
}

function isFlatOf(figures: readonly number[]): boolean {
  const quarter = Math.floor(figures.length / 4);
  if (quarter === 0) return true;
  const warm = mean(figures.slice(quarter, 2 * quarter));
  return mean(figures.slice(-quarter)) <= warm * FLAT.times + FLAT.plusMb;
}

function mean(figures: readonly number[]): number {
  return figures.reduce((sum, figure) => sum + figure, 0) / figures.length;
}

function total(clients: readonly SteadyClient[], what: 'sent' | 'answered'): number {
  return clients.reduce((sum, client) => sum + client[what], 0);
}
