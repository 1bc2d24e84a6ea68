// Everything by name: the command palette, as a visitor uses it who does not know where a thing stands.
import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../../../../e2e/fewFrames.ts';
import { faultsOf } from '../../../../e2e/axe.ts';
import { HERD, Lab } from '../../../../e2e/lab.ts';

test('everything is found by its name: commands with their values, things, scenes, lessons and settings', async ({
  page,
}) => {
  const lab = new Lab(page);
  await lab.open();
  await lab.waitUntilAllWait();

  await test.step('a command that takes a value asks for it, and Escape leads back', async () => {
    await openPalette(page);
    await field(page).fill('clock rate client c');
    await page.keyboard.press('Enter');
    await expect(options(page)).toHaveCount(5);
    await page.keyboard.press('Escape');
    await expect(options(page).nth(6)).toBeVisible();
    await field(page).fill('clock rate client c');
    await page.keyboard.press('Enter');
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('option', { selected: true })).toHaveText(/50 % too slow/);
    await page.keyboard.press('Enter');
    await expect(palette(page)).toBeHidden();
    await expect(
      page.getByRole('button', { name: /changed the clock rate of client C/ }).first(),
    ).toBeVisible();
  });

  await test.step('a command is found, given by Enter, and stands first next time', async () => {
    await openPalette(page);
    await field(page).fill('kil client b');
    await expect(options(page).first()).toHaveAccessibleName(/^Kill client B/);
    await expectNoViolations(page);
    await page.keyboard.press('Enter');
    await expect(palette(page)).toBeHidden();
    await expect(lab.client(HERD, /^Client B, killed/)).toBeVisible();
    await page.getByRole('button', { name: 'Command palette' }).click();
    const recent = palette(page).getByRole('group', { name: 'Recent' });
    await expect(recent.getByRole('option', { name: /^Kill client B.*Unavailable/ })).toBeVisible();
    await page.keyboard.press('Escape');
  });

  await test.step('what is typed right after Escape is taken', async () => {
    await openPalette(page);
    await page.evaluate(async () => {
      // As Escape asks for it; the browser tells of the end only in a task of its own.
      document.querySelector('dialog')?.requestClose();
      await Promise.resolve();
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'k', ctrlKey: true, bubbles: true }));
      await new Promise((told) => setTimeout(told));
    });
    await expect(field(page)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(palette(page)).toBeHidden();
  });

  await test.step('the film of the last seconds is reached by its name', async () => {
    await openPalette(page);
    await field(page).fill('film');
    await expect(options(page).first()).toHaveAccessibleName(/^Make a film/);
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Film of the last seconds' });
    await expect(dialog.getByRole('button', { name: 'Make a film' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  });

  await test.step('a client and a znode are selected, a scenario, a lesson and a setting opened, each by its name', async () => {
    await choose(page, 'client d', 'Client D');
    await expect(page.getByRole('heading', { name: 'Client D' })).toBeVisible();
    await expect(lab.client(HERD, /^Client D/)).toBeFocused();
    await choose(page, '/exclusive_lock/lock', '/exclusive_lock/lock');
    await expect(page.getByRole('heading', { name: '/exclusive_lock/lock' })).toBeVisible();
    await choose(page, 'split brain', 'Split brain');
    await expect(page).toHaveURL(/#scene=split-brain$/);
    await choose(page, 'lesson 10', /^Lesson 10 · The herd effect/);
    await expect(page.getByText(/Part 1 of/)).toBeVisible();
    await choose(page, 'theme dark', 'Theme: Dark');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  });
});

test('the world shown is compared with any other, and the link has both', async ({ page }) => {
  const lab = new Lab(page);
  await lab.open();
  await lab.waitUntilAllWait();
  await openPalette(page);
  await field(page).fill('compare with');
  // It comes with the code of its room.
  await expect(options(page).first()).toHaveAccessibleName(/^Compare with another/);
  await page.keyboard.press('Enter');
  await page.keyboard.type('semaphore');
  await expect(options(page).first()).toHaveAccessibleName(/^Semaphore/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('region', { name: /^Semaphore/ })).toBeVisible();
  await expect(lab.world(HERD)).toBeVisible();
  await page.getByRole('button', { name: 'Share' }).click();
  const address = page.getByRole('dialog').getByRole('textbox');
  await expect(address).toHaveValue(/#s=/);
  const other = await page.context().newPage();
  await other.goto(await address.inputValue());
  await expect(other.getByRole('region', { name: /^Semaphore/ })).toBeVisible();
  await expect(other.getByRole('region', { name: HERD })).toBeVisible();
  await other.close();
  await page.keyboard.press('Escape');

  await test.step('it is opened from a field that is typed in, and finds in Chinese what stands there in English', async () => {
    await page.keyboard.press('`');
    await page.getByRole('combobox', { name: /^Command line/ }).press('Control+k');
    await field(page).fill('深色');
    await expect(options(page).first()).toHaveAccessibleName(/^Theme: Dark/);
    await field(page).fill('no such thing at all');
    await expect(palette(page).getByRole('status')).toHaveText('No results for “no such thing at all”.');
    await page.keyboard.press('Escape');
    await expect(palette(page)).toBeHidden();
    await choose(page, '简体', 'Language: 简体中文');
    await page.keyboard.press('Control+k');
    const chinese = page.getByRole('dialog', { name: '命令面板' });
    await chinese.getByRole('combobox').fill('kill client a');
    await expect(chinese.getByRole('option').first()).toHaveAccessibleName(/客户端 A/);
  });
});

function palette(page: Page): Locator {
  return page.getByRole('dialog', { name: 'Command palette' });
}

function field(page: Page): Locator {
  return palette(page).getByRole('combobox', { name: 'Search everything' });
}

function options(page: Page): Locator {
  return palette(page).getByRole('option');
}

async function openPalette(page: Page): Promise<void> {
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
}

async function choose(page: Page, query: string, name: string | RegExp): Promise<void> {
  await openPalette(page);
  await field(page).fill(query);
  const option = typeof name === 'string' ? new RegExp(`^${name.replaceAll(/[/.]/g, '\\$&')}`) : name;
  await expect(options(page).first()).toHaveAccessibleName(option);
  await page.keyboard.press('Enter');
  await expect(palette(page)).toBeHidden();
}

async function expectNoViolations(page: Page): Promise<void> {
  expect(await faultsOf(page, { within: 'dialog' })).toEqual([]);
}
