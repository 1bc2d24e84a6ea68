// Opens scenes in a browser and asks the page what is wrong with each moment.
import { fileURLToPath } from 'node:url';
import { chromium, type Locator, type Page, type Request } from '@playwright/test';
import { preview } from 'vite';
import { browserLaunch } from '../browser.mjs';
import { problemsOnPage } from './problemsOnPage.ts';
import type { Scene, SceneMoment } from './scenes.ts';

export const SIZES = ['1440x900', '1024x768', '390x844'] as const;
export const LANGUAGES = ['en', 'zh-CN', 'en-XA'] as const;

export interface Finding {
  readonly id: string;
  readonly size: string;
  readonly language: string;
  readonly problems: readonly string[];
}

/** For what never comes, not for a machine that has much to do. */
const PATIENCE_MS = 300_000;
const SOON_MS = 15_000;

/** The drawing follows what it is measured by: so often is it looked at before something is called wrong. */
const TRIES = 8;

interface Options {
  readonly sizes: readonly string[];
  readonly languages: readonly string[];
  readonly folder: string;
  /** So many scenes are looked at at once. */
  readonly pages: number;
  readonly progress: (line: string) => void;
}

export async function inspectScenes(scenes: readonly Scene[], options: Options): Promise<readonly Finding[]> {
  const root = fileURLToPath(new URL('../..', import.meta.url));
  const server = await preview({
    root,
    logLevel: 'error',
    build: { outDir: options.folder },
    preview: { host: '127.0.0.1', port: 0, strictPort: false },
  });
  const address = server.httpServer.address();
  const origin = `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`;
  const browser = await chromium.launch(browserLaunch());
  const waiting = options.languages.flatMap((language) => scenes.map((scene) => ({ scene, language })));
  const total = waiting.length;
  const findings: Finding[] = [];
  try {
    await Promise.all(
      Array.from({ length: options.pages }, async () => {
        const page = await browser.newPage({ reducedMotion: 'reduce' });
        page.setDefaultTimeout(PATIENCE_MS);
        const looker = new Looker(page, origin);
        for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
          const at = `${total - waiting.length}/${total} ${next.language} ${next.scene.id}`;
          const found = await looker.inspect(next.scene, next.language, options.sizes);
          const problems = found.flatMap(({ size, problems: all }) =>
            all.map((each) => `\n  ${size} ${each}`),
          );
          options.progress(`${at}${problems.join('')}`);
          findings.push(...found);
        }
      }),
    );
  } finally {
    await browser.close();
    await server.close();
  }
  return findings;
}

/** A page with what it showed last. */
class Looker {
  readonly #page: Page;
  readonly #origin: string;
  readonly #errors: string[] = [];
  /** Parts of the page on their way. */
  readonly #asked = new Set<Request>();
  #language = '';
  #shown = '';

  constructor(page: Page, origin: string) {
    this.#page = page;
    this.#origin = origin;
    page.on('request', (request) => this.#asked.add(request));
    page.on('requestfinished', (request) => this.#asked.delete(request));
    page.on('requestfailed', (request) => this.#asked.delete(request));
    page.on('pageerror', ({ message }) => this.#errors.push(message));
    page.on('console', (message) => {
      if (message.type() === 'error') this.#errors.push(message.text());
    });
  }

  async inspect(scene: Scene, language: string, sizes: readonly string[]): Promise<readonly Finding[]> {
    const found = new Map<string, Set<string>>(sizes.map((size) => [size, new Set<string>()]));
    for (const [nth, moment] of (await scene.moments()).entries()) {
      await this.#show(moment, language);
      // Back and forth: one size fewer to change to at each moment.
      for (const size of nth % 2 === 0 ? sizes : sizes.toReversed()) {
        for (const problem of await problemsAt(this.#page, size)) found.get(size)?.add(problem);
        for (const error of this.#errors.splice(0)) {
          found.get(size)?.add(`console: ${error}`);
          this.#language = '';
        }
      }
    }
    return [...found]
      .filter(([, problems]) => problems.size > 0)
      .map(([size, problems]) => ({ id: scene.id, size, language, problems: [...problems] }));
  }

  /** By its address, as a visitor goes on; anew where nothing would tell it from what was shown before. */
  async #show({ hash, step, timeMs }: SceneMoment, language: string): Promise<void> {
    const sign = `[data-step="${step}"][data-at-ms="${timeMs}"]`;
    const shown = this.#page.locator(sign);
    const goesOn = language === this.#language && sign !== this.#shown;
    if (!goesOn || !(await this.#goOn(hash, shown))) {
      await this.#page.goto('about:blank');
      await this.#page.goto(`${this.#origin}/?lang=${language}${hash}`);
      await shown.waitFor();
    }
    await this.#page.locator('main [data-thing]').first().waitFor({ state: 'attached' });
    do {
      await this.#page.locator('main [aria-busy=true]').waitFor({ state: 'detached' });
      await this.#page.evaluate(async () => {
        await document.fonts.ready;
      });
    } while (this.#asked.size > 0);
    [this.#language, this.#shown] = [language, sign];
  }

  /** Whether the page shows it soon. */
  async #goOn(hash: string, shown: Locator): Promise<boolean> {
    await this.#page.evaluate((next) => (location.hash = next), hash);
    return shown.waitFor({ timeout: SOON_MS }).then(
      () => true,
      () => false,
    );
  }
}

/** Sizes are measured by the page itself a frame or two after they have changed, and the drawing follows. */
async function problemsAt(page: Page, size: string): Promise<readonly string[]> {
  const [width = 1440, height = 900] = size.split('x').map(Number);
  await page.setViewportSize({ width, height });
  let problems: readonly string[] = [];
  for (let tries = 0; tries < TRIES; tries++) {
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    );
    await page.evaluate(whenInPlace);
    problems = await page.evaluate(problemsOnPage);
    if (problems.length === 0) break;
  }
  return problems;
}

/** Runs in the page: what is on its way to its place is not judged before it is there. */
async function whenInPlace(): Promise<void> {
  const moving = document
    .getAnimations()
    .filter(({ effect }) => effect?.getComputedTiming().iterations !== Infinity);
  await Promise.allSettled(moving.map(({ finished }) => finished));
}
