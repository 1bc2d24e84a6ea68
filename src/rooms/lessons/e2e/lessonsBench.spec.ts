// The challenge whose program is repaired in the editor.
import type { Page } from '@playwright/test';
import { drawSeldom, expect, test } from '../../../../e2e/fewFrames.ts';
import { choose } from '../../../../e2e/lab.ts';
import { lesson } from './lesson.ts';
import { MENDED_LOCK } from '../../../scenarios/lessons/c12-repair/code.ts';

test('a lock is repaired in the editor by keyboard, until the check finds nothing', async ({ page }) => {
  await page.goto('./#lesson=C12');
  const code = page.getByRole('textbox', { name: 'Code in the editor' });
  await expect(code).toContainText('untilItChanges');
  const check = page.getByRole('button', { name: 'Check my program' });
  await check.press('Enter');
  await expect(lesson(page).getByText('Invariant violated: No stuck lock.')).toBeVisible();
  const watch = page.getByRole('button', { name: 'Watch it happen' });
  await watch.press('Enter');
  await expect(lesson(page).getByText('You are looking at another scenario.')).toBeVisible();
  await page.getByRole('button', { name: 'Back to the lesson' }).press('Enter');
  await expect(lesson(page).getByText('You are looking at another scenario.')).toHaveCount(0);

  await replaceCode(page, `${MENDED_LOCK}// mine`);
  await expect(code).toContainText('// mine');
  await check.press('Enter');
  await expect(lesson(page).getByText('Nothing found in 80 runs.')).toBeVisible();
  await expect(page.getByText('Challenge solved.')).toBeVisible();

  // What is handed in holds the program.
  await lesson(page).getByRole('button', { name: 'Hand in…' }).press('Enter');
  const field = page.getByRole('dialog', { name: 'Hand in' }).getByRole('textbox', { name: 'Code' });
  await expect(field).toHaveValue(/^ZL2\./);
  const handedIn = await field.inputValue();
  await page.keyboard.press('Escape');

  // A program that does nothing breaks nothing either: that check fails, takes the solution back, and what has passed is still what is
  // handed in.
  await replaceCode(page, 'export default async function main() {}');
  await check.press('Enter');
  await expect(lesson(page).getByText(/does not do what is asked/)).toBeVisible();
  await expect(page.getByText('Challenge solved.')).toHaveCount(0);
  await lesson(page).getByRole('button', { name: 'Hand in…' }).press('Enter');
  await expect(field).toHaveValue(handedIn);
  await page.keyboard.press('Escape');

  // Begun anew it is as it was found; and the learner's own recipe is another text.
  await page.getByRole('button', { name: 'Restart this part' }).press('Enter');
  await expect(code).toContainText('untilItChanges');
  await page.getByRole('button', { name: 'Leave the lesson' }).press('Enter');
  await expect(code).toHaveCount(0);

  await page.goto('./class.html');
  await choose(page.getByRole('radio', { name: 'Read results' }));
  await page.getByRole('textbox', { name: 'Codes' }).fill(handedIn);
  await expect(page.getByRole('row', { name: /C12 Repair this lock/ })).toContainText('reached');
});

test('a program that comes with a link is checked only once it may run', async ({ page, browser }) => {
  await page.goto('./#lesson=C12');
  await expect(page.getByRole('textbox', { name: 'Code in the editor' })).toContainText('untilItChanges');
  await replaceCode(page, '// theirs\nexport default async function main() {}');
  await page.getByRole('button', { name: 'Check my program' }).press('Enter');
  await expect(lesson(page).getByText(/does not do what is asked/)).toBeVisible();
  await page.getByRole('button', { name: 'Share' }).click();
  const link = page.getByRole('dialog').getByRole('textbox', { name: 'Link' });
  await expect(link).toHaveValue(/#lesson=C12\/lock&at=/);
  const address = await link.inputValue();

  const context = await browser.newContext();
  await drawSeldom(context);
  const other = await context.newPage();
  await other.goto(address);
  await expect(other.getByText(/^This world runs the code below/)).toBeVisible();
  await expect(other.getByRole('textbox', { name: 'Code in the editor' })).toContainText('// theirs');
  const check = other.getByRole('button', { name: 'Check my program' });
  await expect(check).toHaveAttribute('aria-disabled', 'true');
  await check.press('Enter');
  await expect(lesson(other).getByText(/^Checked \d/)).toHaveCount(0);
  await other.getByRole('button', { name: 'Run it' }).click();
  await expect(other.getByRole('group', { name: 'Playback' })).toContainText(/step [1-9]/);
  await check.press('Enter');
  await expect(lesson(other).getByText(/does not do what is asked/)).toBeVisible();
  await context.close();
});

async function replaceCode(page: Page, text: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Code in the editor' }).focus();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.insertText(text);
}
