// The page that writes embeds.
import { AxeBuilder } from '@axe-core/playwright';
import { expect, test } from '@playwright/test';

test('what is chosen is seen and can be copied, and the copy shows the same', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('./builder.html');
  await page.getByRole('combobox', { name: 'Scenario' }).selectOption('stale-write');
  await page.getByRole('textbox', { name: 'Caption' }).fill('One & two');
  await page.getByRole('combobox', { name: 'Theme' }).selectOption('dark');
  await page.getByRole('combobox', { name: 'What readers may do' }).selectOption('none');
  const live = page.frameLocator('znode-lab iframe');
  await expect(live.getByRole('button', { name: 'One & two' })).toBeVisible();
  expect(await live.locator('html').getAttribute('data-theme')).toBe('dark');
  await page.getByRole('textbox', { name: 'Path of the folder' }).fill('./');
  await page.getByRole('button', { name: 'Copy' }).click();
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  await page.route('**/host.html', (route) => route.fulfill({ contentType: 'text/html', body: copied }));
  await page.goto('./host.html');
  const placed = page.frameLocator('znode-lab iframe');
  await placed.getByRole('button', { name: 'One & two' }).click();
  await expect(placed.getByRole('button', { name: /^Client A/ }).first()).toBeVisible();
  expect(await placed.locator('html').getAttribute('data-theme')).toBe('dark');
});

test('a moment that is shared comes along, as a frame and as MDX', async ({ page }) => {
  await page.goto('./index.html');
  await page.getByRole('button', { name: 'Share' }).click();
  const [builder] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('link', { name: 'Embed in your page…' }).click(),
  ]);
  await expect(builder.getByRole('combobox', { name: 'Scenario' })).toHaveValue('(moment)');
  await builder.getByText('Frame', { exact: true }).click();
  await expect(builder.getByRole('textbox', { name: 'Frame' })).toHaveValue(
    /<iframe\s+src="\/lab\/embed\.html#\?link=[\w-]+"/,
  );
  await builder.getByText('MDX', { exact: true }).click();
  await expect(builder.getByRole('textbox', { name: 'MDX' })).toHaveValue(/<znode-lab\s+link="[\w-]+"/);
});

test('axe finds nothing to object to, in both languages and colours', async ({ page }) => {
  await page.goto('./builder.html');
  await expect(page.frameLocator('znode-lab iframe').getByRole('button')).toBeVisible();
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.getByRole('button', { name: '简体中文' }).click();
  await expect(page.getByRole('heading', { name: '嵌入你的网页' })).toBeVisible();
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
});
