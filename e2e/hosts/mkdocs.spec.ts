// A page as MkDocs writes it with the Material theme: static HTML, colours said on the body, collapsed sections as `details`.
import { expect, test } from '../fewFrames.ts';
import { TAG } from './docsText.ts';
import { expectBothEmbeds, Guest } from './guest.ts';
import { serve, type Served } from './hostServer.ts';

const LINES = '<p>A lock that everybody watches wakes everybody.</p>'.repeat(60);
const PAGE = `<!doctype html><html lang="en" class="no-js"><head><meta charset="utf-8" />
<meta name="viewport" content="width=device-width,initial-scale=1" /><title>Locks</title><link rel="icon" href="data:," />
<style>
  [data-md-color-scheme=default] { --md-default-bg-color: #fff; --md-default-fg-color: #222 }
  [data-md-color-scheme=slate] { --md-default-bg-color: rgb(30 33 41); --md-default-fg-color: #eee }
  html { font-size: 125% } body { margin: 0; background: var(--md-default-bg-color); color: var(--md-default-fg-color) }
  .md-grid { max-width: 61rem; margin: auto } .md-content { max-width: 43rem; padding: 1rem }
  details { border: 1px solid #448aff; padding: 0 .6rem }
</style>
<link rel="stylesheet" href="/lab/znode-lab.css" />
<script>document.documentElement.classList.replace("no-js", "js")</script></head>
<body dir="ltr" data-md-color-scheme="default" data-md-color-primary="indigo" data-md-color-accent="indigo">
<div class="md-container"><main class="md-main"><div class="md-main__inner md-grid"><div class="md-content">
<article class="md-content__inner md-typeset"><h1 id="locks">Locks</h1>
<p>${TAG.replace('></', '><img src="/lab/posters/herd-figure.svg" alt="Eight clients, one lock" /></')}</p>
<details class="note"><summary>What if the holder falls asleep?</summary>
<p><znode-lab scene="fence-figure" caption="A paused holder, and a fence"></znode-lab></p></details>
${LINES}</article></div></div></main></div>
<script type="module" src="/lab/znode-lab.js"></script></body></html>`;

let host: Served;
test.beforeAll(async () => {
  host = await serve({ pages: { '/index.html': PAGE } });
});
test.afterAll(() => host.close());

test('embeds in a page of MkDocs Material', async ({ page }) => {
  await expectBothEmbeds(page, host.origin, (theme) =>
    page.evaluate((said) => {
      document.body.dataset['mdColorScheme'] = said === 'dark' ? 'slate' : 'default';
    }, theme),
  );
});

test('on paper a picture stands for the lab, opened or never scrolled to', async ({ page }) => {
  await page.goto(host.origin);
  const first = new Guest(page, page.locator('znode-lab').nth(0));
  await first.open();
  const picture = page.getByRole('img', { name: 'Eight clients, one lock' });
  await expect(picture).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(picture).toBeVisible();
  await expect(first.element.locator('iframe')).toBeHidden();
  // One that has no picture of its own is printed as it is.
  await page.getByText('What if the holder falls asleep?').click();
  await expect(page.locator('znode-lab').nth(1).locator('iframe')).toBeVisible();
});
