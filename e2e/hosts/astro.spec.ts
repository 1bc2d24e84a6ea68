// A page in MDX, built by Astro itself: `npm run hosts`.
import { test } from '../fewFrames.ts';
import { expectBothEmbeds } from './guest.ts';
import { ASTRO, serve, type Served } from './hostServer.ts';

let host: Served;
test.beforeAll(async () => {
  host = await serve({ folders: { '/': ASTRO } });
});
test.afterAll(() => host.close());

// Its tool has to be installed and run first: an everyday run asks the page written by hand.
test('embeds in a page of MDX that Astro has built', { tag: '@all' }, async ({ page }) => {
  await expectBothEmbeds(page, host.origin, (theme) =>
    page.evaluate((said) => {
      document.documentElement.dataset['theme'] = said;
    }, theme),
  );
});
