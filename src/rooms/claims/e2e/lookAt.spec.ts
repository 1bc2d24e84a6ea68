// What a claim points at is to be seen, at the sizes of a laptop, of a tablet and of a phone.
import type { Page } from '@playwright/test';
import { expect, test } from '../../../../e2e/fewFrames.ts';
import { rows } from '../model/rows/all.ts';

const SIZES = [
  { width: 1440, height: 900 },
  { width: 1024, height: 768 },
  { width: 390, height: 844 },
] as const;
/** Every so many claims in an everyday run, each at one of the sizes; all of them at all sizes with `--all`. */
const EVERY = 24;

test.use({ reducedMotion: 'reduce' });

const shown = rows.map(({ id }) => id);

test('what some claims point at is in sight', async ({ page }) => {
  const some = shown.filter((_, index) => index % EVERY === 0);
  const unseen: string[] = [];
  for (const [at, id] of some.entries()) {
    await page.setViewportSize(SIZES[at % SIZES.length] ?? SIZES[0]);
    unseen.push(...(await unseenOf(page, id)));
  }
  expect(unseen).toEqual([]);
});

test('what a claim says of all rows of a view is not faded', async ({ page }) => {
  await page.goto('./#claim=S1-42');
  const rowsOfBoard = page.locator('[data-look-at] [data-state="committed"]');
  await expect(rowsOfBoard).not.toHaveCount(0);
  for (const each of await rowsOfBoard.all()) await expect(each).toHaveCSS('opacity', '1');
});

for (const size of SIZES) {
  for (const article of ['S0', 'S1', 'S2', 'S3', 'S4']) {
    test(
      `what each claim of ${article} points at is in sight at ${size.width} by ${size.height}`,
      { tag: '@all' },
      async ({ page }) => {
        await page.setViewportSize(size);
        const own = shown.filter((id) => id.startsWith(article));
        test.setTimeout(own.length * 30_000);
        const unseen: string[] = [];
        for (const id of own) unseen.push(...(await unseenOf(page, id)));
        expect(unseen).toEqual([]);
      },
    );
  }
}

test('a picture has the room for its clients beneath a card, whose claim has its own number of them', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('./#claim=S2-21');
  await page.locator('[data-claim="S2-21"]').locator('button[aria-pressed]').nth(1).click();
  const client = page.locator('main [data-thing="client client:A"]').first();
  await expect(client).toBeVisible();
  await expect
    .poll(() =>
      client.evaluate((disc) => {
        const { bottom } = disc.getBoundingClientRect();
        return bottom - (disc.closest('svg')?.getBoundingClientRect().bottom ?? 0);
      }),
    )
    .toBeLessThanOrEqual(0);
  await expect(page.getByRole('slider', { name: 'Clients' })).toHaveCount(0);
});

/** Opens a claim, and says why what it points at is not seen; empty if it is. */
async function unseenOf(page: Page, id: string): Promise<readonly string[]> {
  const hash = `#claim=${id}`;
  if (page.url() === 'about:blank') await page.goto(`./${hash}`);
  else await page.evaluate((to) => location.assign(to), hash);
  await expect(page.locator(`[data-claim="${id}"]`)).toBeVisible();
  let why = '';
  await expect
    .poll(async () => (why = await page.evaluate(whyUnseen)))
    .toBe('')
    .catch(() => {});
  return why === '' ? [] : [`${id}: ${why}`];
}

/** Runs in the page: empty if the middle of what is pointed at is within the window, and it is not covered. */
function whyUnseen(): string {
  const pointed = document.querySelector('[data-look-at]');
  if (pointed === null) return 'nothing is pointed at';
  const { left: from, right, top, height } = pointed.getBoundingClientRect();
  // Of a row that is wider than the window one sees the beginning.
  const isWide = right - from > innerWidth;
  const [left, width] = isWide ? [Math.max(0, from), innerWidth] : [from, right - from];
  const [x, y] = [left + width / 2, top + height / 2];
  if (x < 0 || y < 0 || x >= innerWidth || y >= innerHeight) return `at ${Math.round(x)}, ${Math.round(y)}`;
  // Messages and lines of the picture run along a connection.
  const ofLink = pointed.matches('[data-thing^="link "]') ? pointed.closest('section') : null;
  const isHit = [0.5, 0.25, 0.75].some((share) => {
    const there = document.elementFromPoint(left + width * share, top + height * share);
    return there === null || (ofLink ?? pointed).contains(there) || there.contains(pointed);
  });
  if (isHit) return '';
  const there = document.elementFromPoint(x, y);
  return `${pointed.getAttribute('data-thing') ?? pointed.tagName} under ${there?.outerHTML.slice(0, 100)}`;
}
