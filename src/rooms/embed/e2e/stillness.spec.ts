// Nothing on the host's page moves: not when the element is defined, not when its poster comes, not while it plays. Asked of the
// browser itself, which says which element was moved from where.
import type { Page } from '@playwright/test';
import { expect, test } from '../../../../e2e/fewFrames.ts';
import { Guest } from '../../../../e2e/hosts/guest.ts';
import { FIGURES } from '../../../embed/figures.ts';

const INSIDE = '<img src="./posters/herd-figure.svg" alt="" /><p>28 wake-ups, or 7.</p>';
const LONG =
  'A caption that is long enough for two lines in a column as wide as this one is, and on a phone for three or four';

for (const [width, tag] of [
  [760, ['@all']],
  [600, ['@all']],
  [390, []],
] as const)
  test(
    `of a page ${width} px wide nothing moves, whatever its embeds show`,
    { tag: [...tag] },
    async ({ page }) => {
      const embeds = [
        `<znode-lab scene="herd-figure" caption="Herd or queue">${INSIDE}</znode-lab>`,
        `<znode-lab scene="fence-figure" caption="${LONG}"></znode-lab>`,
        '<znode-lab scene="herd-line" pacing="real"></znode-lab>',
      ];
      for (const embed of embeds) {
        await openSlowly(page, width, embed);
        const guest = new Guest(page, page.locator('znode-lab'));
        await expect(guest.poster).toBeVisible();
        await guest.open();
        await guest.expectItsHeight();
        expect(await movedIn(page)).toEqual([]);
      }
    },
  );

const WIDTHS = [304, 360, 440, 520, 600, 640, 860];
for (const scene of FIGURES)
  for (const language of ['en', 'zh-CN']) {
    const isSample = scene === 'herd-figure' || (scene === 'failover-figure' && language === 'en');
    test(
      `${scene} is as high as was kept for it at every width, in ${language}`,
      { tag: isSample ? [] : '@all' },
      async ({ page }) => {
        const address = `./embed.html?scene=${scene}&language=${language}&caption=Locks`;
        await page.goto(address);
        const kept: number[] = [];
        for (const width of WIDTHS) {
          await page.setViewportSize({ width, height: 900 });
          kept.push(await keptAt(page, width));
        }
        await page.goto(`${address}&poster=no&autoplay=yes`);
        await expect(page.getByRole('main')).toBeVisible();
        for (const [index, width] of WIDTHS.entries()) {
          await page.setViewportSize({ width, height: 900 });
          await expect
            .poll(
              () =>
                page
                  .locator('#root')
                  .evaluate((root, height) => Math.abs(root.clientHeight - height), kept[index] ?? 0),
              { message: `at ${width} px` },
            )
            .toBeLessThanOrEqual(2);
        }
      },
    );
  }

/** What is kept once the page knows that it is that wide: it is told with a frame of its own. */
async function keptAt(page: Page, width: number): Promise<number> {
  await page.waitForFunction((wide) => innerWidth === wide, width);
  return page.locator('button.poster').evaluate(async (poster) => {
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
    return poster.clientHeight;
  });
}

test('where a site’s style sheet takes all margins away, two embeds in a row stay two', async ({ page }) => {
  await openSlowly(
    page,
    760,
    '<style>* { margin: 0 }</style><znode-lab scene="queue-figure"></znode-lab><znode-lab scene="fence-figure"></znode-lab>',
  );
  await expect(new Guest(page, page.locator('znode-lab').nth(1)).poster).toBeVisible();
  const [first, second] = await page
    .locator('znode-lab')
    .evaluateAll((all) => all.map((element) => element.getBoundingClientRect()));
  expect((second?.top ?? 0) - (first?.bottom ?? 0)).toBeGreaterThanOrEqual(16);
});

test('where the script never comes, what stands inside is shown after a while', async ({ page }) => {
  await page.route('**/znode-lab.js', (route) => route.fulfill({ status: 404 }));
  await openSlowly(page, 760, `<znode-lab scene="herd-figure" caption="Herd or queue">${INSIDE}</znode-lab>`);
  const text = page.getByText('28 wake-ups, or 7.');
  await expect.poll(() => heightOf(page)).toBeGreaterThan(300);
  // Its style sheet's own time: not to be waited for.
  await text.evaluate(() => document.getAnimations().forEach((animation) => animation.finish()));
  await expect.poll(() => text.evaluate((node) => node.getBoundingClientRect().height)).toBeGreaterThan(10);
});

/** A page that is drawn before the script of its embed comes. */
async function openSlowly(page: Page, width: number, embed: string): Promise<void> {
  await page.setViewportSize({ width, height: 1000 });
  await page.route('**/host.html', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><html lang="en"><title>Host</title><link rel="icon" href="data:," />
<link rel="stylesheet" href="./znode-lab.css" /><script type="module" src="./znode-lab.js"></script>
<script>
  globalThis.moved = [];
  new PerformanceObserver((list) => {
    for (const { sources } of list.getEntries())
      for (const { node, previousRect, currentRect } of sources)
        moved.push((node?.nodeName ?? '?') + ' ' + previousRect.y + ' → ' + currentRect.y);
  }).observe({ type: 'layout-shift', buffered: true });
</script>
<h1>Host</h1>${embed}<h2>Below</h2><p>It stands still.</p></html>`,
    }),
  );
  let drawn = (): void => undefined;
  const isDrawn = new Promise<void>((resolve) => {
    drawn = resolve;
  });
  await page.route(
    '**/znode-lab.js',
    async (route) => {
      await isDrawn;
      await route.fallback();
    },
    { times: 1 },
  );
  await page.goto('./host.html', { waitUntil: 'commit' });
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(resolve));
      }),
  );
  drawn();
}

function movedIn(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => Reflect.get(globalThis, 'moved') as readonly string[]);
}

function heightOf(page: Page): Promise<number> {
  return page.locator('znode-lab').evaluate((element) => element.getBoundingClientRect().height);
}
