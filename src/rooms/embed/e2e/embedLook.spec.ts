// How an embed looks in its host’s page: colours, language, height, and nothing cut off.
import type { FrameLocator } from '@playwright/test';
import { expect, test } from '../../../../e2e/fewFrames.ts';
import { areSweepsWhole } from '../../../../scripts/wideSweeps.mjs';
import { FIGURES } from '../../../embed/figures.ts';
import { frameOf, openHost } from './hostPage.ts';
import { faultsOf } from '../../../../e2e/axe.ts';
import { PLAYBACK } from '../../../../e2e/hosts/guest.ts';
import { boxOf } from '../../../../e2e/lab.ts';

test('it has the host’s language, colours and height', async ({ page }) => {
  await test.step('follows language and theme as they change, and the host gives it the height it needs', async () => {
    await openHost(
      page,
      '<znode-lab scene="herd-line" poster="no"></znode-lab>',
      'lang="zh-CN" data-theme="dark"',
    );
    const lab = frameOf(page);
    await expect(lab.getByRole('button', { name: '播放' })).toBeVisible();
    await expect.poll(() => colourScheme(lab)).toBe('dark');
    await page.evaluate(() => {
      document.documentElement.lang = 'en';
      document.documentElement.dataset['theme'] = 'light';
    });
    await expect(lab.getByRole('button', { name: 'Play', exact: true })).toBeVisible();
    await expect.poll(() => colourScheme(lab)).toBe('light');
    await expect
      .poll(async () => {
        const inside = await lab.locator('#root').evaluate((root) => root.getBoundingClientRect().height);
        const outside = await page
          .locator('iframe')
          .evaluate((frame) => frame.getBoundingClientRect().height);
        return Math.abs(inside - outside);
      })
      .toBeLessThanOrEqual(1);
  });

  await test.step('is dark in a page that is painted dark in another colour space', async () => {
    await openHost(page, '<style>body { background: oklch(0.2 0.02 260) }</style><znode-lab></znode-lab>');
    await expect.poll(() => colourScheme(frameOf(page))).toBe('dark');
  });

  await test.step('is light in a page that says only when it is dark, as VitePress does, whatever the system likes', async () => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await openHost(
      page,
      '<style>body { background: #fff } .dark body { background: #1b1b1f }</style><znode-lab></znode-lab>',
      'lang="en" class="dark"',
    );
    const lab = frameOf(page);
    await expect(lab.locator('button.poster')).toBeVisible();
    await expect.poll(() => colourScheme(lab)).toBe('dark');
    await page.evaluate(() => document.documentElement.classList.remove('dark'));
    await expect.poll(() => colourScheme(lab)).toBe('light');
  });

  await test.step('in a host’s light colours it is light, whatever the system likes, before and after it is opened', async () => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await openHost(
      page,
      '<znode-lab theme="host" style="--znode-lab-paper: #fdf3e0; --znode-lab-ink: #3b2300"></znode-lab>',
    );
    const lab = frameOf(page);
    await expect(lab.locator('button.poster')).toBeVisible();
    await expect.poll(() => colourScheme(lab)).toBe('light');
    await lab.locator('button.poster').click();
    await expect(lab.getByRole('button', { name: /^Client A/ }).first()).toBeVisible();
    await expect.poll(() => colourScheme(lab)).toBe('light');
  });
});

for (const [width, sample] of [
  [700, ['herd-figure', 'partition-figure', 'herd-line']],
  [360, ['fence-figure', 'failover-figure', 'stale-write', 'four-against-five']],
] as const)
  test(`at ${width} px a poster is as high as the lab, and the page around it stands still`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    for (const scene of areSweepsWhole
      ? [...FIGURES, 'herd-line', 'stale-write', 'four-against-five']
      : sample)
      await test.step(scene, async () => {
        await openHost(
          page,
          `<style>body { margin: 0 }</style><znode-lab scene="${scene}" caption="A caption that may take a line or two"></znode-lab><h2>Below</h2>`,
        );
        const lab = frameOf(page);
        const poster = lab.locator('button.poster');
        await expect(poster).toBeVisible();
        await page.locator('znode-lab').evaluate((element) => {
          const heights: number[] = [];
          Reflect.set(window, 'heights', heights);
          new ResizeObserver(([entry]) => heights.push(Math.round(entry?.contentRect.height ?? 0))).observe(
            element,
          );
        });
        await poster.click();
        await expect(lab.getByRole('button', { name: PLAYBACK })).toBeVisible();
        await expect(lab.getByRole('button', { name: 'Open in Znode Lab' })).toBeVisible();
        await expect
          .poll(async () => {
            const inside = await lab.locator('#root').evaluate((root) => root.getBoundingClientRect().height);
            const outside = await page
              .locator('iframe')
              .evaluate((frame) => frame.getBoundingClientRect().height);
            return Math.abs(inside - outside);
          })
          .toBeLessThanOrEqual(1);
        const heights = await page.evaluate(() => Reflect.get(window, 'heights') as number[]);
        expect(Math.max(...heights) - Math.min(...heights)).toBeLessThanOrEqual(2);
      });
  });

for (const scene of FIGURES) {
  const title = `of ${scene} on a phone the poster is as high as the lab for readers who want no motion`;
  test(title, { tag: scene === 'queue-figure' ? [] : '@all' }, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 360, height: 800 });
    await openHost(page, `<style>body { margin: 0 }</style><znode-lab scene="${scene}"></znode-lab>`);
    const lab = frameOf(page);
    const poster = lab.locator('button.poster');
    await expect(poster).toBeVisible();
    const before = (await boxOf(page.locator('znode-lab'))).height;
    await poster.click();
    await expect(lab.getByRole('button', { name: 'Open in Znode Lab' })).toBeVisible();
    // What there is inside: the height of the frame follows it.
    await expect
      .poll(async () => Math.abs((await boxOf(lab.locator('#root'))).height - before))
      .toBeLessThanOrEqual(2);
  });
}

test('axe finds nothing to object to, and the card of a killed client is not cut off', async ({ page }) => {
  await page.goto('./embed.html?poster=no&caption=Two+locks');
  await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeVisible();
  expect(await faultsOf(page)).toEqual([]);

  await test.step('however long its questions are', async () => {
    await page.setViewportSize({ width: 700, height: 900 });
    await page.goto('./embed.html?scene=herd-line&poster=no&moment=20');
    await page
      .getByRole('button', { name: /^Client A/ })
      .first()
      .press('Enter');
    await page.getByRole('button', { name: /^Kill/ }).click();
    const question = page.getByRole('button', { name: /^Why has client A’s session not expired/ });
    await expect(question).toBeVisible();
    await expect
      .poll(() => question.evaluate((button) => button.getBoundingClientRect().right))
      .toBeLessThanOrEqual(700);
  });
});

function colourScheme(lab: FrameLocator): Promise<string> {
  return lab.locator('html').evaluate((html) => getComputedStyle(html).colorScheme);
}

test('a card that is opened by keyboard takes the focus, and gives it back', async ({ page }) => {
  await page.goto('./embed.html?scene=herd-line&poster=no&panels=sentence,transport,timeline,card');
  await expect(page.getByRole('slider')).toBeVisible();
  const client = page.getByRole('button', { name: /^Client D/ }).first();
  await client.focus();
  await page.keyboard.press('Enter');
  const card = page.getByRole('complementary', { name: 'Client D' });
  await expect(card).toBeFocused();
  await expect(card.getByRole('heading', { name: 'Client D' })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(card.getByRole('button', { name: 'Close details' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(card).toBeHidden();
  await expect(client).toBeFocused();
});
