// What a full class notices: 200 phones that vote and 60 clients that are woken, over real sockets, with the teacher’s page in a browser.
// The process of `npm run class`, the browser and all phones share this machine’s processors.
import { spawn, type ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { chromium, type Page } from '@playwright/test';
import { browserLaunch } from '../scripts/browser.mjs';
import { ClassPhone } from '../scripts/class/testing/classPhone.ts';
import { BEAT_MS } from '../src/rooms/classroom/model/protocol.ts';
import { median, percentile } from './statistics.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const PHONES = 200;
const CLIENTS = 60;
/** All votes come within this time. */
const VOTING_MS = 4000;
/** The median of so many wake-ups counts: one press alone may fall beside a collection of garbage. */
const RELEASES = 5;
const MINUTE_MS = 60_000;
/** The first minutes fill buffers that stay. */
const WARM_UP_MINUTES = 10;
const WAIT_MS = 120_000;

export interface ClassFigures {
  readonly voteShownP95Ms: number;
  /** From the press that lets the lock go to the last of all others’ phones. */
  readonly wokenMs: number;
  readonly wokenSlowestMs: number;
}

/** The lab is built before. */
export function classFigures(): Promise<ClassFigures> {
  return inClass(async ({ page, phones }) => {
    const voteShownP95Ms = await voteShownMs(page, phones);
    return { voteShownP95Ms, ...(await allWokenMs(page, phones)) };
  });
}

export interface HourOfVotes {
  readonly votes: number;
  /** Resident memory of the process, and the heap of the teacher’s page: what they have grown by since the first minutes. */
  readonly processGrowthMb: number;
  readonly pageGrowthMb: number;
}

/** A vote a minute. `tell` hears how much memory is in use after each. */
export function hourOfVotes(minutes: number, tell: (line: string) => void): Promise<HourOfVotes> {
  return inClass(async ({ server, page, phones }) => {
    const heap = await page.context().newCDPSession(page);
    const pageMb = async (): Promise<number> => {
      await heap.send('HeapProfiler.collectGarbage');
      return (await heap.send('Runtime.getHeapUsage')).usedSize / 1e6;
    };
    const used: { readonly processMb: number; readonly pageMb: number }[] = [];
    for (let minute = 0; minute < minutes; minute++) {
      const beganMs = Date.now();
      if (minute === 0) await askClass(page);
      else await page.getByRole('button', { name: 'Ask again' }).click();
      await Promise.all(phones.map((phone) => phone.until(() => phone.screen.vote?.state === 'open')));
      for (const phone of phones) await voteAndPause(phone);
      await page.locator(`[data-votes="${PHONES}"]`).waitFor({ timeout: WAIT_MS });
      await page.getByRole('button', { name: 'Close the vote' }).click();
      await Promise.all(phones.map((phone) => phone.until(() => phone.screen.vote?.state === 'closed')));
      for (const phone of phones) phone.heard.length = 0;
      const now = { processMb: server.memoryMb, pageMb: await pageMb() };
      used.push(now);
      tell(`vote ${minute + 1}: process ${now.processMb.toFixed(1)} MB, page ${now.pageMb.toFixed(1)} MB`);
      await sleep(Math.max(0, beganMs + MINUTE_MS - Date.now()));
    }
    const before = used[Math.min(WARM_UP_MINUTES, used.length) - 1];
    const after = used.at(-1);
    if (before === undefined || after === undefined) throw new Error('no vote was held');
    return {
      votes: used.length,
      processGrowthMb: after.processMb - before.processMb,
      pageGrowthMb: after.pageMb - before.pageMb,
    };
  });
}

interface Class {
  readonly server: ClassProcess;
  /** The teacher’s. */
  readonly page: Page;
  readonly phones: readonly ClassPhone[];
}

async function inClass<T>(use: (room: Class) => Promise<T>): Promise<T> {
  const server = await ClassProcess.start();
  const browser = await chromium.launch(browserLaunch());
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    await page.goto(server.page);
    const phones = await Promise.all(
      Array.from({ length: PHONES }, (_, index) => ClassPhone.join(server.origin, `P${index + 1}`)),
    );
    const beats = setInterval(() => {
      for (const phone of phones) phone.say({ kind: 'beat' });
    }, BEAT_MS);
    try {
      await page.locator(`[data-joined="${PHONES}"]`).waitFor({ timeout: WAIT_MS });
      return await use({ server, page, phones });
    } finally {
      clearInterval(beats);
      for (const phone of phones) phone.socket.terminate();
    }
  } finally {
    await browser.close();
    await server.stop();
  }
}

async function askClass(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Ask the class' }).click();
  await page.getByRole('textbox', { name: 'Question', exact: true }).fill('How many wake?');
  await page.getByRole('textbox', { name: /^Answers/ }).fill('all\none');
  await page.getByRole('button', { name: 'Open the vote' }).click();
}

/** The room takes its time, phone by phone. */
async function voteAndPause(phone: ClassPhone): Promise<void> {
  const { id = '', options = [] } = phone.screen.vote ?? {};
  phone.say({ kind: 'vote', vote: id, option: options[0]?.id ?? '' });
  await sleep(VOTING_MS / PHONES);
}

async function voteShownMs(page: Page, phones: readonly ClassPhone[]): Promise<number> {
  await askClass(page);
  await Promise.all(phones.map((phone) => phone.until(() => phone.screen.vote != null)));
  await page.evaluate(() => {
    const shown: number[] = [];
    Object.assign(window, { shown });
    const look = (): void => {
      const total = Number(document.querySelector('[data-votes]')?.getAttribute('data-votes'));
      while (shown.length < total) shown.push(Date.now());
    };
    new MutationObserver(look).observe(document.body, {
      attributes: true,
      attributeFilter: ['data-votes'],
      subtree: true,
    });
  });
  const sentMs: number[] = [];
  for (const phone of phones) {
    sentMs.push(Date.now());
    await voteAndPause(phone);
  }
  await page.locator(`[data-votes="${PHONES}"]`).waitFor({ timeout: WAIT_MS });
  const shownMs = await page.evaluate(() => (window as unknown as { readonly shown: number[] }).shown);
  await page.getByRole('button', { name: 'Done' }).click();
  return percentile(
    sentMs.map((sent, index) => (shownMs[index] ?? Infinity) - sent),
    0.95,
  );
}

async function allWokenMs(
  page: Page,
  phones: readonly ClassPhone[],
): Promise<Pick<ClassFigures, 'wokenMs' | 'wokenSlowestMs'>> {
  await page
    .locator('label')
    .filter({ hasText: /^Clients$/ })
    .click();
  await page.getByRole('button', { name: `Restart with ${CLIENTS} clients` }).click();
  const clients = phones.slice(0, CLIENTS);
  const left = (phone: ClassPhone) => {
    const { me } = phone.screen;
    return me?.kind === 'client' ? me.worlds[0] : undefined;
  };
  const settled = (): Promise<unknown> =>
    Promise.all(
      clients.map((phone) =>
        phone.until(() => ['waiting', 'holding', 'done'].includes(left(phone)?.state ?? '')),
      ),
    );
  const times: number[] = [];
  for (let release = 0; release < RELEASES; release++) {
    await settled();
    const holder = clients.find((phone) => left(phone)?.state === 'holding');
    if (holder === undefined) throw new Error('nobody holds the lock');
    const waiting = clients.filter((phone) => left(phone)?.state === 'waiting');
    const before = new Map(waiting.map((phone) => [phone, left(phone)?.wakeUps ?? 0]));
    const pressedMs = Date.now();
    holder.say({ kind: 'act', act: 'release' });
    await Promise.all(
      waiting.map((phone) => phone.until(() => (left(phone)?.wakeUps ?? 0) > (before.get(phone) ?? 0))),
    );
    times.push(Date.now() - pressedMs);
  }
  return { wokenMs: median(times), wokenSlowestMs: Math.max(...times) };
}

function sleep(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

class ClassProcess {
  readonly #process: ChildProcess;
  readonly page: string;
  readonly origin: string;
  readonly secret: string;

  private constructor(process: ChildProcess, ready: Readonly<Record<'page' | 'secret', string>>) {
    this.#process = process;
    this.page = ready.page;
    this.secret = ready.secret;
    this.origin = `ws://${new URL(ready.page).host}`;
  }

  static async start(): Promise<ClassProcess> {
    const child = spawn(
      process.execPath,
      ['scripts/run.mjs', 'scripts/class.ts', '--json', '--port', '0', '--host', '127.0.0.1'],
      { cwd: ROOT, stdio: ['ignore', 'pipe', 'inherit'] },
    );
    const line = await new Promise<string>((resolve) =>
      createInterface({ input: child.stdout }).once('line', resolve),
    );
    return new ClassProcess(child, JSON.parse(line) as Readonly<Record<'page' | 'secret', string>>);
  }

  /** Resident, of Linux. */
  get memoryMb(): number {
    const status = readFileSync(`/proc/${this.#process.pid}/status`, 'utf8');
    return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1000;
  }

  async stop(): Promise<void> {
    const ended = new Promise((resolve) => this.#process.once('exit', resolve));
    this.#process.kill('SIGINT');
    await ended;
  }
}
