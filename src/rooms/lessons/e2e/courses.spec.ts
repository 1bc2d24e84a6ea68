// A lesson on a learning platform: unpacked as the platform does it, with a SCORM runtime of the platform's side.
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { FrameLocator, Page } from '@playwright/test';
import { expect, test } from '../../../../e2e/lapse.ts';
import { playFast } from '../../../../e2e/lab.ts';
import { unzipSync } from 'fflate';
import { watchFor } from '../../../../e2e/hosts/guest.ts';
import { LAB, serve, type Served } from '../../../../e2e/hosts/hostServer.ts';

const ROOT = fileURLToPath(new URL('../../../..', import.meta.url));
const RUNTIME = join(dirname(fileURLToPath(import.meta.resolve('scorm-again'))), '..');
const PLATFORM = `<!doctype html><html lang="en"><meta charset="utf-8" /><title>Course</title><link rel="icon" href="data:," />
<style>html, body, iframe { width: 100%; height: 100%; margin: 0; border: 0 }</style>
<script src="/runtime/scorm12.js"></script>
<script>
  window.API = new Scorm12API({ autocommit: false, logLevel: 5 });
  const kept = localStorage.getItem('kept');
  if (kept) API.loadFromJSON({ suspend_data: kept, core: { lesson_status: 'incomplete' } }, 'cmi');
  API.on('LMSCommit', () => localStorage.setItem('kept', API.cmi.suspend_data));
</script>
<iframe src="/course/index.html" title="Lesson"></iframe></html>`;

let folder = '';
let host: Served;

// One package for all.
test.describe.configure({ mode: 'default' });

test.beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'znode-lab-course-'));
  const file = run('scripts/run.mjs', ['scripts/scorm.ts', 'L4', '--language', 'en', '--out', folder]).trim();
  unpack(file, join(folder, 'course'));
  host = await serve({
    pages: { '/index.html': PLATFORM },
    folders: { '/course/': join(folder, 'course'), '/runtime/': RUNTIME },
  });
});

test.afterAll(() => {
  host.close();
  rmSync(folder, { recursive: true, force: true });
});

test('a lesson tells the platform its score and that it is done, and goes on at the next visit', async ({
  page,
}) => {
  const wrong = watchFor(page);
  await page.goto(host.origin);
  const lab = page.frameLocator('iframe').frameLocator('#lab');
  await expect(lab.getByText(/Part 1 of 3/).first()).toBeVisible();
  await expect.poll(() => said(page, 'cmi.core.lesson_status')).toBe('incomplete');
  await playFast(lab);
  const next = lab.getByRole('button', { name: 'Next part' });
  const finished = lab.getByText('Lesson finished.');
  let part = 1;
  for (; ; part++) {
    await answer(lab);
    for (const name of ['Hint 1 of 3', 'Hint 2 of 3', 'Hint 3 of 3', 'Play the solution'])
      await lab.getByRole('button', { name }).press('Enter');
    await expect(next.or(finished).first()).toBeVisible({ timeout: 120_000 });
    if (await finished.isVisible()) break;
    await next.click();
    if (part > 1) continue;
    await expect(lab.getByText(/Part 2 of 3/).first()).toBeVisible();
    await page.reload();
    await expect(lab.getByText(/Part 2 of 3/).first()).toBeVisible();
  }
  await expect.poll(() => said(page, 'cmi.core.lesson_status')).toBe('completed');
  expect(Number(await said(page, 'cmi.core.score.raw'))).toBeGreaterThanOrEqual(0);
  await expect.poll(() => said(page, 'cmi.core.score.max')).toBe('100');
  expect(wrong).toEqual([]);
});

/** The question of a part that asks one. */
async function answer(lab: FrameLocator): Promise<void> {
  const article = lab.locator('article[aria-labelledby=lesson-title]');
  await expect(lab.getByRole('button', { name: 'Hint 1 of 3' })).toBeVisible();
  const submit = article.getByRole('button', { name: 'Submit prediction' });
  if (!(await submit.isVisible())) return;
  await article.getByRole('radio').first().check();
  await submit.click();
}

test('its package has what SCORM 1.2 asks for', () => {
  const manifest = readFileSync(join(folder, 'course/imsmanifest.xml'), 'utf8');
  expect(manifest).toContain('<schemaversion>1.2</schemaversion>');
  expect(manifest).toMatch(
    /<resource identifier="page" type="webcontent" adlcp:scormtype="sco" href="index.html">/,
  );
  const named = [...manifest.matchAll(/<file href="([^"]+)"/g)].map(([, name = '']) => name);
  for (const name of named) expect(readFileSync(join(folder, 'course', name)).length).toBeGreaterThan(0);
});

test('the zip for a memory stick opens from a disk', async ({ page }) => {
  const file = run('scripts/zip.mjs', ['--out', folder]).trim();
  unpack(file, join(folder, 'stick'));
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto(pathToFileURL(join(folder, 'stick/znode-lab/znode-lab.html')).href);
  await expect(page.getByRole('button', { name: /^Client A/ }).first()).toBeVisible();
  expect(asked.filter((url) => !/^(?:file|data|blob):/.test(url))).toEqual([]);
});

function said(page: Page, name: string): Promise<string> {
  return page.evaluate((of) => {
    const api: { LMSGetValue: (name: string) => string } = Reflect.get(globalThis, 'API');
    return api.LMSGetValue(of);
  }, name);
}

function unpack(file: string, into: string): void {
  for (const [name, bytes] of Object.entries(unzipSync(readFileSync(file)))) {
    if (name.endsWith('/')) continue;
    mkdirSync(dirname(join(into, name)), { recursive: true });
    writeFileSync(join(into, name), bytes);
  }
}

function run(script: string, args: readonly string[]): string {
  const env = { ...process.env, ZNODE_LAB_DIST: LAB };
  return execFileSync(process.execPath, [script, ...args], {
    cwd: ROOT,
    env,
    encoding: 'utf8',
    stdio: 'pipe',
  });
}
