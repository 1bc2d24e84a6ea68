// The museum as a visitor walks through it: finds a piece, sees where it breaks, and opens it beside the recipe that holds.
import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../../../../e2e/fewFrames.ts';
import { faultsOf } from '../../../../e2e/axe.ts';

const CAPTION = /^At [\d.]+ (ms|s): /;

test('an article’s failures stand together with pictures; a piece is found by its number and opens beside the one that holds', async ({
  page,
}) => {
  const museum = await enter(page);
  await museum
    .getByRole('combobox', { name: 'Filter pieces' })
    .selectOption({ label: 'S2 · Curator LeaderLatch' });
  const pieces = museum.getByRole('article');
  await expect(card(museum, 'Latches reset each other (before 5.4.0)')).toBeVisible();
  await expect(card(museum, 'Orphan node after a lost reply')).toHaveCount(0);
  await expect(museum.getByText(new RegExp(`^${await pieces.count()} of \\d+ pieces$`))).toBeVisible();
  await expect(pieces.first().getByText(CAPTION)).toBeVisible();
  await pieces.last().scrollIntoViewIfNeeded();
  await expect(pieces.last().getByText(CAPTION)).toBeVisible();
  expect(await faultsOf(page, { within: 'dialog' })).toEqual([]);
  await museum.getByRole('combobox', { name: 'Filter pieces' }).selectOption({ index: 0 });

  await test.step('a piece shows its red moment, and opens beside the one that holds', async () => {
    await museum.getByRole('searchbox').fill('F13 xyzzy');
    await expect(museum.getByText('No results for “F13 xyzzy”.')).toBeVisible();
    await museum.getByRole('searchbox').fill('f13');
    const piece = card(museum, 'Woken up, but not first in line');
    await expect(museum.getByRole('article').filter({ hasNotText: 'F13' })).toHaveCount(0);
    await expect(
      piece.getByText('At 6 s: Client A and client C believe at once that they hold the lock.'),
    ).toBeVisible();
    await expect(piece.getByRole('link', { name: 'nc2era.com' })).toHaveAttribute(
      'href',
      'https://nc2era.com',
    );

    await piece.getByRole('link', { name: 'Woken up, but not first in line' }).click();
    await expect(museum).toBeHidden();
    const wrong = page.getByRole('region', { name: 'As published' });
    const right = page.getByRole('region', { name: 'Corrected' });
    await expect(wrong).toBeVisible();
    await expect(right).toBeVisible();
    await expect(page.getByRole('heading', { name: 'What to look at' })).toBeVisible();
    await page.getByRole('button', { name: 'Only the correct one' }).click();
    await expect(page.getByRole('region', { name: 'Fair re-entrant lock' })).toHaveCount(1);
    await expect(page.getByRole('heading', { name: 'What to look at' })).toHaveCount(0);
    await page.getByRole('button', { name: 'Side by side' }).click();
    await expect(wrong).toBeVisible();
    await expect(right).toBeVisible();
  });
});

async function enter(page: Page): Promise<Locator> {
  await page.goto('./');
  await page.getByRole('button', { name: 'Scenarios', exact: true }).click();
  const museum = page.getByRole('dialog', { name: 'All scenarios' });
  await museum.getByRole('button', { name: 'Museum', exact: true }).click();
  await expect(museum).toBeVisible();
  return museum;
}

function card(museum: Locator, name: string): Locator {
  return museum.getByRole('article').filter({ has: museum.page().getByRole('link', { name, exact: true }) });
}
