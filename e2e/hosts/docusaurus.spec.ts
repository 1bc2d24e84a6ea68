// A documentation site, built by Docusaurus itself: `npm run hosts`.
import { test } from '../fewFrames.ts';
import { expectBothEmbeds } from './guest.ts';
import { DOCUSAURUS, serve, type Served } from './hostServer.ts';

let host: Served;
test.beforeAll(async () => {
  host = await serve({ folders: { '/': DOCUSAURUS }, addresses: 'tidy' });
});
test.afterAll(() => host.close());

// Its tool has to be installed and run first: an everyday run asks the page written by hand.
test('embeds in a page of a Docusaurus site', { tag: '@all' }, async ({ page }) => {
  // Light, dark and the system's follow each other at every press.
  const mode = page.getByRole('button', { name: /^Switch between dark and light mode/ });
  await expectBothEmbeds(page, host.origin, async (theme) => {
    const root = page.locator('html');
    while ((await root.getAttribute('data-theme')) !== theme) {
      await mode.click();
    }
    await mode.blur();
  });
});
