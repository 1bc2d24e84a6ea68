// The challenge whose program is repaired in the editor.
import { expect, test, type Page } from '@playwright/test';
import { choose } from './lab.ts';
import { lesson } from './lesson.ts';
import { MENDED_LOCK } from '../src/scenarios/lessons/c12-repairCode.ts';

test('a lock is repaired in the editor by keyboard, until the check finds nothing', async ({ page }) => {
  await page.goto('./#lesson=C12');
  const code = page.getByRole('textbox', { name: 'Code of your recipe' });
  await expect(code).toContainText('untilItChanges');
  const check = page.getByRole('button', { name: 'Check my program' });
  await check.press('Enter');
  await expect(lesson(page).getByText('Invariant violated: No stuck lock.')).toBeVisible();
  const watch = page.getByRole('button', { name: 'Watch it happen' });
  await watch.press('Enter');
  await expect(lesson(page).getByText('You are looking at another scenario.')).toBeVisible();
  await page.getByRole('button', { name: 'Back to the lesson' }).press('Enter');
  await expect(lesson(page).getByText('You are looking at another scenario.')).toHaveCount(0);

  // A program that does nothing breaks nothing either.
  await replaceCode(page, 'export default async function main() {}');
  await check.press('Enter');
  await expect(lesson(page).getByText(/not every client gets the lock/)).toBeVisible();

  await replaceCode(page, MENDED_LOCK.replace('\n', '\n// mine\n'));
  await page.reload();
  await expect(code).toContainText('// mine');
  await check.press('Enter');
  await expect(lesson(page).getByText('Nothing found in 100 runs.')).toBeVisible();
  await expect(page.getByText('Challenge solved.')).toBeVisible();

  // What is handed in holds the program.
  await lesson(page).getByRole('button', { name: 'Hand in…' }).press('Enter');
  const field = page.getByRole('dialog', { name: 'Hand in' }).getByRole('textbox', { name: 'Code' });
  await expect(field).toHaveValue(/^ZL1\./);
  const handedIn = await field.inputValue();
  await page.keyboard.press('Escape');

  // Begun anew it is as it was found; and the learner's own recipe is another text.
  await page.getByRole('button', { name: 'Restart this part' }).press('Enter');
  await expect(code).not.toContainText('// mine');
  await page.getByRole('button', { name: 'Leave the lesson' }).press('Enter');
  await expect(code).toHaveCount(0);

  await page.goto('./class.html');
  await choose(page.getByRole('radio', { name: 'Read results' }));
  await page.getByRole('textbox', { name: 'Codes' }).fill(handedIn);
  await expect(page.getByRole('row', { name: /C12 Repair this lock/ })).toContainText('reached');
});

async function replaceCode(page: Page, text: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Code of your recipe' }).focus();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.insertText(text);
}
