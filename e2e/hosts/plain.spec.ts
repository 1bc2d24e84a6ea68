// A page written by hand, of what docs/embedding.md says to write.
import { expect, test } from '../fewFrames.ts';
import { documented, documentedBlock, TAG } from './docsText.ts';
import { expectBothEmbeds, expectStillAndTold, noteShiftsAndEvents } from './guest.ts';
import { serve, type Served } from './hostServer.ts';

const LINES = '<p>A lock that everybody watches wakes everybody.</p>'.repeat(60);
const pageOf = (head: string, body: string) =>
  `<!doctype html><html lang="en" data-theme="light"><head><meta charset="utf-8" /><title>Locks</title>
<link rel="icon" href="data:," />${head}</head><body><main><h1>Locks</h1>${body}${LINES}</main></body></html>`;
const PAGE = pageOf(
  documented('plain HTML').lines.join('\n'),
  `${TAG}
<details><summary>What if the holder falls asleep?</summary>
<znode-lab scene="fence-figure" caption="A paused holder, and a fence"></znode-lab></details>
<button>The host’s own</button>`,
);
const FRAMED = pageOf('', documentedBlock('html', '<iframe'));

let host: Served;
test.beforeAll(async () => {
  host = await serve({ pages: { '/index.html': PAGE, '/framed.html': FRAMED } });
});
test.afterAll(() => host.close());

test('embeds in a page written by hand', async ({ page }) => {
  await expectBothEmbeds(page, host.origin, (theme) =>
    page.evaluate((said) => {
      document.documentElement.dataset['theme'] = said;
    }, theme),
  );
});

test('a frame in a page written by hand plays, tells its events, and moves nothing', async ({ page }) => {
  await noteShiftsAndEvents(page);
  await page.goto(`${host.origin}/framed.html`);
  const frame = page.frameLocator('iframe');
  await frame.locator('button.poster').click();
  await expect(frame.getByRole('button', { name: 'Pause', exact: true })).toBeVisible();
  await expectStillAndTold(page);
});
