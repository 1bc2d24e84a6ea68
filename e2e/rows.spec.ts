// Every link of docs/coverage.md, opened as a reader would: the sentence that stands behind it is to be read on the page,
// in the log without “All”, on the promise that breaks, or as the title of the lesson.
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expect, test } from './fewFrames.ts';

interface Said {
  readonly row: string;
  readonly text: string;
  readonly hash: string;
  readonly sentence: string;
}

const LINES = readFileSync(new URL('../docs/coverage.md', import.meta.url), 'utf8').split('\n');
const LINKS = LINES.flatMap(linksOf);
/** One in so many is opened in every run; all of them with `--all`. */
const SAMPLED = 118;

test('what stands behind a link of the table is to be read on the page', async ({ page }) => {
  for (const said of LINKS.filter((_, index) => index % SAMPLED === 0)) await readOnPage(page, said);
});

for (const article of ['S0', 'S1', 'S2', 'S3', 'S4', 'F']) {
  test(
    `what stands behind each link of ${article} is to be read on the page`,
    { tag: '@all' },
    async ({ page }) => {
      const own = LINKS.filter(({ row }) => row.startsWith(article));
      expect(own.length).toBeGreaterThan(0);
      test.setTimeout(own.length * 30_000);
      for (const said of own) await readOnPage(page, said);
    },
  );
}

test('a row about one client or server opens with its card, and beside a lock an election is told as one', async ({
  page,
}) => {
  await open(page, 'S4-08');
  await expect(page.getByRole('heading', { name: 'Client A', exact: true })).toBeVisible();
  await expect(page.getByRole('article', { name: 'Client A' })).toContainText('Timeout4 s');
  await open(page, 'S1-74');
  await expect(page.getByRole('table', { name: 'existWatches' })).toContainText('/a');
  await open(page, 'S1-75');
  const watchers = page.getByRole('table', { name: 'dataWatches: watchTable: path → watchers' });
  await expect(watchers).toContainText('B, C, D, E, F');
  await open(page, 'S4-14');
  await expect(page.getByText('Candidates', { exact: true })).toBeVisible();
  await expect(page.getByText('leads', { exact: true }).first()).toBeVisible();
});

for (const [width, height] of [
  [1440, 900],
  [1024, 768],
] as const) {
  const tag = width === 1024 ? [] : '@all';
  test(
    `a row opens with the steps in sight that its client is on, ${width} by ${height}`,
    { tag },
    async ({ page }) => {
      await page.setViewportSize({ width, height });
      await open(page, 'S0-32');
      const step = page.getByRole('listitem').filter({ hasText: 'read all znodes and delete those' });
      await expect(step).toHaveAttribute('aria-current', 'step');
      await expect(step).toBeInViewport({ ratio: 1 });
      // A reader who scrolls back up stays there, whatever step comes next.
      const title = page.getByRole('heading', { name: 'Client A', exact: true });
      await title.scrollIntoViewIfNeeded();
      await page.keyboard.press('ArrowLeft');
      await expect(step).not.toHaveAttribute('aria-current', 'step');
      await expect(title).toBeInViewport({ ratio: 1 });
    },
  );
}

async function open(page: Page, row: string): Promise<void> {
  await page.goto('about:blank');
  await page.goto(`./${LINKS.find((link) => link.row === row)?.hash ?? ''}`);
}

async function readOnPage(page: Page, { row, text, hash, sentence }: Said): Promise<void> {
  await test.step(`${row} ${text}`, async () => {
    await page.goto('about:blank');
    await page.goto(`./${hash}`);
    if (hash.startsWith('#s=')) return readInLog(page, sentence);
    const title = sentence.split(': ')[0] ?? '';
    await expect(page.getByText(title).filter({ visible: true }).first()).toBeVisible();
  });
}

/** What happened is a line of the log; what stands broken then is named somewhere. */
async function readInLog(page: Page, sentence: string): Promise<void> {
  const log = page.getByRole('region', { name: 'Event log' });
  // A link may bring a card to the front, once its moment is there.
  await expect(page.getByRole('slider', { name: 'Timeline' })).toBeVisible();
  // A server's card has a log of its own.
  await page.getByText('Log', { exact: true }).first().click();
  await log.getByText('Messages', { exact: true }).click();
  for (const half of sentence.split(/^left: |; right: /).filter((part) => part !== '')) {
    const [happened = '', broken] = half.split('; broken: ');
    await expect.poll(async () => bare((await log.textContent()) ?? '')).toContain(bare(happened));
    if (broken !== undefined) {
      const [first = ''] = broken.split(', ');
      await expect.poll(async () => bare((await page.textContent('body')) ?? '')).toContain(bare(first));
    }
  }
}

/** The table has no line breaks and no bars. */
function bare(text: string): string {
  return text.replaceAll('∣', '|').replaceAll(/[\s;]+/g, '');
}

function linksOf(line: string): readonly Said[] {
  const row = /^\| ([SF]\d[\d-]*) \|/.exec(line)?.[1];
  if (row === undefined) return [];
  const found = line.matchAll(/\[([^\]]*)\]\(index\.html(#[^)]*)\): _(.*?)_(?= · \[| \|$)/g);
  return [...found].map(([, text = '', hash = '', sentence = '']) => ({ row, text, hash, sentence }));
}
