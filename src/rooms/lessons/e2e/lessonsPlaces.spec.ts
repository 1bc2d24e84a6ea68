// How one gets into a lesson, leaves it, and comes back to where it was left.
import { expect, test } from '../../../../e2e/fewFrames.ts';
import { command } from '../../../../e2e/lab.ts';
import { client, entry, faster, lesson, openList, predict, take } from './lesson.ts';

test('a link that is shared in a lesson opens it at that very moment', async ({ page }) => {
  await page.goto('./#lesson=L1/withVersion');
  await predict(page, 'It overwrites A’s number');
  await command(client(page, /^Client A, /), 'Read');
  const requests = page.locator('[data-counter=requests] dd');
  await expect(client(page, /^Client A, ready/)).toBeVisible();
  const before = (await requests.textContent()) ?? '';
  await page.getByRole('button', { name: 'Share' }).click();
  const link = page.getByRole('dialog').getByRole('textbox', { name: 'Link' });
  await expect(link).toHaveValue(/#lesson=L1\/withVersion&at=/);
  const address = await link.inputValue();
  await page.goto('about:blank');
  await page.goto(address);
  await expect(lesson(page).getByText('You predicted: It overwrites A’s number.')).toBeVisible();
  await expect(requests).toHaveText(before);
});

test('a lesson that was begun is offered in the guide of a scenario within the panel', async ({ page }) => {
  await page.goto('./#lesson=L11/twenty');
  await expect(page.getByRole('button', { name: 'Submit prediction' })).toBeVisible();
  await page.goto('about:blank');
  await page.goto('./#scene=leader-latch');
  await expect(page.getByRole('button', { name: /^Continue “Fair lock/ })).toBeVisible();
  const guide = page.getByRole('complementary').locator('[data-tab="guide"]');
  await expect
    .poll(() => guide.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth))
    .toBe(0);
});

test('the speed of one lesson does not carry into the next', async ({ page }) => {
  await page.goto('./#lesson=L1');
  await faster(page);
  await page.getByRole('button', { name: 'Skip the lesson' }).press('Enter');
  await expect(page.getByRole('radio', { name: 'normal' })).toBeChecked();
});

test('the first lesson is one press from the first page', async ({ page }) => {
  await page.goto('./');
  await page.getByRole('button', { name: /^Take the first lesson/ }).click();
  await expect(page.getByRole('heading', { name: 'A tree, a client, a bell' })).toBeVisible();
});

test('the list of lessons asks, and answers nothing', async ({ page }) => {
  await openList(page);
  await expect(entry(page, 'L2')).toContainText('Which number does it get?');
  await expect(entry(page, 'L2')).not.toContainText('never goes back');
});

test('keys go on in the picture when a lesson is left', async ({ page }) => {
  await page.goto('./#lesson=L10');
  await page.getByRole('button', { name: 'Leave the lesson' }).press('Enter');
  await expect(page.locator('#picture')).toBeFocused();
});

test('a lesson that was left is taken up again where it was', async ({ page }) => {
  await take(page, 'L11');
  await page.getByRole('button', { name: 'Skip this part' }).press('Enter');
  await expect(lesson(page).getByText(/Part 2 of 3/)).toBeVisible();
  await page.reload();
  await openList(page);
  await expect(entry(page, 'L11')).toContainText('started');
  await entry(page, 'L11').click();
  await expect(lesson(page).getByText(/Part 2 of 3/)).toBeVisible();
});

test('a progress file that cannot be read is refused with a sentence', async ({ page }) => {
  await openList(page);
  const file = page.locator('input[type=file]');
  await file.setInputFiles({ name: 'a.json', mimeType: 'application/json', buffer: Buffer.from('{') });
  await expect(page.getByText('Nothing was changed.')).toBeVisible();
});
