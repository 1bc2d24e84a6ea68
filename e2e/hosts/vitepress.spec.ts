// A documentation site, built by VitePress itself: `npm run hosts`.
import { expect, test } from '@playwright/test';
import { expectManners, Guest, watchFor } from './guest.ts';
import { serve, VITEPRESS, type Served } from './hostServer.ts';

let host: Served;
test.beforeAll(async () => {
  host = await serve({ folders: { '/': VITEPRESS } });
});
test.afterAll(() => host.close());

// Its tool has to be installed and run first: an everyday run asks the page written by hand.
test('embeds in a page of a VitePress site', { tag: '@all' }, async ({ page }) => {
  const wrong = watchFor(page);
  await page.goto(host.origin);
  const embeds = page.locator('znode-lab');
  await expectManners(page, {
    first: new Guest(page, embeds.nth(0)),
    folded: new Guest(page, embeds.nth(1)),
    unfold: () => page.getByText('What if the holder falls asleep?').click(),
    // Its own switch does this, and is hidden in a menu where the window is narrow.
    setTheme: (theme) =>
      page.evaluate((said) => {
        document.documentElement.classList.toggle('dark', said === 'dark');
      }, theme),
  });
  expect(wrong).toEqual([]);
});
