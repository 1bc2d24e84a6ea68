// A documentation site, built by Docusaurus itself: `npm run hosts`.
import { expect, test } from '@playwright/test';
import { expectManners, Guest, watchFor } from './guest.ts';
import { DOCUSAURUS, serve, type Served } from './hostServer.ts';

let host: Served;
test.beforeAll(async () => {
  host = await serve({ folders: { '/': DOCUSAURUS }, addresses: 'tidy' });
});
test.afterAll(() => host.close());

// Its tool has to be installed and run first: an everyday run asks the page written by hand.
test('embeds in a page of a Docusaurus site', { tag: '@all' }, async ({ page }) => {
  const wrong = watchFor(page);
  await page.goto(host.origin);
  const embeds = page.locator('znode-lab');
  // Light, dark and the system's follow each other at every press.
  const mode = page.getByRole('button', { name: /^Switch between dark and light mode/ });
  await expectManners(page, {
    first: new Guest(page, embeds.nth(0)),
    folded: new Guest(page, embeds.nth(1)),
    unfold: () => page.getByText('What if the holder falls asleep?').click(),
    setTheme: async (theme) => {
      const root = page.locator('html');
      while ((await root.getAttribute('data-theme')) !== theme) {
        await mode.click();
      }
      await mode.blur();
    },
  });
  expect(wrong).toEqual([]);
});
