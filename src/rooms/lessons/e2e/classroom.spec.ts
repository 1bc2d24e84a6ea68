// A teacher sets homework, a learner hands it in, and the table says how it went.
import { readFileSync } from 'node:fs';
import { expect, test } from '../../../../e2e/fewFrames.ts';
import { choose } from '../../../../e2e/lab.ts';
import { test as lapsed } from '../../../../e2e/lapse.ts';
import { faultsOf } from '../../../../e2e/axe.ts';
import { faster, PLAYED_MS } from './lesson.ts';

test('a world of one’s own becomes a lesson with a question, as a link and as a file', async ({ page }) => {
  await page.goto('./#scene=predecessor-lock');
  await page.getByRole('button', { name: 'Share' }).click();
  const shared = page.getByRole('dialog').getByRole('textbox', { name: 'Link' });
  await expect(shared).toHaveValue(/#s=/);
  const world = await shared.inputValue();

  await page.goto('./class.html');
  await page
    .getByRole('combobox', { name: 'Task', exact: true })
    .selectOption({ label: 'A world of your own' });
  await page.getByLabel('Title').fill('Who is gone?');
  await page.getByLabel('Link to the world').fill(world);
  await page.getByLabel(/^Goal/).selectOption({ label: 'The session of a client is over' });
  await page.getByLabel(/^Question/).selectOption({ label: 'How many wake-ups?' });
  await page.getByLabel(/^Answers to choose from/).fill('98\n99');
  await expect(page.getByRole('alert')).toHaveText(/None of the answers is right. Your run comes to \d+/);
  const right = /\d+/.exec((await page.getByRole('alert').textContent()) ?? '')?.[0] ?? '';
  await page.getByLabel(/^Answers to choose from/).fill(`98\n${right}`);
  const link = page.getByLabel('Link for your class');
  await expect(link).toHaveValue(/#work=/);
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as a file' }).click();
  const file = readFileSync(await (await saving).path(), 'utf8');

  await page.goto(await link.inputValue());
  const lesson = page.locator('article[aria-labelledby=lesson-title]');
  await expect(lesson.getByText('How many wake-ups are there by then?')).toBeVisible();
  await lesson.getByRole('radio', { name: right, exact: true }).check();
  await lesson.getByRole('button', { name: 'Submit prediction' }).click();
  await expect(lesson.getByText('The session of client A is over')).toBeVisible();

  await page.goto('./');
  await expect(page.locator('#picture')).toBeVisible();
  await page.evaluate((text) => {
    const data = new DataTransfer();
    data.items.add(new File([text], 'lesson.json', { type: 'application/json' }));
    dispatchEvent(new DragEvent('drop', { dataTransfer: data, bubbles: true, cancelable: true }));
  }, file);
  await expect(lesson.getByText('How many wake-ups are there by then?')).toBeVisible();
});

test('homework is set, done, handed in and judged', async ({ page }) => {
  await page.goto('./class.html');
  await page.getByRole('combobox', { name: 'Task', exact: true }).selectOption('L11');
  await page.getByLabel('Title').fill('Week 3');
  await page.getByLabel('Deadline').fill('Friday noon');
  await page.getByLabel('Clients').fill('4');
  const link = page.getByLabel('Link for your class');
  await expect(link).toHaveValue(/index\.html#work=/);
  await expect(page.getByRole('img', { name: 'QR code of the link' })).toBeVisible();
  const address = await link.inputValue();

  await page.goto(address);
  const lesson = page.locator('article[aria-labelledby=lesson-title]');
  await expect(lesson.getByText('Week 3 Friday noon')).toBeVisible();
  await page.getByRole('button', { name: 'Skip this part' }).press('Enter');
  await expect(page.getByRole('spinbutton', { name: 'Clients' })).toHaveValue('4');
  await page.getByRole('radio', { name: 'More than 6' }).check();
  await page.getByRole('button', { name: 'Submit prediction' }).click();
  await page.getByRole('button', { name: 'Skip to outcome' }).click();
  await expect(lesson.getByText(/The counter says 3/)).toBeVisible();
  await page.getByRole('button', { name: 'Hand in…' }).click();
  const code = page.getByLabel('Code', { exact: true });
  await expect(code).toHaveValue(/^ZL2\..*\.[0-9a-f]{8}$/);
  // On paper it is alone.
  await page.emulateMedia({ media: 'print' });
  await expect(lesson.getByText('Week 3 Friday noon')).toBeHidden();
  await expect(code).toBeVisible();
  await expect(page.getByRole('button', { name: 'Copy code' })).toBeHidden();
  await page.emulateMedia({ media: null });
  // What was made before the name is there is not shown any more.
  await page.getByLabel(/^Your name/).fill('Ann');
  await expect(code).toHaveValue(/^ZL2\..*\.[0-9a-f]{8}$/);
  const handedIn = await code.inputValue();

  await page.goto(new URL('./class.html', address).href);
  await choose(page.getByRole('radio', { name: 'Read results' }));
  await page.getByLabel('Codes').fill(`${handedIn}\n\n${handedIn.slice(0, -5)}`);
  const row = page.getByRole('row').filter({ hasText: 'Week 3' });
  await expect(row).toContainText('Week 3');
  await expect(row).toContainText('not reached');
  await expect(row).toContainText('0/1');
  // It says whose code has no end.
  await expect(
    page.getByRole('row', { name: /Ann.*The end of the code is missing\. Ask for it again\./ }),
  ).toBeVisible();
  await test.step('what to go over again is a numbered list, and the table below says that it counts by it', async () => {
    const ideas = page.getByRole('list').filter({ hasText: '1 ×' });
    await expect(ideas).toHaveCSS('list-style-type', 'decimal');
    await expect(page.getByText(/^What each learner has to repeat, by the numbers/)).toBeInViewport();
    await expect(page.getByRole('columnheader', { name: '1', exact: true })).toBeVisible();
  });
  await page.getByLabel('Codes').fill('ZL2.garbage');
  await expect(page.getByText('0 of 1 reached the goal. Codes refused: 2.')).toBeVisible();
  // A code that does not tell whose it is has no name and no numbers.
  await expect(page.getByRole('row', { name: /ZL2/ }).getByRole('cell')).toHaveText([
    '',
    '',
    /^refused: The end of the code is missing\..*\(ZL2\.garbage\)$/,
    '',
    '',
    '',
    '',
    '',
  ]);
  await page.getByRole('button', { name: 'Name' }).click();
  await expect(page.locator('tr[data-goal]').first()).toContainText('Week 3');
  await expect(page.getByRole('columnheader', { name: 'Name ↓' })).toHaveAttribute('aria-sort', 'descending');
});

test('one link carries two tasks, and one paste hands both in', async ({ page }) => {
  await page.goto('./class.html');
  const task = page.getByRole('combobox', { name: 'Task', exact: true });
  await task.selectOption('L1');
  await page.getByRole('button', { name: 'Add another task' }).press('Enter');
  await task.selectOption('C1');
  await page.getByRole('button', { name: 'Add another task' }).press('Enter');
  await page.getByRole('button', { name: 'Remove task 3' }).press('Enter');
  await expect(
    page.getByRole('list', { name: 'Tasks in the link, in order' }).getByRole('button'),
  ).toHaveText([/^1\. L1 /, /^2\. C1 /]);
  const link = page.getByLabel('Link for your class');
  await expect(link).toHaveValue(/#work=[\w-]+\.[\w-]+$/);
  const address = await link.inputValue();

  await page.goto(address);
  const tasks = page.getByRole('combobox', { name: 'Task', exact: true });
  await expect(tasks).toHaveValue('0');
  await page.getByRole('article').getByRole('radio').first().check();
  await page.getByRole('button', { name: 'Submit prediction' }).click();
  await tasks.selectOption({ index: 1 });
  await expect(page.getByText('Challenge 1', { exact: true })).toBeVisible();
  await expect(page).toHaveURL(/~2\//);
  await page.reload();
  await expect(tasks).toHaveValue('1');
  await page.getByRole('button', { name: 'Hand in…' }).click();
  await page.getByLabel(/^Your name/).fill('Ann');
  await expect(page.getByText('It holds 2 of 2 tasks')).toBeVisible();
  const code = page.getByLabel('Code', { exact: true });
  await expect(code).toHaveValue(/^ZL2\.\S+\nZL2\.\S+$/);
  const handedIn = await code.inputValue();

  await page.goto(new URL('./class.html', address).href);
  await choose(page.getByRole('radio', { name: 'Read results' }));
  await page.getByText('Class list and tasks').click();
  await page.getByLabel('Names, one a line').fill('Ann\nBo');
  await page.getByLabel('Links to the tasks you gave').fill(address);
  const [first = ''] = handedIn.split('\n');
  await page.getByLabel('Codes').fill(first);
  await expect(page.locator('[data-missing]')).toContainText('Ann (1/2), Bo');
  await page.getByLabel('Codes').fill(handedIn);
  await expect(page.locator('[data-missing]')).toHaveAttribute('data-missing', '1');
  await expect(page.locator('tr[data-goal]')).toHaveCount(2);
  await expect(page.getByRole('rowheader', { name: 'Ann' })).toHaveCount(1);
  await expect(page.getByRole('row', { name: /another task/ })).toHaveCount(0);
});

lapsed('behind the last part of homework stands handing it in, not another lesson', async ({ page }) => {
  await page.goto('./class.html');
  await page.getByRole('combobox', { name: 'Task', exact: true }).selectOption('C1');
  const link = page.getByLabel('Link for your class');
  await expect(link).toHaveValue(/index\.html#work=/);
  await page.goto(await link.inputValue());
  await faster(page);
  for (const name of ['Hint 1 of 3', 'Hint 2 of 3', 'Hint 3 of 3', 'Play the solution'])
    await page.getByRole('button', { name }).press('Enter');
  await expect(page.getByText('Challenge finished.')).toBeVisible({ timeout: PLAYED_MS });
  await expect(page.getByRole('button', { name: /^Next: / })).toHaveCount(0);
  await page.getByRole('button', { name: 'Hand in…' }).press('Enter');
  await expect(page.getByLabel('Code', { exact: true })).toHaveValue(/^ZL2\./);
});

for (const [colorScheme, locale, width, height, tag] of [
  ['light', 'en-US', 1440, 900, ['@all']],
  ['dark', 'zh-CN', 390, 844, []],
] as const) {
  test.describe(`${colorScheme}, ${locale}, ${width} wide`, () => {
    test.use({ colorScheme, locale, viewport: { width, height } });
    test('no fault that axe can find', { tag: [...tag] }, async ({ page }) => {
      await page.goto('./class.html');
      for (const section of [0, 1, 2]) {
        await choose(page.getByRole('radio').nth(section));
        await expect(page.getByRole('main')).toBeVisible();
        expect(await faultsOf(page)).toEqual([]);
        await expect
          .poll(() => page.evaluate(() => document.documentElement.scrollWidth))
          .toBeLessThanOrEqual(width);
      }
    });
  });
}
