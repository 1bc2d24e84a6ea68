// What a full class notices: 200 phones that vote and 60 clients that are woken, over real sockets, with the teacher’s page in a browser.
// The process of `npm run class`, the browser and all phones share this machine’s processors.
import { spawn, type ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { chromium, type Page } from '@playwright/test';
import { browserLaunch } from '../scripts/browser.mjs';
import { ClassHost, ClassPhone } from '../scripts/class/testing/classPhone.ts';
import { BEAT_MS } from '../src/rooms/classroom/model/protocol.ts';
import { percentile } from './statistics.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const PHONES = 200;
const CLIENTS = 60;
/** All votes come within this time. */
const VOTING_MS = 4000;
/** An hour with a vote a minute. */
const VOTES_IN_AN_HOUR = 60;
const WAIT_MS = 120_000;

export interface ClassFigures {
  readonly voteShownP95Ms: number;
  /** From the press that lets the lock go to the last of all others’ phones. */
  readonly wokenMs: number;
  readonly hourOfVotesGrowthMb: number;
}

/** The lab is built before. */
export async function classFigures(): Promise<ClassFigures> {
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
    await page.locator(`[data-joined="${PHONES}"]`).waitFor({ timeout: WAIT_MS });
    const voteShownP95Ms = await voteShownMs(page, phones);
    const wokenMs = await allWokenMs(page, phones);
    await page.close();
    const hourOfVotesGrowthMb = await growthMb(server, phones);
    clearInterval(beats);
    for (const phone of phones) phone.socket.terminate();
    return { voteShownP95Ms, wokenMs, hourOfVotesGrowthMb };
  } finally {
    await browser.close();
    await server.stop();
  }
}

async function voteShownMs(page: Page, phones: readonly ClassPhone[]): Promise<number> {
  await page.getByRole('button', { name: 'Ask the class' }).click();
  await page.getByRole('textbox', { name: 'Question', exact: true }).fill('How many wake?');
  await page.getByRole('textbox', { name: /^Answers/ }).fill('all\none');
  await page.getByRole('button', { name: 'Open the vote' }).click();
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
    const { id = '', options = [] } = phone.screen.vote ?? {};
    phone.say({ kind: 'vote', vote: id, option: options[0]?.id ?? '' });
    await new Promise((resolve) => setTimeout(resolve, VOTING_MS / PHONES));
  }
  await page.locator(`[data-votes="${PHONES}"]`).waitFor({ timeout: WAIT_MS });
  const shownMs = await page.evaluate(() => (window as unknown as { readonly shown: number[] }).shown);
  await page.getByRole('button', { name: 'Done' }).click();
  return percentile(
    sentMs.map((sent, index) => (shownMs[index] ?? Infinity) - sent),
    0.95,
  );
}

async function allWokenMs(page: Page, phones: readonly ClassPhone[]): Promise<number> {
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
  await Promise.all(
    clients.map((phone) =>
      phone.until(() => left(phone)?.state === 'waiting' || left(phone)?.state === 'holding'),
    ),
  );
  const holder = clients.find((phone) => left(phone)?.state === 'holding');
  if (holder === undefined) throw new Error('nobody holds the lock');
  const before = new Map(clients.map((phone) => [phone, left(phone)?.wakeUps ?? 0]));
  const pressedMs = Date.now();
  holder.say({ kind: 'act', act: 'release' });
  const others = clients.filter((phone) => phone !== holder);
  await Promise.all(
    others.map((phone) => phone.until(() => (left(phone)?.wakeUps ?? 0) > (before.get(phone) ?? 0))),
  );
  return Date.now() - pressedMs;
}

/** Of the process: what an hour’s votes leave behind. */
async function growthMb(server: ClassProcess, phones: readonly ClassPhone[]): Promise<number> {
  const host = await ClassHost.open(server.origin, server.secret);
  const vote = async (index: number): Promise<void> => {
    const id = `bench${index}`;
    const options = [
      { id: 'all', text: 'all' },
      { id: 'one', text: 'one' },
    ];
    const shown = { id, question: 'How many wake?', options, right: null };
    host.heard.length = 0;
    host.say({ kind: 'tell', to: 'all', screen: { vote: { ...shown, state: 'open', counts: null } } });
    await Promise.all(phones.map((phone) => phone.until(() => phone.screen.vote?.id === id)));
    for (const phone of phones) phone.say({ kind: 'vote', vote: id, option: 'all' });
    await host.until(() => host.heard.filter(({ kind }) => kind === 'said').length === PHONES);
    for (const phone of phones) phone.heard.length = 0;
  };
  // The first ones fill buffers that stay.
  for (let index = 0; index < VOTES_IN_AN_HOUR / 4; index++) await vote(index);
  const beforeMb = server.memoryMb;
  for (let index = 0; index < VOTES_IN_AN_HOUR; index++) await vote(VOTES_IN_AN_HOUR + index);
  const growth = server.memoryMb - beforeMb;
  await host.close();
  return growth;
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
