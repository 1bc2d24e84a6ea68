// A page written by hand.
import { test } from '@playwright/test';
import { expectBothEmbeds } from './guest.ts';
import { serve, type Served } from './hostServer.ts';

const LINES = '<p>A lock that everybody watches wakes everybody.</p>'.repeat(60);
const PAGE = `<!doctype html><html lang="en" data-theme="light"><meta charset="utf-8" /><title>Locks</title><link rel="icon" href="data:," />
<script type="module" src="/lab/znode-lab.js"></script>
<main><h1>Locks</h1>
<znode-lab scene="herd-figure" clients="8" caption="A herd and a line"></znode-lab>
<details><summary>What if the holder falls asleep?</summary>
<znode-lab scene="fence-figure" caption="A paused holder, and a fence"></znode-lab></details>
<button>The host’s own</button>${LINES}</main></html>`;

let host: Served;
test.beforeAll(async () => {
  host = await serve({ pages: { '/index.html': PAGE } });
});
test.afterAll(() => host.close());

test('embeds in a page written by hand', async ({ page }) => {
  await expectBothEmbeds(page, host.origin, (theme) =>
    page.evaluate((said) => {
      document.documentElement.dataset['theme'] = said;
    }, theme),
  );
});
