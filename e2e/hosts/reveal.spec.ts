// A deck of slides, by reveal.js.
import { expect, test } from '../fewFrames.ts';
import { faultsOf } from '../axe.ts';
import { documented, TAG } from './docsText.ts';
import { expectStillAndTold, focused, Guest, noteShiftsAndEvents, watchFor } from './guest.ts';
import { REVEAL, serve, type Served } from './hostServer.ts';

const deck = (
  transition: 'slide' | 'none',
): string => `<!doctype html><html lang="en" data-theme="light"><meta charset="utf-8" /><title>Locks</title>
<link rel="icon" href="data:," />
<link rel="stylesheet" href="/reveal/reveal.css" />
<link rel="stylesheet" href="/reveal/theme/white.css" />
${documented('reveal.js').lines.join('\n')}
<div class="reveal"><div class="slides">
<section><h2>A herd and a line</h2>
${TAG}</section>
<section><h2>A holder falls asleep</h2>
<znode-lab scene="fence-figure" caption="A paused holder, and a fence"></znode-lab></section>
</div></div>
<script type="module">
  import Reveal from '/reveal/reveal.mjs';
  await new Reveal({ controls: false, transition: '${transition}', transitionSpeed: 'fast' }).initialize();
</script></html>`;

let host: Served;
test.beforeAll(async () => {
  host = await serve({
    pages: { '/index.html': deck('slide'), '/still.html': deck('none') },
    folders: { '/reveal/': REVEAL },
  });
});
test.afterAll(() => host.close());

test('embeds on slides of a reveal.js deck', async ({ page }) => {
  const wrong = watchFor(page);
  await noteShiftsAndEvents(page);
  await page.goto(host.origin);
  const [first, second] = [0, 1].map((at) => new Guest(page, page.locator('znode-lab').nth(at)));
  if (first === undefined || second === undefined) throw new Error('there are two');
  const herd = page.getByRole('heading', { name: 'A herd and a line' });
  const asleep = page.getByRole('heading', { name: 'A holder falls asleep' });

  await test.step('the clicker is the deck’s until the embed is entered', async () => {
    await expect(first.poster).toBeVisible();
    expect(await focused(page)).toBe('BODY');
    await page.keyboard.press('ArrowRight');
    await expect(asleep).toBeVisible();
    await page.keyboard.press('ArrowLeft');
    await expect(herd).toBeVisible();
  });
  await test.step('entered it has the keys, and Escape gives them back', async () => {
    await first.open();
    await first.expectItsHeight();
    await first.button('Pause').click();
    await page.keyboard.press('ArrowRight');
    await expect(herd).toBeVisible();
    await first.button('Play').click();
    await expect(first.button('Pause')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect.poll(() => focused(page)).toBe('SPAN');
    await page.keyboard.press('ArrowRight');
    await expect(asleep).toBeVisible();
  });
  await test.step('it sleeps while its slide is not shown, and the next has its room', async () => {
    await expect(
      first.frame.getByRole('button', { name: 'Play', exact: true, includeHidden: true }),
    ).toBeAttached();
    await second.open();
    await second.expectItsHeight();
    await expect(second.frame.getByRole('img', { name: /fencing token/ })).toBeInViewport();
    await page.evaluate(() => {
      document.documentElement.dataset['theme'] = 'dark';
    });
    await expect.poll(() => second.colourScheme()).toBe('dark');
  });
  expect(await faultsOf(page, { impact: 'serious' })).toEqual([]);
  await expectStillAndTold(page);
  expect(wrong).toEqual([]);
});

test('without transitions a past slide stands where the present one is: its embed sleeps and wakes', async ({
  page,
}) => {
  await page.goto(`${host.origin}/still.html`);
  const herd = new Guest(page, page.locator('znode-lab').first());
  await herd.open();
  const stands = herd.frame.getByRole('button', { name: 'Play', exact: true, includeHidden: true });
  await page.keyboard.press('Escape');
  await expect.poll(() => focused(page)).toBe('SPAN');
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('heading', { name: 'A holder falls asleep' })).toBeVisible();
  await expect(stands).toBeAttached();
  await page.keyboard.press('ArrowLeft');
  await expect(herd.button('Pause')).toBeVisible();
  await herd.button('Pause').click();
  await page.keyboard.press('Escape');
  await expect.poll(() => focused(page)).toBe('SPAN');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowLeft');
  await expect(herd.button('Play')).toBeVisible();
});
