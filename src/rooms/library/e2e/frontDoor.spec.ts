// A visitor who has only the page: is the way to the lessons seen, and the way back into one?
import { expect, test } from '../../../../e2e/fewFrames.ts';
import { HERD, Lab, LINE } from '../../../../e2e/lab.ts';

test('a visitor who comes back finds the first scene, and the lesson that was begun', async ({ page }) => {
  await test.step('a scene that is not there is named, and can be searched for', async () => {
    await page.goto('./#scene=split-brian');
    await expect(page.getByRole('alert')).toContainText('split-brian');
    await page.getByRole('button', { name: 'Search all scenarios' }).click();
    const rooms = page.getByRole('dialog', { name: 'All scenarios' });
    await expect(rooms.locator('a[href="#scene=split-brain"]')).toBeVisible();
    await page.keyboard.press('Escape');
  });

  await test.step('after a scene of one world both locks are there again at the next visit', async () => {
    await page.goto('./#scene=semaphore');
    await expect(page.getByRole('region', { name: 'Semaphore' })).toBeVisible();
    await page.goto('about:blank');
    await page.goto('./');
    const lab = new Lab(page);
    await expect(lab.world(HERD)).toBeVisible();
    await expect(lab.world(LINE)).toBeVisible();
  });

  await test.step('the guide leads to the lessons, a reload stays in the one that was begun, and the guide leads back', async () => {
    await page.getByRole('button', { name: 'Choose a lesson…' }).click();
    await page.getByRole('link', { name: /The herd effect/ }).click();
    await expect(page.getByText(/Part 1 of/)).toBeVisible();
    await page.getByRole('button', { name: 'Skip this part' }).press('Enter');
    await expect(page.getByText(/Part 2 of/)).toBeVisible();
    await page.reload();
    await expect(page.getByText(/Part 2 of/)).toBeVisible();
    await page.goto('./');
    await page.getByRole('button', { name: 'Continue “The herd effect”' }).click();
    await expect(page.getByText(/Part 2 of/)).toBeVisible();
    await page.getByRole('button', { name: 'Leave the lesson' }).click();
    await expect(page.getByRole('button', { name: 'Continue “The herd effect”' })).toBeVisible();
  });
});

test('the header opens the rooms: a card is a link, and a search forgives, ranks and finds claims', async ({
  page,
}) => {
  await test.step('on a tablet held upright the scene has its name in two lines at most', async () => {
    await page.setViewportSize({ width: 820, height: 1180 });
    await page.goto('./');
    const header = page.getByRole('banner');
    await expect(header.getByText('Herd effect: herd lock vs. predecessor lock')).toBeInViewport({
      ratio: 1,
    });
    await expect.poll(async () => (await header.boundingBox())?.height).toBeLessThan(64);
    await page.setViewportSize({ width: 1280, height: 720 });
  });

  await test.step('one click opens the rooms; a card is a link, and back leads to where one was', async () => {
    await page.getByRole('button', { name: 'Scenarios', exact: true }).click();
    const rooms = page.getByRole('dialog', { name: 'All scenarios' });
    for (const room of ['Locks', 'Elections', 'Queues and coordination', 'Museum', 'Learn', 'Present'])
      await expect(rooms.getByRole('button', { name: room, exact: true })).toBeVisible();
    await rooms.getByRole('button', { name: 'Ensemble and failures' }).click();
    const card = rooms.getByRole('link', { name: 'Split brain', exact: true });
    await expect(card).toHaveAttribute('href', '#scene=split-brain');
    await card.scrollIntoViewIfNeeded();
    const own = page.getByRole('link', { name: 'Split brain', exact: true });
    await expect(rooms.getByRole('article').filter({ has: own }).locator('svg')).toHaveCount(1);
    await rooms.getByRole('button', { name: 'Museum' }).click();
    const last = page.locator('a[href="#museum=event-lost-with-a-snapshot"]');
    const piece = rooms.getByRole('article').filter({ has: last });
    await piece.scrollIntoViewIfNeeded();
    await expect(piece.locator('figure[aria-busy="false"] svg')).toHaveCount(1);
    await rooms.getByRole('button', { name: 'Ensemble and failures' }).click();
    await card.click();
    await expect(rooms).toBeHidden();
    await expect(page).toHaveURL(/#scene=split-brain$/);
    await expect(page.getByRole('region', { name: 'Split brain' })).toBeVisible();
    await page.keyboard.press('/');
    await rooms.getByRole('button', { name: 'Locks', exact: true }).click();
    await rooms.locator('a[href="#scene=semaphore"]').click();
    await expect(page).toHaveURL(/#scene=semaphore$/);
    await expect(page.getByRole('region', { name: 'Split brain' })).toHaveCount(0);
    await page.goBack();
    await expect(page.getByRole('region', { name: 'Split brain' })).toBeVisible();
    await page.goForward();
    await expect(page.getByRole('region', { name: 'Split brain' })).toHaveCount(0);
  });

  await test.step('a search forgives a slip, knows other names in any language, and is walked by keys', async () => {
    await page.keyboard.press('/');
    const rooms = page.getByRole('dialog', { name: 'All scenarios' });
    const box = rooms.getByRole('searchbox');
    await expect(box).toBeFocused();
    await box.fill('thundering hrd');
    await expect(rooms.locator('a[href="#scene=herd-line"]')).toBeVisible();
    await box.fill('脑裂');
    await expect(rooms.locator('a[href="#scene=split-brain"]')).toBeVisible();
    await box.fill('kubernetes');
    await expect(rooms.getByText('No results for “kubernetes”.')).toBeVisible();
    await rooms.getByRole('button', { name: 'fencing' }).click();
    await expect(rooms.locator('a[href="#scene=fence"]')).toBeVisible();
    await box.fill('partition');
    await expect(rooms.locator('a[href="#scene=partition"]')).toBeVisible();
    await box.press('ArrowDown');
    await expect(box).not.toBeFocused();
    await page.keyboard.press('Enter');
    await expect(rooms).toBeHidden();
    await expect(page).toHaveURL(/#scene=/);
  });

  await test.step('of many results the best come first, whatever their room, and each result stands once', async () => {
    await page.keyboard.press('/');
    const rooms = page.getByRole('dialog', { name: 'All scenarios' });
    await rooms.getByRole('searchbox').fill('too many children makes getChildren fail');
    const best = rooms.getByRole('region', { name: 'Best matches' });
    await expect(best.getByRole('article')).toHaveCount(3);
    const hrefs = (links: readonly Element[]) => links.map((link) => link.getAttribute('href'));
    const all = await rooms.locator('a[data-card]').evaluateAll(hrefs);
    expect(all.slice(0, 3)).toEqual(await best.locator('a[data-card]').evaluateAll(hrefs));
    expect(new Set(all).size).toBe(all.length);
  });

  await test.step('half a sentence of an article leads to its claim, and that to its moment', async () => {
    const rooms = page.getByRole('dialog', { name: 'All scenarios' });
    await rooms.getByRole('searchbox').fill('只能有一个客户端会重新获取锁这对资源是一种浪费');
    const best = rooms.getByRole('region', { name: 'Claims of the articles' }).getByRole('button').first();
    await expect(best).toContainText('S1-81');
    await best.click();
    await expect(page.locator('[data-claim]')).toContainText('S1-81');
    await expect(page).toHaveURL(/#claim=S1-81$/);
  });
});

test.describe('on a phone in Chinese', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, locale: 'zh-CN' });
  test('the guide is one tap away and says so', async ({ page }) => {
    await page.goto('./');
    await page.getByRole('button', { name: '导览、详情和日志' }).tap();
    await page.getByRole('button', { name: '选择一课…' }).tap();
    await expect(page.getByRole('dialog').getByRole('link', { name: /羊群效应/ })).toBeVisible();
  });
});

test('an address that asks for a language is answered in it or in English', async ({ page }) => {
  for (const [asked, language] of [
    ['zh-CN', 'zh-CN'],
    ['fr', 'en'],
    ['zh', 'zh-CN'],
  ] as const) {
    await page.goto(`./?lang=${asked}`);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
  }
});
