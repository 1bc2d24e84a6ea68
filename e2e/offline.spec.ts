// The page without a network, as a visitor has it who has been there before.
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, test } from './fewFrames.ts';
import { lesson } from '../src/rooms/lessons/e2e/lesson.ts';
import { LAB, serve, type Served } from './hosts/hostServer.ts';
import { Lab } from './lab.ts';

/** Beside 127.0.0.1 another site, which browsers find, and trust with a service worker, without being told. */
const SITE = 'lab.localhost';
const PATH = '/any/path/lab/';
const HOST_PAGE = `<!doctype html><html lang="en"><title>Host</title><link rel="icon" href="data:," />
<iframe src="${PATH}embed.html#?scene=herd-figure" title="Lab" width="800" height="400"></iframe></html>`;

let folder = '';
let host: Served;
let asked: string[] = [];

test.use({ serviceWorkers: 'allow' });

test.beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'znode-lab-offline-'));
  cpSync(LAB, folder, { recursive: true });
  asked = [];
  host = await serve({
    pages: { '/docs.html': HOST_PAGE },
    folders: { [PATH]: folder },
    onRequest: (path) => asked.push(path),
  });
});

test.afterEach(() => {
  host.close();
  rmSync(folder, { recursive: true, force: true });
});

test('after one visit it opens without a network, with lessons, failures and the builder', async ({
  page,
}) => {
  await visit(page);
  host.close();
  await page.reload();
  await expect(page.getByRole('button', { name: /^Client A/ }).first()).toBeVisible();
  await page.goto(`${origin()}${PATH}`);
  await expect(page.getByRole('button', { name: /^Client A/ }).first()).toBeVisible();
  await page.goto(`${origin()}${PATH}index.html#lesson=L4`);
  await expect(page.getByText(/Part 1 of/).first()).toBeVisible();
  await page.goto(`${origin()}${PATH}?lang=zh-CN#museum=stale-write`);
  await expect(page.getByRole('button', { name: /^客户端 A/ }).first()).toBeVisible();
  await page.goto(`${origin()}${PATH}builder.html`);
  await expect(page.getByRole('heading', { name: /^(Embed in your page|嵌入你的网页)$/ })).toBeVisible();
});

test('a new version waits until it is asked for, and until no other tab has the old one', async ({
  context,
  page,
}) => {
  await visit(page);
  const other = await context.newPage();
  await visit(other);
  publish();
  await page.reload();
  // The page that is there is the one that was kept, and goes on.
  await expect(page.getByText('A new version of Znode Lab is ready.')).toBeVisible();
  expect(await versionOf(page)).toBe('first');
  await page.getByRole('button', { name: 'Reload', exact: true }).click();
  await expect(page.getByText(/^Close the other tabs of Znode Lab first/)).toBeVisible();
  expect(await versionOf(page)).toBe('first');
  await other.close();
  await page.reload();
  // A tab that was closed is known to the browser for a while.
  await expect(async () => {
    await page.getByRole('button', { name: 'Reload', exact: true }).click();
    await expect(page.locator('html')).toHaveAttribute('data-version', 'second', { timeout: 5000 });
  }).toPass();
});

test('an update in the middle of a lesson loses nothing: an answer chosen, an answer given, the moment', async ({
  page,
}) => {
  const lab = new Lab(page);
  await visit(page);
  await page.goto(`${origin()}${PATH}index.html#lesson=L10`);
  // From the second visit on the page is the one that was kept.
  await page.reload();
  await page.getByRole('button', { name: 'Skip this part' }).press('Enter');
  await page.getByRole('radio', { name: 'Not B' }).check();
  await update(page, 'second');
  await expect(lesson(page).getByText(/Part 2 of/)).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Not B' })).toBeChecked();

  await page.getByRole('button', { name: 'Submit prediction' }).click();
  await lab.stepBack();
  const shown = await page
    .getByText(/^step \d+ of/)
    .first()
    .innerText();
  const [moment = 'none'] = /^step [1-9]\d* of/.exec(shown) ?? [];
  await update(page, 'third');
  await expect(lesson(page).getByText(/Part 2 of/)).toBeVisible();
  await expect(lesson(page).getByText('Not B')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Submit prediction' })).toHaveCount(0);
  await expect(page.getByText(/^step \d+ of/).first()).toContainText(moment);
});

test('an embed has nothing of it, on another site or on the same one', async ({ page }) => {
  await visit(page);
  for (const site of [host.origin, origin()]) {
    asked = [];
    await page.goto(`${site}/docs.html`);
    const embed = page.frameLocator('iframe');
    await embed.locator('button.poster').click();
    await expect(embed.getByRole('button', { name: 'Pause' })).toBeVisible();
    // Where the page itself was, the browser looks after the page's worker whenever it likes.
    if (site === host.origin) expect(await embed.locator('html').evaluate(countWorkers)).toBe(0);
    expect(asked).toContain(`${PATH}embed.html`);
    // All of its code comes from the network.
    expect(asked.filter((path) => /\/assets\/core-.*\.js$/.test(path))).toHaveLength(1);
  }
});

test('from one’s own machine it opens without a network too', async ({ page }) => {
  await page.goto(`${host.origin}${PATH}`);
  await expect(page.getByRole('button', { name: /^Client A/ }).first()).toBeVisible();
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  await page.context().setOffline(true);
  await page.reload();
  await expect(page.getByRole('button', { name: /^Client A/ }).first()).toBeVisible();
});

function origin(): string {
  return host.origin.replace('127.0.0.1', SITE);
}

/** Until all of it is kept. */
async function visit(page: Page): Promise<void> {
  await page.goto(`${origin()}${PATH}index.html`);
  await expect(page.getByRole('button', { name: /^Client A/ }).first()).toBeVisible();
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
}

/** Another build in the same place: its page says so of itself. */
function publish(version: 'second' | 'third' = 'second'): void {
  const index = join(folder, 'index.html');
  writeFileSync(index, readFileSync(index, 'utf8').replace('<html', `<html data-version="${version}"`));
  const worker = join(folder, 'serviceWorker.js');
  const text = readFileSync(worker, 'utf8');
  const next = text.replace(
    /(index\.html[`"'],\s*revision:\s*[`"'])[0-9a-f]{16}/,
    `$1${version === 'second' ? '0'.repeat(16) : '1'.repeat(16)}`,
  );
  expect(next).not.toBe(text);
  writeFileSync(worker, next);
}

/** Runs in the page: how many have been registered for its site. */
async function countWorkers(): Promise<number> {
  return (await navigator.serviceWorker.getRegistrations()).length;
}

async function update(page: Page, version: 'second' | 'third'): Promise<void> {
  publish(version);
  // As when its reader comes back to the tab.
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await page.getByRole('button', { name: 'Reload', exact: true }).click();
  await expect(page.locator('html')).toHaveAttribute('data-version', version);
}

function versionOf(page: Page): Promise<string> {
  return page.evaluate(() => document.documentElement.dataset['version'] ?? 'first');
}
