// How one gets into a lesson, leaves it, and comes back to where it was left.
import { expect, test } from '../../../../e2e/fewFrames.ts';
import { command } from '../../../../e2e/lab.ts';
import { client, entry, faster, lesson, openList, openListHere, predict } from './lesson.ts';

test('a link that is shared in a lesson opens it at that very moment', async ({ page }) => {
  await page.goto('./#lesson=L1/withVersion');
  await predict(page, 'It overwrites A’s number');
  const requests = page.locator('[data-counter=requests] dd');
  const before = String(Number(await requests.textContent()) + 1);
  await command(client(page, /^Client A, /), 'Read');
  await expect(requests).toHaveText(before);
  await expect(client(page, /^Client A, ready/)).toBeVisible();
  await page.getByRole('button', { name: 'Share' }).click();
  const link = page.getByRole('dialog').getByRole('textbox', { name: 'Link' });
  await expect(link).toHaveValue(/#lesson=L1\/withVersion&at=/);
  const address = await link.inputValue();
  await page.goto('about:blank');
  await page.goto(address);
  await expect(lesson(page).getByText('You predicted: It overwrites A’s number.')).toBeVisible();
  await expect(requests).toHaveText(before);
});

test('a lesson is chosen, left, taken up again, and offered in the guide', async ({ page }) => {
  await test.step('the first lesson is one press from the first page', async () => {
    await page.goto('./');
    await page.getByRole('button', { name: /^Take the first lesson/ }).click();
    await expect(page.getByRole('heading', { name: 'A tree, a client, a bell' })).toBeVisible();
  });

  await test.step('the list of lessons asks, and answers nothing', async () => {
    await openListHere(page);
    await expect(entry(page, 'L2')).toContainText('Which number does it get?');
    await expect(entry(page, 'L2')).not.toContainText('never goes back');
  });

  await test.step('a progress file that cannot be read is refused with a sentence', async () => {
    const file = page.locator('input[type=file]');
    await file.setInputFiles({ name: 'a.json', mimeType: 'application/json', buffer: Buffer.from('{') });
    await expect(page.getByText('Nothing was changed.')).toBeVisible();
  });

  await test.step('the speed of one lesson does not carry into the next', async () => {
    await entry(page, 'L1').click();
    await expect(page).toHaveURL(/#lesson=L1(\/|$)/);
    await faster(page);
    await page.getByRole('button', { name: 'Skip the lesson' }).press('Enter');
    await expect(page.getByRole('radio', { name: 'normal' })).toBeChecked();
  });

  await test.step('a lesson that was left is taken up again where it was', async () => {
    await openListHere(page);
    await entry(page, 'L11').click();
    await page.getByRole('button', { name: 'Skip this part' }).press('Enter');
    await expect(lesson(page).getByText(/Part 2 of 3/)).toBeVisible();
    await page.goto('about:blank');
    await openList(page);
    await expect(entry(page, 'L11')).toContainText('started');
    await entry(page, 'L11').click();
    await expect(lesson(page).getByText(/Part 2 of 3/)).toBeVisible();
  });

  await test.step('keys go on in the picture when a lesson is left', async () => {
    await page.getByRole('button', { name: 'Leave the lesson' }).press('Enter');
    await expect(page.locator('#picture')).toBeFocused();
  });

  await test.step('it is offered in the guide of a scenario within the panel', async () => {
    await page.goto('./#scene=leader-latch');
    await expect(page.getByRole('button', { name: /^Continue “Fair lock/ })).toBeVisible();
    const guide = page.getByRole('complementary').locator('[data-tab="guide"]');
    await expect
      .poll(() => guide.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth))
      .toBe(0);
  });
});
