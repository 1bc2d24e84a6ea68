// A lesson beside its picture: on a laptop, on a tablet and on a phone, for eyes and for axe.
import type { Page } from '@playwright/test';
import { expect, test } from '../../../../e2e/fewFrames.ts';
import { boxOf, command } from '../../../../e2e/lab.ts';
import { client, entry, lesson, openList, PLAYED_MS, predict, transport } from './lesson.ts';
import { faultsOf } from '../../../../e2e/axe.ts';

test('on a phone the picture stands above question and answer, and as large as the reader wants', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await test.step('it has most of the room between question and answer', async () => {
    await page.goto('./#lesson=L11/twenty');
    await page.getByRole('spinbutton', { name: 'Clients' }).fill('4');
    await page.getByRole('spinbutton', { name: 'Clients' }).press('Enter');
    for (const name of ['A', 'B', 'C', 'D'])
      await expect(client(page, new RegExp(`^Client ${name}, `))).toBeInViewport({ ratio: 0.5 });
    await page.getByRole('radio', { name: 'More than 6' }).check();
    await page.getByRole('button', { name: 'Submit prediction' }).click();
    // What was predicted stays in sight, and most of the height is the picture's.
    await expect(lesson(page).getByText(/^You predicted/)).toBeInViewport();
    await expect.poll(async () => shareOfPicture(page)).toBeGreaterThan(0.4);
    await transport(page, 'Play').click();
    await expect(lesson(page).getByText(/The counter says 3/)).toBeInViewport();
    await expect(page.locator('[data-counter=wakeUps]')).toBeInViewport();
    await expect(client(page, /^Client A, /)).toBeInViewport({ ratio: 0.5 });
  });

  await test.step('the upper edge of the lesson leaves it more room, or less', async () => {
    await page.goto('./#lesson=L0');
    await expect.poll(async () => shareOfPicture(page)).toBeLessThan(0.4);
    await page.getByRole('button', { name: 'Show more of the picture' }).press('Enter');
    await expect.poll(async () => shareOfPicture(page)).toBeGreaterThan(0.4);
    await page.getByRole('button', { name: 'Show more of the lesson' }).press('Enter');
    await expect(page.getByRole('button', { name: 'Show more of the picture' })).toBeFocused();
  });

  await test.step('nothing covers it while something is played', async () => {
    await page.goto('./#lesson=L4/goodbye');
    await predict(page, 'A’s');
    const whilePlayed = await lesson(page).evaluateHandle(keepWhilePlayed);
    await page.getByRole('button', { name: 'Play it for me' }).press('Enter');
    await expect(lesson(page).getByText(/after its goodbye/)).toBeInViewport({ timeout: PLAYED_MS });
    expect((await whilePlayed.jsonValue()).at(-1)).toEqual({ isInWindow: true, tips: 0 });
  });

  await test.step('the outcome can be skipped to as well', async () => {
    await page.goto('./#lesson=L10/more');
    await predict(page, '190, one for each pair');
    await page.getByRole('button', { name: 'Skip to outcome' }).click();
    await expect(lesson(page).getByText(/The counter of wake-ups says 190/)).toBeInViewport();
    await expect(page.getByRole('button', { name: 'Next part' })).toBeInViewport({ ratio: 1 });
  });
});

test('on a phone held sideways a lesson opens at its beginning, and nothing lies over the numbers', async ({
  page,
}) => {
  await page.setViewportSize({ width: 844, height: 390 });
  await page.goto('./#lesson=L3');
  await expect(lesson(page).getByRole('heading').first()).toBeInViewport();
  const numbers = page.locator('#picture dl dd');
  await expect(numbers.first()).toBeInViewport();
  await expect
    .poll(() =>
      numbers.evaluateAll((all) =>
        all.every((each) => {
          const { x, y, width, height } = each.getBoundingClientRect();
          return each.contains(document.elementFromPoint(x + width / 2, y + height / 2));
        }),
      ),
    )
    .toBe(true);
});

test('a lesson is printed whole, dark on light, without what plays it', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('./#lesson=L4');
  const playback = page.getByRole('group', { name: 'Playback' });
  await expect(playback).toBeVisible();
  const title = page.getByRole('heading', { name: 'When does the znode vanish?' });
  await expect(title).toHaveCSS('color', 'rgb(233, 236, 241)');
  await page.emulateMedia({ media: 'print' });
  await expect(playback).toBeHidden();
  await expect(title).toHaveCSS('color', 'rgb(26, 33, 48)');
  const isCut = await lesson(page).evaluate((article) => {
    const panel = article.closest('aside');
    return (
      panel === null || article.getBoundingClientRect().bottom > panel.getBoundingClientRect().bottom + 1
    );
  });
  expect(isCut).toBe(false);
});

test('on a projector the name of a command is whole above the lanes', async ({ page }) => {
  await page.setViewportSize({ width: 1920, height: 1080 });
  await page.goto('./#lesson=L6/once');
  await predict(page, 'Once');
  await command(client(page, /^Client A, /), 'Read');
  const name = page.locator('svg text', { hasText: /^Read$/ }).first();
  await expect(name).toBeVisible();
  const above = () =>
    name.evaluate(
      (text) =>
        (text.closest('svg')?.getBoundingClientRect().top ?? Infinity) - text.getBoundingClientRect().top,
    );
  // The box of a letter is a little higher than the letter.
  await expect.poll(above).toBeLessThan(2.5);
});

test('on a tablet and a laptop question, goal, code and proof are in sight beside the picture', async ({
  page,
}) => {
  await test.step('on a tablet the lesson stands beside its picture', async () => {
    await page.setViewportSize({ width: 1024, height: 768 });
    await page.goto('./#lesson=L10');
    await expect(async () => {
      const panel = await boxOf(page.getByRole('complementary'));
      const last = await boxOf(client(page, /^Client J, /));
      expect(last.x + last.width).toBeLessThanOrEqual(panel.x);
    }).toPass();
  });

  await test.step('the row of each reader of a configuration is in sight', async () => {
    await page.setViewportSize({ width: 1024, height: 768 });
    await page.goto('./#lesson=L19/between');
    for (const name of [/^Client B uses/, /^Client C uses/])
      await expect(page.getByRole('rowheader', { name })).toBeInViewport({ ratio: 0.95 });
  });

  await test.step('three violated invariants have their whole names, what is violated now first', async () => {
    await page.setViewportSize({ width: 1024, height: 768 });
    await page.goto('./#lesson=L14/pause');
    await predict(page, 'A’s, with the old token');
    await page.getByRole('button', { name: 'Play it for me' }).click();
    const violated = page.locator('[data-strip="promises"] > button > span');
    await expect(violated).toHaveText([
      /No late write: violated/,
      /Mutual exclusion: was violated/,
      /Holder owns the first znode: was violated/,
    ]);
    const hidden = () =>
      violated.evaluateAll((names) =>
        names.map(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight),
      );
    await expect.poll(async () => Math.max(...(await hidden()))).toBeLessThan(2);
  });

  await test.step('the whole question of the bells is in sight on a laptop, and one key away on a phone', async () => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto('./#lesson=L6/matrix');
    await expect(page.getByRole('button', { name: 'Submit prediction' })).toBeInViewport({ ratio: 1 });

    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByRole('button', { name: 'Go to question' }).press('Enter');
    await expect(page.getByRole('radio', { name: 'Never' })).toBeFocused();
    await expect(page.getByRole('button', { name: 'Submit prediction' })).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('button', { name: 'Go to question' })).toHaveCount(0);
  });

  await test.step('question and goal stay in sight while a card is looked at', async () => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto('./#lesson=L1/withVersion');
    await predict(page, 'It overwrites A’s number');
    await client(page, /^Client A, /).press('Enter');
    await page.getByRole('menuitem', { name: 'Details' }).click();
    await expect(page.getByRole('complementary').getByRole('heading', { name: /Client A/ })).toBeInViewport();
    await expect(lesson(page).getByText(/^You predicted/)).toBeInViewport();
  });

  await test.step('on a tablet code, picture and lesson are in sight together, and held upright the lesson stands below both', async () => {
    await page.setViewportSize({ width: 1024, height: 768 });
    await page.goto('./#lesson=C12/lock');
    await expect(page.getByRole('region', { name: 'Your code' })).toBeInViewport();
    await expect(lesson(page).getByRole('heading', { name: 'Repair this lock' })).toBeInViewport();
    await expectAbove(page, [/^Client A, /, /^Client B, /, /^Client C, /]);

    await page.setViewportSize({ width: 820, height: 1180 });
    const check = page.getByRole('button', { name: 'Check my program' });
    await expect(page.getByRole('textbox', { name: 'Code in the editor' })).toBeInViewport();
    await expect(check).toBeInViewport({ ratio: 1 });
    await page.getByRole('button', { name: 'Run', exact: true }).click();
    await expectAbove(page, [/^Client A, /, /^Client B, /, /^Client C, /]);
    await expect(check).toBeInViewport({ ratio: 1 });
  });
});

interface WhilePlayed {
  readonly isInWindow: boolean;
  readonly tips: number;
}

/** Runs in the page: keeps, while something is played, whether what says so is in the window, and how many tips are open. */
function keepWhilePlayed(article: Element): readonly WhilePlayed[] {
  const kept: WhilePlayed[] = [];
  new MutationObserver(() => {
    const said = [...article.querySelectorAll('p')].find(({ textContent }) =>
      textContent.startsWith('Playing. You can take over'),
    );
    if (said === undefined) return;
    const { top, bottom } = said.getBoundingClientRect();
    const tips = document.querySelectorAll('[role=tooltip]:popover-open').length;
    kept.push({ isInWindow: bottom > 0 && top < innerHeight, tips });
  }).observe(document.body, { subtree: true, childList: true, characterData: true });
  return kept;
}

/** Of the window's height, from the picture's upper edge to where the lesson begins. */
async function shareOfPicture(page: Page): Promise<number> {
  const stage = await page.locator('#picture').boundingBox();
  const sheet = await page.getByRole('complementary').boundingBox();
  return ((sheet?.y ?? 0) - (stage?.y ?? 0)) / (page.viewportSize()?.height ?? 1);
}

for (const [colorScheme, locale, width, height, tag] of [
  ['light', 'en-US', 1440, 900, ['@all']],
  ['dark', 'zh-CN', 1024, 768, ['@all']],
  ['dark', 'en-US', 390, 844, ['@all']],
  ['light', 'zh-CN', 390, 844, []],
] as const) {
  test.describe(`${colorScheme}, ${locale}, ${width} wide`, () => {
    test.use({ colorScheme, locale, viewport: { width, height } });
    test('no fault that axe can find, and nothing too wide', { tag: [...tag] }, async ({ page }) => {
      if (locale === 'zh-CN')
        await test.step('short options that are wide stay within the lesson', async () => {
          await page.setViewportSize({ width: 1024, height: 768 });
          await page.goto('./#lesson=L17/together');
          await expect(lesson(page).getByRole('radio')).toHaveCount(3);
          const wider = ({ scrollWidth, clientWidth }: Element) => scrollWidth - clientWidth;
          await expect.poll(() => lesson(page).evaluate(wider)).toBe(0);
          await page.setViewportSize({ width, height });
        });
      await openList(page);
      expect(await faultsOf(page, { within: 'dialog', but: [SKIP_LINK] })).toEqual([]);
      await entry(page, 'L14').click();
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(page.getByRole('article').getByRole('radio').first()).toBeVisible();
      expect(await faultsOf(page, { but: [SKIP_LINK] })).toEqual([]);
      await expect
        .poll(() => page.evaluate(() => document.documentElement.scrollWidth))
        .toBeLessThanOrEqual(width);
    });
  });
}

/** A link to a scene leads to no element of the page: axe takes those below the window's edge for links that skip to one. */
const SKIP_LINK = 'skip-link';

/** These clients, and below them the panel. */
async function expectAbove(page: Page, names: readonly RegExp[]): Promise<void> {
  for (const name of names)
    await expect(async () => {
      const { y, height } = await boxOf(client(page, name));
      expect(y + height).toBeLessThanOrEqual((await boxOf(page.getByRole('complementary'))).y);
    }).toPass();
}
