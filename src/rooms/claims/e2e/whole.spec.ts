// Beneath the card of a claim no words are cut, and none lie over others.
import type { Page } from '@playwright/test';
import { expect, test } from '../../../../e2e/fewFrames.ts';

test.use({ reducedMotion: 'reduce', viewport: { width: 1440, height: 900 } });

/** A claim, and the number of its picture. */
const IN_PANELS = [
  ['S0-08', 3],
  ['S3-10', 3],
  ['S1-72', 2],
  ['S0-10', 1],
  ['S0-38', 1],
] as const;

test('no line of a panel is cut by its upper edge, or by the title that stays there', async ({ page }) => {
  for (const [id, picture] of IN_PANELS) {
    await open(page, id, picture);
    await expect(page.locator('aside [data-look-at]')).toBeVisible();
    await expect.poll(() => page.evaluate(cutInPanel), { message: id }).toEqual([]);
  }
});

test('the words of the pictures of a card are whole', async ({ page }) => {
  for (const id of ['S1-26', 'S1-86', 'S3-05']) {
    await open(page, id, 1);
    const cut = () =>
      page
        .locator('[data-claim] button[aria-pressed]')
        .evaluateAll((all) =>
          all.filter((each) => each.scrollWidth > each.clientWidth).map(({ textContent }) => textContent),
        );
    await expect.poll(cut, { message: id }).toEqual([]);
  }
});

test('in Space and time no name of a command lies over another one, over a line of a command or the playhead', async ({
  page,
}) => {
  await open(page, 'S0-43', 1);
  const view = page.locator('[data-view="spaceTime"]');
  await expect(view.getByText('Produce', { exact: true })).toBeVisible();
  await expect.poll(() => view.evaluate(coveredIn)).toEqual([]);
});

async function open(page: Page, id: string, picture: number): Promise<void> {
  await page.goto('about:blank');
  await page.goto(`./#claim=${id}`);
  const card = page.locator(`[data-claim="${id}"]`);
  await expect(card).toBeVisible();
  if (picture > 1)
    await card
      .locator('button[aria-pressed]')
      .nth(picture - 1)
      .click();
  await expect(page.locator('[data-look-at]').first()).toBeVisible();
}

/** Runs in the page: lines of text that an edge goes through. */
function cutInPanel(): readonly string[] {
  const panel = document.querySelector('aside [data-tab]');
  const head = panel?.querySelector('article > header');
  if (panel == null || head == null) return ['there is no panel'];
  const upper = Math.max(panel.getBoundingClientRect().top, head.getBoundingClientRect().bottom);
  const walk = document.createTreeWalker(panel, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  const cut: string[] = [];
  while (walk.nextNode() !== null) {
    if (head.contains(walk.currentNode)) continue;
    range.selectNodeContents(walk.currentNode);
    for (const { top, bottom } of range.getClientRects())
      if (top < upper - 2 && bottom > upper + 2) cut.push(walk.currentNode.textContent ?? '');
  }
  return cut;
}

/** Runs in the page: what lies over a name. */
function coveredIn(view: Element): readonly string[] {
  const names = [...view.querySelectorAll('svg [role="button"] > line + text')];
  if (names.length === 0) return ['no command has a name'];
  const lines = [
    ...view.querySelectorAll('svg [role="button"] > line:has(+ text), svg [role="button"] > line:only-child'),
  ];
  const playhead =
    view.querySelector('svg[data-close], svg')?.parentElement?.querySelector(':scope > div[aria-hidden]') ??
    null;
  const at =
    playhead === null
      ? []
      : [
          new DOMMatrix(getComputedStyle(playhead).transform).m41 +
            (playhead.parentElement?.getBoundingClientRect().left ?? 0),
        ];
  const xs = [...lines.map((line) => line.getBoundingClientRect().left), ...at];
  return names.flatMap((name) => {
    const box = name.getBoundingClientRect();
    const through = xs.filter((x) => x > box.left + 0.5 && x < box.right - 0.5);
    const over = names.filter((other) => {
      const { left, right } = other.getBoundingClientRect();
      return other !== name && left < box.right && right > box.left;
    });
    return [
      ...through.map((x) => `${name.textContent} at ${Math.round(x)}`),
      ...over.map((other) => `${name.textContent} and ${other.textContent}`),
    ];
  });
}
