// A layout of one's own: views made larger and smaller, one of them instead of the picture or in a second window, and all of it in the link.
import type { Page } from '@playwright/test';
import { drawSeldom, expect, test } from './fewFrames.ts';
import { faultsOf } from './axe.ts';
import { Lab } from './lab.ts';

test('views are sized with the arrow keys, kept for the next visit, and taken along by the link', async ({
  page,
  context,
  browser,
}) => {
  await openFailover(page);
  const height = page.getByRole('separator', { name: 'Height of the views' });
  await height.focus();
  await page.keyboard.press('Shift+ArrowUp');
  await page.keyboard.press('End');
  await expect(height).toHaveAttribute('aria-valuenow', '60');
  const width = page.getByRole('separator', { name: 'Width of Space and time beside Epoch and zxid' });
  await width.focus();
  await page.keyboard.press('ArrowRight');
  await expect(width).toHaveAttribute('aria-valuenow', '52');
  await page.getByRole('button', { name: 'Maximize Space and time' }).click();
  await expect(page.getByRole('button', { name: 'Partition…' })).toBeHidden();
  expect(await faultsOf(page)).toEqual([]);
  await expect.poll(() => page.url()).toContain('#s=');
  const address = page.url();

  const elsewhere = await browser.newContext();
  await drawSeldom(elsewhere);
  const other = await elsewhere.newPage();
  await other.goto(address);
  await other.getByRole('button', { name: 'Show the picture again' }).click();
  await expect(other.getByRole('button', { name: 'Partition…' })).toBeVisible();
  await expect(other.getByRole('separator', { name: 'Height of the views' })).toHaveAttribute(
    'aria-valuenow',
    '60',
  );
  await elsewhere.close();

  // Sizes are the user's, what is shown is the scene's.
  const again = await context.newPage();
  await openFailover(again);
  const kept = again.getByRole('separator', { name: 'Height of the views' });
  await expect(kept).toHaveAttribute('aria-valuenow', '60');
  await kept.focus();
  await again.keyboard.press('Enter');
  await expect(kept).not.toHaveAttribute('aria-valuenow', '60');
});

test('a view in a second window follows the moment and the theme, and closes with its button', async ({
  page,
}) => {
  const lab = await openFailover(page);
  await lab.stepBack();
  const opened = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Open Space and time in a second window' }).click();
  const second = await opened;
  await expect(second.getByRole('heading', { name: 'Space and time' })).toBeVisible();
  const drawn = () => second.getByRole('main').innerHTML();
  const before = await drawn();
  // Keys reach the page from there too.
  await expect(async () => {
    await second.keyboard.press('Home');
    await expect.poll(drawn, { timeout: 5000 }).not.toBe(before);
  }).toPass();
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('menuitemradio', { name: 'Dark' }).click();
  await expect.poll(() => second.evaluate(() => document.documentElement.dataset['theme'])).toBe('dark');
  const closed = second.waitForEvent('close');
  await page.getByRole('button', { name: 'Close the second window' }).click();
  await closed;
  await expect(page.getByRole('button', { name: 'Open Space and time in a second window' })).toBeVisible();

  await test.step('on a phone there is one view at a time, and nothing to drag', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(page.getByRole('separator')).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 3, name: 'Space and time' })).toHaveCount(1);
    await expect(page.getByRole('heading', { level: 3, name: 'Epoch and zxid' })).toHaveCount(0);
  });
});

test('where pop-ups are blocked the page says so, and where nothing can be stored views are sized all the same', async ({
  page,
}) => {
  await page.addInitScript(() => {
    window.open = () => null;
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await openFailover(page);
  await page.getByRole('button', { name: 'Open Space and time in a second window' }).click();
  await expect(page.getByText(/^The browser blocked the second window\./)).toBeVisible();
  const height = page.getByRole('separator', { name: 'Height of the views' });
  await height.focus();
  await page.keyboard.press('Home');
  await expect(height).toHaveAttribute('aria-valuenow', '20');
});

async function openFailover(page: Page): Promise<Lab> {
  await page.goto('./#scene=failover');
  const lab = new Lab(page);
  // Not the button that plays: the scene comes to its end.
  await expect(lab.button('Step back')).toBeVisible();
  await expect(page.getByRole('heading', { level: 3, name: 'Space and time' })).toBeVisible();
  return lab;
}
