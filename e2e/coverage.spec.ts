// Links of docs/coverage.md, one of each kind, opened as a reader would. tests/coverage.test.ts runs all of them.
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expect, test } from './fewFrames.ts';

const TABLE = readFileSync(new URL('../docs/coverage.md', import.meta.url), 'utf8');

/** The address behind the first link of that text in a row, without the page's own. */
function hashOf(id: string, text: string): string {
  const line = TABLE.split('\n').find((each) => each.startsWith(`| ${id} |`)) ?? '';
  const hash = line.split(`[${text}](index.html`)[1]?.split(')')[0];
  if (hash === undefined) throw new Error(`${id} has no link ${text}`);
  return hash;
}

async function open(page: Page, id: string, text: string): Promise<void> {
  await page.goto('about:blank');
  await page.goto(`./${hashOf(id, text)}`);
}

test('a moment, two worlds, a museum piece and a part of a lesson open from the table', async ({ page }) => {
  await open(page, 'S0-03', 'A holds; each other watches the one before');
  await expect(page.getByRole('button', { name: /^Client A, .*believes it holds the lock/ })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeVisible();

  await open(page, 'S1-52', 'by majority left, by one vote right');
  await expect(page.getByRole('region', { name: 'A majority' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'A single vote' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Server 2' })).toBeVisible();

  await open(page, 'S0-31', 'two leaders, by a heartbeat too old');
  for (const leader of ['A', 'B'])
    await expect(
      page
        .getByRole('button', { name: new RegExp(`^Client ${leader}, .*believes it is the leader`) })
        .first(),
    ).toBeVisible();

  await open(page, 'S0-12', 'a lesson: bring it about yourself');
  await expect(page.getByRole('heading', { name: 'Broken fair locks' })).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);

  await test.step('a name that nothing has is refused with a sentence above a working page', async () => {
    await page.goto('./#museum=no-such-piece');
    await expect(page.getByRole('alert')).toContainText('no-such-piece');
    await expect(page.getByRole('main')).toBeVisible();
  });
});
