// Opens scenes in a browser and asks the page what is wrong with each moment.
import { fileURLToPath } from 'node:url';
import { chromium, type Page } from '@playwright/test';
import { preview } from 'vite';
import { browserLaunch } from '../browser.mjs';
import { problemsOnPage } from './problemsOnPage.ts';
import type { Scene } from './scenes.ts';

export const SIZES = ['1440x900', '1024x768', '390x844'] as const;
export const LANGUAGES = ['en', 'zh-CN', 'en-XA'] as const;

export interface Finding {
  readonly id: string;
  readonly size: string;
  readonly language: string;
  readonly problems: readonly string[];
}

interface Options {
  readonly sizes: readonly string[];
  readonly languages: readonly string[];
  readonly folder: string;
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
  const findings: Finding[] = [];
  try {
    for (const language of options.languages) {
      const page = await browser.newPage({ reducedMotion: 'reduce' });
      const errors: string[] = [];
      page.on('pageerror', ({ message }) => errors.push(message));
      page.on('console', (message) => {
        if (message.type() === 'error') errors.push(message.text());
      });
      for (const [at, scene] of scenes.entries()) {
        options.progress(`${language} ${at + 1}/${scenes.length} ${scene.id}`);
        const found = new Map<string, Set<string>>(options.sizes.map((size) => [size, new Set<string>()]));
        for (const [nth, moment] of (await scene.moments()).entries()) {
          if (nth === 0) await open(page, `${origin}/?lang=${language}${moment.hash}`);
          else await page.evaluate((hash) => (location.hash = hash), moment.hash);
          await page.locator(`[data-step="${moment.step}"]`).waitFor();
          for (const size of options.sizes) {
            for (const problem of await problemsAt(page, size)) found.get(size)?.add(problem);
            for (const error of errors.splice(0)) found.get(size)?.add(`console: ${error}`);
          }
        }
        for (const [size, problems] of found)
          if (problems.size > 0) findings.push({ id: scene.id, size, language, problems: [...problems] });
      }
      await page.close();
    }
  } finally {
    await browser.close();
    await server.close();
  }
  return findings;
}

/** Loaded anew: nothing is left of the scene before. */
async function open(page: Page, address: string): Promise<void> {
  await page.goto('about:blank');
  await page.goto(address);
  await page.locator('main section').first().waitFor();
  await page.evaluate(async () => {
    await document.fonts.ready;
  });
}

/** Sizes are measured by the page itself a frame or two after they have changed, and the drawing follows. */
async function problemsAt(page: Page, size: string): Promise<readonly string[]> {
  const [width = 1440, height = 900] = size.split('x').map(Number);
  await page.setViewportSize({ width, height });
  let problems: readonly string[] = [];
  for (let tries = 0; tries < 3; tries++) {
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    );
    problems = await page.evaluate(problemsOnPage);
    if (problems.length === 0) break;
  }
  return problems;
}
