// A documentation site, built by VitePress itself: `npm run hosts`.
import { test } from '../fewFrames.ts';
import { expectBothEmbeds } from './guest.ts';
import { serve, VITEPRESS, type Served } from './hostServer.ts';

let host: Served;
test.beforeAll(async () => {
  host = await serve({ folders: { '/': VITEPRESS } });
});
test.afterAll(() => host.close());

// Its tool has to be installed and run first: an everyday run asks the page written by hand.
test('embeds in a page of a VitePress site', { tag: '@all' }, async ({ page }) => {
  // Its own switch does this, and is hidden in a menu where the window is narrow.
  await expectBothEmbeds(page, host.origin, (theme) =>
    page.evaluate((said) => {
      document.documentElement.classList.toggle('dark', said === 'dark');
    }, theme),
  );
});
