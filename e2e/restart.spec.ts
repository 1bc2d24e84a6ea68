// The one fault of a server that the first scene offers. Its code comes with the first who asks for it.
import type { Page } from '@playwright/test';
import { expect, test } from './fewFrames.ts';
import { HERD, Lab } from './lab.ts';

test('the server of the first scene is restarted from the menu, and by its key alone', async ({ page }) => {
  const lab = await paused(page);
  await page.getByRole('banner').getByRole('button', { name: 'Commands' }).click();
  await page.getByRole('menuitem', { name: /^Restart/ }).click();
  await expectRestart(lab);
  await lab.pause();
  await page.keyboard.press('Shift+R');
  await expectRestart(lab);
});

/** Time stands, so that what is soon over can be seen for as long as looking takes. */
async function paused(page: Page): Promise<Lab> {
  const lab = new Lab(page);
  await lab.open();
  await lab.waitUntilAllWait();
  await lab.pause();
  return lab;
}

async function expectRestart(lab: Lab): Promise<void> {
  await expect(lab.world(HERD).getByRole('button', { name: /^Server .*, down/ })).toBeVisible();
  await lab.button('Play').click();
  await expect(lab.world(HERD).getByRole('button', { name: /^Server .*serving/ })).toBeVisible();
  await expect(lab.client(HERD, /^Client F, waiting, .*watches/)).toBeVisible();
}
