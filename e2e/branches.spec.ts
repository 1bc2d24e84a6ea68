// Runs that were branched, as the tree of branches shows them.
import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import { command, Lab, LINE } from './lab.ts';

test('branches are drawn, named, opened, deleted and brought back', async ({ page }) => {
  const lab = new Lab(page);
  await lab.open();
  await lab.waitUntilAllWait();
  await page.keyboard.press('k');
  await expect(lab.client(LINE, /^Client A, killed/)).toBeVisible();
  await page.keyboard.press('Control+z');
  await expect(lab.client(LINE, /^Client A, .*believes it holds the lock/)).toBeVisible();
  await command(lab.client(LINE, /^Client C,/), 'Kill');
  await expect(lab.client(LINE, /^Client C, killed/)).toBeVisible();

  await page.getByRole('button', { name: 'Branches 2' }).click();
  const branches = page.getByRole('dialog', { name: 'Branches' });
  const original = branches.getByRole('button', { name: /^Original run/ });
  const without = branches.getByRole('button', { name: /^Without what you did/ });
  await expect(without).toHaveAttribute('aria-current', 'true');
  await branches.getByRole('button', { name: 'Rename “Original run”' }).click();
  await branches.getByRole('textbox').fill('A dies');
  await page.keyboard.press('Enter');
  await expect(original).toHaveCount(0);
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations).toEqual([]);
  await branches.getByRole('button', { name: /^A dies/ }).click();
  await expect(branches).toBeHidden();
  await lab.button('Go to latest').click();
  await expect(lab.client(LINE, /^Client A, killed/)).toBeVisible();

  await page.getByRole('button', { name: 'Branches 2' }).click();
  await branches.getByRole('button', { name: /^Delete “Without what you did/ }).click();
  await expect(without).toHaveCount(0);
  await branches.getByRole('button', { name: 'Undo' }).click();
  await without.click();
  await lab.button('Go to latest').click();
  await expect(lab.client(LINE, /^Client C, killed/)).toBeVisible();
});
