// A teacher sets homework, a learner hands it in, and the table says how it went.
import { expect, test } from '@playwright/test';
import { faultsOf } from './axe.ts';

test('homework is set, done, handed in and judged', async ({ page }) => {
  await page.goto('./class.html');
  await page.getByLabel('Task').selectOption('L11');
  await page.getByLabel('Title').fill('Week 3');
  await page.getByLabel('Deadline').fill('Friday noon');
  await page.getByLabel('Clients').fill('4');
  const link = page.getByLabel('Link for your class');
  await expect(link).toHaveValue(/index\.html#work=/);
  await expect(page.getByRole('img', { name: 'QR code of the link' })).toBeVisible();
  const address = await link.inputValue();

  await page.goto(address);
  const lesson = page.locator('article[aria-labelledby=lesson-title]');
  await expect(lesson.getByText('Week 3 Friday noon')).toBeVisible();
  await page.getByRole('button', { name: 'Skip this part' }).click();
  await expect(page.getByRole('spinbutton', { name: 'Clients' })).toHaveValue('4');
  await page.getByRole('radio', { name: 'More than 6' }).check();
  await page.getByRole('button', { name: 'Submit prediction' }).click();
  await page.getByRole('button', { name: 'Skip to outcome' }).click();
  await expect(lesson.getByText(/The counter says 3/)).toBeVisible();
  await page.getByRole('button', { name: 'Hand in…' }).first().click();
  await page.getByLabel(/^Your name/).fill('Ann');
  const code = page.getByLabel('Code', { exact: true });
  await expect(code).toHaveValue(/^ZL1\..*\.[0-9a-f]{8}$/);
  const handedIn = await code.inputValue();

  await page.goto(new URL('./class.html', address).href);
  await page.getByRole('radio', { name: 'Read results' }).check({ force: true });
  await page.getByLabel('Codes').fill(`${handedIn}\n\n${handedIn.slice(0, -5)}`);
  const row = page.getByRole('row').filter({ hasText: 'Ann' });
  await expect(row).toContainText('Week 3');
  await expect(row).toContainText('not reached');
  await expect(row).toContainText('0/1');
  await expect(page.getByText('The end of the code is missing. Ask for it again.')).toBeVisible();
  await page.getByRole('button', { name: 'Name' }).click();
  await expect(page.getByRole('columnheader', { name: 'Name' })).toHaveAttribute('aria-sort', 'descending');
});

for (const [colorScheme, locale, width, height] of [
  ['light', 'en-US', 1440, 900],
  ['dark', 'zh-CN', 390, 844],
] as const) {
  test(`no fault that axe can find: ${colorScheme}, ${locale}, ${width} wide`, async ({
    browser,
    baseURL,
  }) => {
    const viewport = { width, height };
    const context = await browser.newContext({ colorScheme, locale, viewport, baseURL: baseURL ?? '' });
    const page = await context.newPage();
    await page.goto('./class.html');
    for (const section of [0, 1, 2]) {
      await page.getByRole('radio').nth(section).check({ force: true });
      await expect(page.getByRole('main')).toBeVisible();
      expect(await faultsOf(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    }
    await context.close();
  });
}
