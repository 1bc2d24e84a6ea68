// Somebody who has only the page: is the way to the lessons seen, and the way back into one?
import { expect, test } from '@playwright/test';

test('the guide leads to the lessons, and after a reload back into the one that was begun', async ({
  page,
}) => {
  await page.goto('./');
  await page.getByRole('button', { name: 'Choose a lesson…' }).click();
  await page.getByRole('button', { name: /The herd effect/ }).click();
  await expect(page.getByText('L10 · Part 1 of 3')).toBeVisible();
  await page.getByRole('button', { name: 'Skip this part' }).click();
  await expect(page.getByText('L10 · Part 2 of 3')).toBeVisible();
  await page.reload();
  await page.getByRole('button', { name: 'Continue “The herd effect”' }).click();
  await expect(page.getByText('L10 · Part 2 of 3')).toBeVisible();
  await page.getByRole('button', { name: 'Leave the lesson' }).click();
  await expect(page.getByRole('button', { name: 'Continue “The herd effect”' })).toBeVisible();
});

test('on a phone the guide is one tap away and says so in Chinese', async ({ browser, baseURL }) => {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    locale: 'zh-CN',
    ...(baseURL === undefined ? {} : { baseURL }),
  });
  const page = await context.newPage();
  await page.goto('./');
  await page.getByRole('button', { name: '导览、详情和日志' }).tap();
  await page.getByRole('button', { name: '选择一课…' }).tap();
  await expect(page.getByRole('button', { name: /羊群效应/ })).toBeVisible();
  await context.close();
});
