// The page that writes embeds.
import type { Locator } from '@playwright/test';
import { expect, test } from '../../../../e2e/fewFrames.ts';
import { sampled } from '../../../../scripts/wideSweeps.mjs';
import { faultsOf } from '../../../../e2e/axe.ts';
import { boxOf } from '../../../../e2e/lab.ts';
import { PLAYBACK } from '../../../../e2e/hosts/guest.ts';

test('what is chosen is seen and can be copied, and the copy shows the same', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('./builder.html');
  await page.getByRole('combobox', { name: 'Scenario' }).selectOption('stale-write');
  await page.getByRole('textbox', { name: 'Caption' }).fill('One & two');
  await page.getByRole('combobox', { name: 'Theme' }).selectOption('dark');
  await page.getByRole('combobox', { name: 'What readers may do' }).selectOption('none');
  const live = page.frameLocator('znode-lab iframe');
  await expect(live.getByRole('button', { name: 'One & two' })).toBeVisible();
  await expect(live.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.getByRole('textbox', { name: 'Path of the folder' }).fill('./');
  await page.getByRole('button', { name: 'Copy' }).click();
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  await page.route('**/host.html', (route) => route.fulfill({ contentType: 'text/html', body: copied }));
  await page.goto('./host.html');
  const placed = page.frameLocator('znode-lab iframe');
  await placed.getByRole('button', { name: 'One & two' }).click();
  await expect(placed.getByRole('button', { name: /^Client A/ }).first()).toBeVisible();
  await expect(placed.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test('a moment that is shared comes along, as a frame and as MDX', async ({ page }) => {
  await page.goto('./index.html');
  await page.getByRole('button', { name: 'Share' }).click();
  const [builder] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('link', { name: 'Embed in your page…' }).click(),
  ]);
  await expect(builder.getByRole('combobox', { name: 'Scenario' })).toHaveValue('(moment)');
  const form = builder.getByRole('combobox', { name: 'Copy as' });
  await form.selectOption('Frame');
  await expect(builder.getByRole('textbox', { name: 'Frame' })).toHaveValue(
    /<iframe\s+src="\/lab\/embed\.html#\?link=[\w-]+"/,
  );
  await form.selectOption('MDX');
  await expect(builder.getByRole('textbox', { name: 'MDX' })).toHaveValue(/<znode-lab\s+link="[\w-]+"/);
});

/** From a phone to the whole page, with those at which an embed lays out anew. */
const COLUMNS_PX = [1200, 864, 740, 699, 640, 607, 600, 560, 519, 430, 360, 320];

test('a frame as high as is proposed shows picture and Play in any column, before it is opened and after', async ({
  page,
}) => {
  await page.goto('./builder.html');
  await page.getByRole('combobox', { name: 'Copy as' }).selectOption('Frame');
  // An everyday run takes a lab and a figure.
  const scenes = [
    'herd-line',
    'failover-figure',
    'partition-figure',
    'herd-figure',
    'queue-figure',
    'partition',
  ];
  for (const scene of sampled(scenes, 3)) {
    await page.getByRole('combobox', { name: 'Scenario' }).selectOption(scene);
    const own = scene === 'herd-line' ? ':not([scene])' : `[scene="${scene}"]`;
    await expect(page.locator(`znode-lab${own}`)).toBeVisible();
    await page.frameLocator('znode-lab iframe').locator('button.poster').click();
    await expect(page.frameLocator('znode-lab iframe').getByRole('button', { name: PLAYBACK })).toBeVisible();
    const copied = await page.getByRole('textbox', { name: 'Frame' }).inputValue();
    const host = await page.context().newPage();
    await host.route('**/host.html', (route) =>
      route.fulfill({
        contentType: 'text/html',
        body: `<!doctype html><html lang="en"><body><div>${copied.replaceAll('/lab/', './')}</div></body></html>`,
      }),
    );
    await host.setViewportSize({ width: 1280, height: 900 });
    await host.goto('./host.html');
    const frame = host.frameLocator('iframe');
    const fitsEverywhere = async (button: Locator): Promise<void> => {
      await expect(button).toBeVisible();
      for (const width of COLUMNS_PX) {
        await host.locator('div').evaluate((div, px) => (div.style.width = `${px}px`), width);
        await expect.poll(() => isWhole(button), { message: `${scene} in ${width} px` }).toBe(true);
      }
    };
    await fitsEverywhere(frame.getByText('Play'));
    await frame.locator('button.poster').click();
    await fitsEverywhere(frame.getByRole('button', { name: PLAYBACK }));
    await host.close();
  }
});

/** Nothing in its frame is to scroll, and it stands within. */
function isWhole(button: Locator): Promise<boolean> {
  return button.evaluate((element) => {
    const { scrollHeight, clientHeight, scrollWidth, clientWidth } = document.documentElement;
    const { bottom } = element.getBoundingClientRect();
    return scrollHeight <= clientHeight && scrollWidth <= clientWidth && bottom <= clientHeight;
  });
}

test('a picture gives way to Play in a frame that is too low for both', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 260 });
  await page.goto('./embed.html?scene=herd-figure');
  const picture = page.locator('.poster img');
  await expect(picture).toBeInViewport({ ratio: 1 });
  await expect(page.getByText('Play')).toBeInViewport({ ratio: 1 });
});

test('what a field suggests or has chosen can be read to its end, in both languages', async ({ page }) => {
  await page.goto('./builder.html');
  for (const language of ['English', '简体中文']) {
    await test.step(language, async () => {
      if (language !== 'English') await page.getByRole('button', { name: language }).click();
      await expect(
        page.getByRole('combobox', { name: language === 'English' ? 'Start' : '开始方式' }),
      ).toBeVisible();
      const fields = page.locator('main form').locator('input, select');
      await expect.poll(() => fields.evaluateAll(cutTexts)).toEqual([]);
    });
  }
});

function cutTexts(fields: readonly Element[]): readonly string[] {
  const pen = document.createElement('canvas').getContext('2d');
  if (pen === null) throw new Error('no canvas');
  const ARROW_PX = 16;
  return fields.flatMap((field) => {
    if (field.clientWidth === 0) return [];
    const text =
      field instanceof HTMLSelectElement
        ? (field.selectedOptions[0]?.text ?? '')
        : (field.getAttribute('placeholder') ?? '');
    const { font, paddingInlineStart, paddingInlineEnd } = getComputedStyle(field);
    pen.font = font;
    const room =
      field.clientWidth - Number.parseFloat(paddingInlineStart) - Number.parseFloat(paddingInlineEnd);
    const needed = pen.measureText(text).width + (field instanceof HTMLSelectElement ? ARROW_PX : 0);
    return needed > room ? [text] : [];
  });
}

test('the form: code that stays in its place, heights, links, what was chosen before, and a phone', async ({
  page,
}) => {
  await page.goto('./builder.html');
  await expect(page.frameLocator('znode-lab iframe').getByRole('button')).toBeVisible();
  expect(await faultsOf(page)).toEqual([]);

  await test.step('the code to copy stays in its place while previews of other heights come', async () => {
    const preview = page.locator('znode-lab');
    const copy = page.getByRole('button', { name: 'Copy' });
    const heights = new Set<number>();
    const places = new Set<number>();
    for (const scene of ['herd-figure', 'stale-write']) {
      await page.getByRole('combobox', { name: 'Scenario' }).selectOption(scene);
      await expect(preview).toHaveAttribute('scene', scene);
      await expect(page.frameLocator('znode-lab iframe').locator('button.poster')).toBeVisible();
      heights.add((await boxOf(preview)).height);
      places.add((await boxOf(copy)).y);
    }
    expect(heights.size).toBe(2);
    expect(places.size).toBe(1);
  });

  await test.step('a height of one’s own that will not do is named, and set right by one press', async () => {
    await page.getByRole('combobox', { name: 'Scenario' }).selectOption('herd-line');
    await page.getByRole('combobox', { name: 'Copy as' }).selectOption('Frame');
    const height = page.getByRole('spinbutton', { name: 'Frame height' });
    await height.fill('420');
    await expect(page.getByText(/^Too low: readers have to scroll/)).toBeVisible();
    await page.getByRole('button', { name: 'Use this height' }).click();
    await expect(page.getByText(/^Too low/)).toBeHidden();
    await expect(page.getByRole('textbox', { name: 'Frame' })).not.toHaveValue(/height: 420px/);
  });

  await test.step('a link that is pasted takes the place of the scenario', async () => {
    await page
      .getByRole('textbox', { name: 'Link to a moment' })
      .fill('https://lab.example/index.html#s=abc_-1');
    await expect(page.getByRole('combobox', { name: 'Scenario' })).toHaveValue('(moment)');
    await page.getByRole('combobox', { name: 'Copy as' }).selectOption('Link');
    await expect(page.getByRole('textbox', { name: 'Link', exact: true })).toHaveValue('/lab/#s=abc_-1\n');
    await page.getByRole('combobox', { name: 'Scenario' }).selectOption('herd-figure');
    await expect(page.getByRole('textbox', { name: 'Link to a moment' })).toHaveValue('');
  });

  await test.step('what was chosen is there at the next visit', async () => {
    await page.getByRole('combobox', { name: 'Scenario' }).selectOption('fence-figure');
    await page.getByRole('textbox', { name: 'Caption' }).fill('Too late');
    await page.getByRole('combobox', { name: 'Copy as' }).selectOption('React');
    await page.getByRole('textbox', { name: 'Path of the folder' }).fill('/docs/lab/');
    const written = page.getByRole('textbox', { name: 'React' });
    await expect(written).toHaveValue(/src="\/docs\/lab\/"\s+scene="fence-figure"\s+caption="Too late"/);
    await page.reload();
    await expect(written).toHaveValue(/src="\/docs\/lab\/"\s+scene="fence-figure"\s+caption="Too late"/);
  });

  await test.step('on a phone nothing stands outside, and every field is reached by Tab', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(page.frameLocator('znode-lab iframe').getByRole('button')).toBeVisible();
    const isTooWide = () =>
      page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);
    await expect.poll(isTooWide).toBe(false);
    await page.getByText('More', { exact: true }).click();
    await page.getByRole('combobox', { name: 'Scenario' }).selectOption('herd-line');
    await page.getByRole('combobox', { name: 'What readers may do' }).selectOption('some');
    await expect.poll(isTooWide).toBe(false);
    const fields = page.locator('main :is(select, input, textarea, summary)');
    const count = await fields.evaluateAll((all) => all.filter((each) => each.tabIndex >= 0).length);
    const reached = new Set<string>();
    await page.getByRole('combobox', { name: 'Scenario' }).focus();
    // Of radio buttons and check boxes beside each other Tab visits each box and one button.
    for (let presses = 0; presses < count + 20; presses++) {
      reached.add(await page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? ''));
      await page.keyboard.press('Tab');
    }
    for (const name of [
      'Caption',
      'Seed',
      'Start at (ms)',
      'Picture height',
      'Copy as',
      'Path of the folder on your site',
    ])
      expect(reached).toContain(name);
    await page.setViewportSize({ width: 1280, height: 720 });
  });

  await test.step('axe finds nothing to object to in Chinese and in the dark either', async () => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.getByRole('button', { name: '简体中文' }).click();
    await expect(page.getByRole('heading', { name: '嵌入你的网页' })).toBeVisible();
    expect(await faultsOf(page)).toEqual([]);
  });
});
