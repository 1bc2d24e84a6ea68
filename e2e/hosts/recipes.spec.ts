// examples/recipes: a page of documentation with five figures, as the web sites of Apache projects are served.
import { fileURLToPath } from 'node:url';
import { expect, test } from '../fewFrames.ts';
import { faultsOf } from '../axe.ts';
import { Guest, watchFor } from './guest.ts';
import { serve, type Served } from './hostServer.ts';
import { APACHE } from './policies.ts';

const PAGE = fileURLToPath(new URL('../../examples/recipes/', import.meta.url));

let host: Served;
test.beforeAll(async () => {
  host = await serve({
    folders: { '/': PAGE },
    headers: { 'content-security-policy': APACHE },
  });
});
test.afterAll(() => host.close());

test('the recipes run, each figure where the text speaks of it', async ({ page }) => {
  const wrong = watchFor(page);
  const elsewhere: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(host.origin) && !/^(?:data|blob):/.test(request.url()))
      elsewhere.push(request.url());
  });
  await page.goto(host.origin);
  const embeds = page.locator('znode-lab');
  await expect(embeds).toHaveCount(5);
  for (let at = 0; at < 5; at++) {
    const guest = new Guest(page, embeds.nth(at));
    await guest.element.scrollIntoViewIfNeeded();
    await guest.poster.click();
    await expect(guest.frame.locator('svg[role="img"]').first()).toBeVisible();
    await guest.expectItsHeight();
  }
  expect(await faultsOf(page, { impact: 'serious' })).toEqual([]);
  expect(elsewhere).toEqual([]);
  expect(wrong).toEqual([]);
});

for (const width of [700, 360])
  for (const scheme of ['light', 'dark'] as const)
    test(
      `at ${width} px nothing stands outside, in ${scheme} colours`,
      { tag: (width === 360) === (scheme === 'dark') ? [] : '@all' },
      async ({ page }) => {
        await page.emulateMedia({ colorScheme: scheme });
        await page.setViewportSize({ width, height: 800 });
        await page.goto(host.origin);
        const first = new Guest(page, page.locator('znode-lab').first());
        await first.element.scrollIntoViewIfNeeded();
        await expect(first.poster).toBeVisible();
        await expect.poll(() => first.colourScheme()).toBe(scheme);
        await first.expectItsHeight();
        await expect
          .poll(() =>
            page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
          )
          .toBe(0);
      },
    );

test('without JavaScript the pictures say what the figures show', async ({ browser }) => {
  const page = await browser.newPage({ javaScriptEnabled: false });
  await page.goto(host.origin);
  await expect(page.getByText('28 wake-ups if all watch one znode')).toBeVisible();
  const pictures = page.locator('znode-lab img');
  await expect(pictures).toHaveCount(5);
  for (const picture of await pictures.all()) {
    await picture.scrollIntoViewIfNeeded();
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(100);
  }
  await page.close();
});
