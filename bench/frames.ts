// How smoothly the built page plays in headless Chromium, 1440×900: one world with 50 clients, and an ensemble with so much
// traffic that 500 messages are on their way at once. And how long it takes until what was chosen is seen to be chosen.
import { fileURLToPath } from 'node:url';
import { chromium, type Browser, type Page } from '@playwright/test';
import { preview } from 'vite';
import { browserLaunch } from '../scripts/browser.mjs';
import '../src/scenarios/library.ts';
import { findScenario, parseValues } from '../src/scenarios/catalogue.ts';
import { Experiment } from '../src/scenarios/experiment/experiment.ts';
import { linkOf } from '../src/scenarios/link/permalink.ts';
import { recipeBook } from '../src/scenarios/recipeBook.ts';
import { encodeText } from '../src/ui/link/encode.ts';
import { median, percentile } from './statistics.ts';
import { within } from './within.ts';

const SECONDS = 20;
const SECONDS_EACH = 6;
const CHOICES = 20;
const STEPS = 60;
/** What takes so much longer than it should has stopped. */
const LATE_SECONDS = 60;
const MANY_IN_FLIGHT = 500;
const ELECTED_BY_MS = 700;
/** Locks and elections with all that opens beside their pictures, so many clients taking turns without end. */
const CLIENTS = 50;
const OF_FIFTY = [
  ['line-lock', { arrival: 'together', holdMs: '100' }],
  ['fair-lock', { arrival: 'together', holdMs: '100' }],
  ['candidates', { arrival: 'together', leadMs: '100' }],
  ['leader-latch', { arrival: 'together', leadMs: '100' }],
] as const;

export interface FrameFigures {
  /** The time between two frames that 95 of 100 do not exceed, in milliseconds. */
  readonly frameP95Ms: number;
  /** The same with seven servers, 200 clients, 1,000 znodes and 500 messages on their way. */
  readonly frameP95EnsembleMs: number;
  /** The same with 500 clients. */
  readonly frameP95Clients500Ms: number;
  /** The same with seven servers and few clients. */
  readonly frameP95SevenServersMs: number;
  /** The same with the trees of all servers beside the picture. */
  readonly frameP95ServerTreesMs: number;
  /** The worst of several locks and elections with 50 clients and their views. */
  readonly frameP95Clients50Ms: number;
  /** From the keys that move one event back or forth, across a partition and its healing with 50 clients, to the frame that shows it. */
  readonly partitionStepP95Ms: number;
  /** From a click on a server of that ensemble to the frame that shows it selected: the median. */
  readonly selectionEnsembleMs: number;
  /** What a frame takes of the page's own thread, in processor time: of the first scene, and of the ensembles above. */
  readonly work: Readonly<
    Record<'herd' | 'sevenServers' | 'ensemble' | 'serverTrees' | 'clients500', number>
  >;
}

/** The page is built before. `progress`: told what comes next. */
export async function frameFigures(progress: (what: string) => void): Promise<FrameFigures> {
  const root = fileURLToPath(new URL('..', import.meta.url));
  const server = await preview({ root, logLevel: 'error', preview: { host: '127.0.0.1', port: 4273 } });
  const browser = await chromium.launch(browserLaunch());
  try {
    const address = server.resolvedUrls?.local[0] ?? '';
    progress('the herd');
    const herd = await playing(browser, `${address}#s=${await herdLink()}`, /^Client A/);
    const frameP95Ms = await frameP95(herd);
    const workHerd = await workMs(herd);
    await herd.close();
    progress('seven servers');
    const seven = await playing(browser, `${address}#s=${await sevenServersLink()}`, /^Server 7, LEADING/);
    const frameP95SevenServersMs = await frameP95(seven);
    const workSeven = await workMs(seven);
    await seven.close();
    const fifty: number[] = [];
    progress('50 clients');
    for (const [id, written] of OF_FIFTY) fifty.push(await frameP95Of50(browser, address, id, written));
    progress('steps across a partition');
    const parted = await opened(browser, `${address}#s=${await partitionLink()}`, /^Server 4, LEADING/);
    const partitionStepP95Ms = rounded(percentile(await stepsMs(parted), 0.95));
    await parted.close();
    progress('seven servers, 200 clients and 1,000 znodes');
    const ensemble = await playing(
      browser,
      `${address}#s=${await ensembleLink(200, '5')}`,
      /^Server 7, LEADING/,
    );
    const frameP95EnsembleMs = await frameP95(ensemble);
    const workEnsemble = await workMs(ensemble);
    const selectionEnsembleMs = await selectionMs(ensemble);
    progress('the trees of seven servers');
    await showView(ensemble, 'Trees');
    const frameP95ServerTreesMs = await frameP95(ensemble);
    const workServerTrees = await workMs(ensemble);
    await ensemble.close();
    progress('seven servers and 500 clients');
    const most = await playing(
      browser,
      `${address}#s=${await ensembleLink(500, '50')}`,
      /^Server 7, LEADING/,
    );
    return {
      frameP95Ms,
      frameP95Clients50Ms: Math.max(...fifty),
      partitionStepP95Ms,
      frameP95EnsembleMs,
      frameP95SevenServersMs,
      frameP95ServerTreesMs,
      frameP95Clients500Ms: await frameP95(most),
      selectionEnsembleMs,
      work: {
        herd: workHerd,
        sevenServers: workSeven,
        ensemble: workEnsemble,
        serverTrees: workServerTrees,
        clients500: await workMs(most),
      },
    };
  } finally {
    await browser.close();
    await server.close();
  }
}

/** `sign`: what is in the picture once the link has been opened. */
async function playing(browser: Browser, address: string, sign: RegExp): Promise<Page> {
  const page = await opened(browser, address, sign);
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  return page;
}

async function opened(browser: Browser, address: string, sign: RegExp): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await page.goto(address);
  await page.getByRole('button', { name: sign }).first().waitFor({ timeout: 120_000 });
  return page;
}

async function showView(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Views', exact: true }).click();
  await page.getByRole('menuitemcheckbox', { name, exact: true }).click();
  await page.keyboard.press('Escape');
}

async function frameP95(page: Page, seconds = SECONDS): Promise<number> {
  return rounded(percentile(await framesOf(page, seconds), 0.95));
}

/**
 * The mean of what the page's own thread works in a frame, measured in processor time: it says something on a machine that has
 * much else to do, too.
 */
async function workMs(page: Page): Promise<number> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
  const taskSeconds = async () => {
    const { metrics } = await devtools.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN;
  };
  const before = await taskSeconds();
  const frames = await framesOf(page, SECONDS_EACH);
  const after = await taskSeconds();
  await devtools.detach();
  return rounded(((after - before) * 1000) / frames.length);
}

/** From a moment when all have come and several have had their turn. */
async function frameP95Of50(
  browser: Browser,
  address: string,
  id: string,
  written: Readonly<Record<string, string>>,
): Promise<number> {
  const experiment = experimentOf(id, CLIENTS, { ...written, rounds: 'endless' });
  experiment.runUntil(3000, 20_000);
  const page = await playing(browser, `${address}#s=${await encoded(experiment)}`, /^Client A/);
  const p95 = await frameP95(page, SECONDS_EACH);
  await page.close();
  return p95;
}

function framesOf(page: Page, seconds: number): Promise<number[]> {
  return within(seconds + LATE_SECONDS, 'frames', page.evaluate(framesFor, seconds * 1000));
}

function stepsMs(page: Page): Promise<number[]> {
  return within(LATE_SECONDS, 'steps by key', page.evaluate(stepsOf, STEPS));
}

async function selectionMs(page: Page): Promise<number> {
  const choices = within(LATE_SECONDS, 'servers that are clicked', page.evaluate(choicesOf, CHOICES));
  return rounded(median(await choices));
}

function rounded(ms: number): number {
  return Number(ms.toFixed(1));
}

/** Five servers cut in two and whole again, looked at from the end. */
function partitionLink(): Promise<string> {
  const experiment = experimentOf('partition', CLIENTS, { story: 'bothSidesWrite' });
  const isOver = () => experiment.worlds.every((world) => world.world.cue === null && world.isQuiescent());
  while (!isOver()) if (!experiment.advance()) break;
  return encoded(experiment);
}

/** A herd of 50 that takes the lock in turn for ever. */
function herdLink(): Promise<string> {
  const written = { variant: 'exists', arrival: 'together', rounds: 'endless', holdMs: '100' };
  return encoded(experimentOf('herd-lock', 50, written));
}

/** Traffic of many clients through seven servers, from the first moment after a leader's election that so many messages are on their way. */
function ensembleLink(clients: number, restMs: string): Promise<string> {
  const experiment = experimentOf('mixed-traffic', clients, { servers: '7', restMs, znodes: '1000' });
  experiment.runUntil(ELECTED_BY_MS, 100_000);
  const [world] = experiment.worlds;
  while ((world?.world.flights.size ?? 0) < MANY_IN_FLIGHT)
    if (!experiment.advance()) throw new Error('there are never so many messages on their way');
  return encoded(experiment);
}

/** Seven servers and the clients of the menus, from the first leader on. */
function sevenServersLink(): Promise<string> {
  const experiment = experimentOf('mixed-traffic', 7, { servers: '7' });
  experiment.runUntil(2000, 20_000);
  return encoded(experiment);
}

function experimentOf(id: string, clients: number, written: Readonly<Record<string, string>>): Experiment {
  const scenario = findScenario(id);
  if (scenario === undefined) throw new Error(`the catalogue has no ${id}`);
  const values = parseValues(scenario, written, 'initial');
  if (!values.ok) throw new Error(`${id}: ${values.error.code}`);
  const choice = { scenario: id, seed: 1, clients, values: values.value };
  return new Experiment([choice], { findScenario, book: recipeBook });
}

async function encoded(experiment: Experiment): Promise<string> {
  return encodeText(JSON.stringify(linkOf(experiment, experiment.head, 'single')));
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

/** Runs in the page: so many single events back and as many forth, each with its keys, once the one before is seen. */
async function stepsOf(count: number): Promise<number[]> {
  const told = document.querySelector<HTMLElement>('[data-step]');
  if (told === null) throw new Error('nothing says at which step the page is');
  const tookMs: number[] = [];
  for (const key of [...Array<string>(count).fill('ArrowLeft'), ...Array<string>(count).fill('ArrowRight')]) {
    const before = told.dataset.step;
    const beganAtMs = performance.now();
    document.body.dispatchEvent(
      new KeyboardEvent('keydown', { key, shiftKey: true, bubbles: true, cancelable: true }),
    );
    await new Promise<void>((resolve) => {
      const look = () => {
        if (told.dataset.step !== before) resolve();
        else requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    });
    tookMs.push(performance.now() - beganAtMs);
  }
  return tookMs;
}

/** Runs in the page: one server after the other is clicked as it plays. */
async function choicesOf(count: number): Promise<number[]> {
  const servers = [...document.querySelectorAll('[data-thing^="server "]')];
  const tookMs: number[] = [];
  for (let at = 0; at < count; at++) {
    const server = servers[at % servers.length];
    if (server === undefined) throw new Error('there is no server in the picture');
    const beganAtMs = performance.now();
    server.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    // Clicks come one after the other, each once the one before is seen.
    await new Promise<void>((resolve) => {
      const look = () => {
        if (server.getAttribute('aria-pressed') === 'true') resolve();
        else requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    });
    tookMs.push(performance.now() - beganAtMs);
  }
  return tookMs;
}
