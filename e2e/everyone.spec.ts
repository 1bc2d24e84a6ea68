// The page for everyone: no accessibility fault that axe can find, in both themes, both languages and three sizes.
import { expect, test } from './fewFrames.ts';
import { faultsOf } from './axe.ts';

const SIZES = [
  { width: 1440, height: 900 },
  { width: 1024, height: 768 },
  { width: 390, height: 844 },
];

/** What an everyday run samples: every width, colour and language once at least. */
const SAMPLE = new Set(['light, en-US, 1440 wide', 'dark, zh-CN, 1024 wide', 'light, zh-CN, 390 wide']);

for (const colorScheme of ['light', 'dark'] as const) {
  for (const locale of ['en-US', 'zh-CN']) {
    for (const viewport of SIZES) {
      const title = `${colorScheme}, ${locale}, ${viewport.width} wide`;
      test.describe(title, () => {
        test.use({ colorScheme, locale, viewport });
        test('no fault that axe can find', { tag: SAMPLE.has(title) ? [] : '@all' }, async ({ page }) => {
          await page.goto('./');
          await expect(page.getByRole('region').first()).toBeVisible();
          await expect(page.locator('html')).toHaveAttribute('lang', locale === 'zh-CN' ? 'zh-CN' : /en/);
          await page.getByRole('contentinfo').getByRole('button').nth(2).click();
          expect(await faultsOf(page)).toEqual([]);
          await expect
            .poll(() => page.evaluate(() => document.documentElement.scrollWidth))
            .toBeLessThanOrEqual(viewport.width);
        });
      });
    }
  }
}

test('with reduced motion nothing is animated', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ reducedMotion: 'reduce', baseURL: baseURL ?? '' });
  const page = await context.newPage();
  await page.goto('./');
  await expect(page.getByRole('region').first()).toBeVisible();
  const running = await page.evaluate(
    () => document.getAnimations().filter((one) => one.playState === 'running').length,
  );
  expect(running).toBe(0);
  await context.close();
});
