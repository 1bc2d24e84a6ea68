// A lesson without a mouse.
import { expect, test, type Locator, type Page } from '@playwright/test';
import { test as lapsed } from '../../../../e2e/lapse.ts';
import { client, lesson, PLAYED_MS } from './lesson.ts';

lapsed('a whole lesson is taken by keyboard alone', async ({ page }) => {
  const requests = page.locator('[data-counter=requests] dd');
  await page.goto('./#lesson=L0');
  await expect(page.getByRole('heading', { name: 'A tree, a client, a bell' })).toBeFocused();

  await predictByKeys(page, ['Nothing: the value is A’s', '0, until A sends it the new one', '1']);
  await commandByKeys(page, 'A', /^Write/);
  await expect(requests).toHaveText('3');
  await commandByKeys(page, 'B', /^Read/);
  await expect(lesson(page).getByText(/^As you predicted\. B read 1/)).toBeVisible();
  await pressByKeys(page, page.getByRole('button', { name: 'Show me where' }));
  await test.step('a card that comes while she goes on takes no focus from her', async () => {
    const next = page.getByRole('button', { name: 'Next part' });
    await tabTo(page, next);
    const card = page.getByRole('complementary').getByRole('heading', { name: '/note', exact: true });
    await expect(card).toBeVisible();
    await expect(next).toBeFocused();
    await page.keyboard.press('Enter');
  });

  await predictByKeys(page, ['The new value', 'That /note has changed, but not what it holds']);
  for (const [name, label] of [
    ['B', /^Read/],
    ['A', /^Write/],
    ['B', /^Read/],
  ] as const) {
    await expect(client(page, new RegExp(`^Client ${name}, ready`))).toBeVisible();
    const before = Number(await requests.textContent());
    await commandByKeys(page, name, label);
    await expect(requests).toHaveText(String(before + 1));
  }
  await pressByKeys(page, page.getByRole('button', { name: 'Next part' }));

  await predictByKeys(page, ['Both', '/note only']);
  await commandByKeys(page, 'A', /^Kill/);
  await expect(page.getByText('Lesson finished.')).toBeVisible({ timeout: PLAYED_MS });
  await expect(lesson(page).getByText(/Commands used: 6\. Fewest known: 6\./)).toBeVisible();

  await test.step('a hint that is asked for with the keyboard leaves the keyboard where it was', async () => {
    await page.goto('./#lesson=L10');
    await page.getByRole('button', { name: 'Hint 1 of 3' }).focus();
    for (const next of ['Hint 2 of 3', 'Hint 3 of 3', 'Play the solution']) {
      await page.keyboard.press('Enter');
      await expect(page.getByRole('button', { name: next })).toBeFocused();
    }
  });
});

/** Chooses the last of the first options, and submits it. */
async function predictByKeys(page: Page, options: readonly string[]): Promise<void> {
  await tabTo(page, lesson(page).getByRole('radio').first());
  await page.keyboard.press('Space');
  for (const option of options.slice(1)) {
    await page.keyboard.press('ArrowDown');
    await expect(lesson(page).getByRole('radio', { name: option, exact: true })).toBeChecked();
  }
  await page.keyboard.press('Enter');
  await expect(lesson(page).getByText(/^You predicted/)).toBeVisible();
}

/** The clients are one stop of the tab key; arrow keys go from one to the next. */
async function commandByKeys(page: Page, name: string, label: RegExp): Promise<void> {
  const clients = page.locator('#picture').getByRole('button', { name: /^Client / });
  await tabTo(page, clients);
  await page.keyboard.press('Home');
  const wanted = client(page, new RegExp(`^Client ${name}, `));
  while (!(await hasFocus(wanted))) await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  const item = page.getByRole('menu').getByRole('menuitem', { name: label });
  await expect(page.getByRole('menu').locator(':focus')).toBeVisible();
  while (!(await hasFocus(item))) await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menu')).toHaveCount(0);
}

async function pressByKeys(page: Page, button: Locator): Promise<void> {
  await expect(button).toBeVisible({ timeout: PLAYED_MS });
  await tabTo(page, button);
  await page.keyboard.press('Enter');
}

/** The way there without a mouse. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target.first()).toBeVisible();
  for (let stops = 0; stops < 120; stops++) {
    if (await hasFocus(target)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`no tab stop is ${String(target)}`);
}

async function hasFocus(target: Locator): Promise<boolean> {
  return target.evaluateAll((found) => found.some((each) => each === document.activeElement));
}
