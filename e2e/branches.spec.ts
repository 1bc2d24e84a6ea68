// Runs that were branched, as the tree of branches shows them.
import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fewFrames.ts';
import { faultsOf } from './axe.ts';
import { choose, command, Lab, LINE } from './lab.ts';

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
  expect(await faultsOf(page, { within: 'dialog' })).toEqual([]);
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

test('two branches stand side by side, what differs is named, and their link opens them so', async ({
  page,
}) => {
  await page.goto('./#scene=predecessor-lock');
  await holder(page).press('k');
  await expect(page.getByRole('button', { name: /^Client A, killed/ }).first()).toBeVisible();
  await page.keyboard.press('Control+z');
  await page.getByRole('button', { name: 'Branches 2' }).click();
  await page.getByRole('button', { name: 'Compare the branch shown with “Original run”' }).click();
  const lists = page.getByRole('region', { name: 'What differs' });
  await expect(lists).toHaveCount(2);
  const killed = lists.first().getByRole('button', { name: 'Client A: killed; on the right connected' });
  await expect(
    lists.last().getByRole('button', { name: 'Client A: connected; on the left killed' }),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: /^Client A, killed/ }).first()).toHaveAttribute(
    'data-look',
    'differs',
  );
  expect(await faultsOf(page)).toEqual([]);
  await killed.press('Enter');
  await expect(page.getByRole('heading', { name: 'Client A', exact: true })).toBeVisible();

  await expect(page).toHaveURL(/#s=/);
  const address = page.url();
  await page.getByRole('button', { name: 'Back to one run' }).click();
  await expect(lists).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Branches 2' })).toBeVisible();

  await page.goto('about:blank');
  await page.goto(address);
  await expect(killed).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByText('Right', { exact: true }).click();
  await expect(lists.getByRole('button', { name: 'Client A: connected; on the left killed' })).toBeVisible();
});

test('where one view is shown at a time, marks stay behind it and tabs of what differs say so', async ({
  page,
}) => {
  await page.goto('./#scene=fair-lock');
  await holder(page).press('k');
  const killed = page.getByRole('button', { name: /^Client A, killed/ }).first();
  await expect(killed).toBeVisible();
  await page.keyboard.press('Control+z');
  await page.getByRole('button', { name: 'Branches 2' }).click();
  await page.getByRole('button', { name: 'Compare the branch shown with “Original run”' }).click();
  const lists = page.getByRole('region', { name: 'What differs' });
  await expect(lists).toHaveCount(2);
  const tabs = page.getByRole('region', { name: 'Left: Views' });
  await choose(tabs.getByRole('radio', { name: 'Line: differs' }));
  await expect(lists).toHaveCount(1);
  await expect(killed).toHaveAttribute('data-look', 'differs');
});

test('what somebody sent is compared with what is shown, and what is no link is refused in a sentence', async ({
  page,
}) => {
  await page.goto('./#scene=predecessor-lock');
  await holder(page).press('k');
  await expect(page).toHaveURL(/#s=/);
  const sent = page.url();
  await page.keyboard.press('Control+z');
  await compareWith(page, sent.slice(0, -20));
  await expect(page.getByText('The link cannot be compared.')).toBeVisible();
  await compareWith(page, 'https://example.org/#elsewhere');
  await expect(page.getByText('This is not a link to a world. Copy one with Share.')).toBeVisible();
  await compareWith(page, sent);
  await expect(page.getByRole('region', { name: 'What differs' })).toHaveCount(2);
  await expect(page.getByRole('button', { name: /^Client A, killed/ }).first()).toBeVisible();
});

function holder(page: Page): Locator {
  return page.getByRole('button', { name: /^Client A, .*believes it holds the lock/ }).first();
}

async function compareWith(page: Page, link: string): Promise<void> {
  await page.keyboard.press('Control+k');
  const field = page.getByRole('dialog', { name: 'Command palette' }).getByRole('combobox');
  await field.fill('compare with another');
  // It comes with the code of its room.
  await expect(page.getByRole('option', { name: /^Compare with another/, selected: true })).toBeVisible();
  await page.keyboard.press('Enter');
  await field.fill(link);
  await page.keyboard.press('Enter');
}
