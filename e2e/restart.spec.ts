// The one fault of a server that the first scene offers. Its code comes with the first who asks for it.
import { expect, test, type Page } from '@playwright/test';
import { HERD, Lab } from './lab.ts';

test('the server of the first scene is restarted from the menu', async ({ page }) => {
  const lab = await waiting(page);
  await page.getByRole('banner').getByRole('button', { name: 'Commands' }).click();
  await page.getByRole('menuitem', { name: /^Restart/ }).click();
  await expectRestart(lab);
});

test('and by its key alone', async ({ page }) => {
  const lab = await waiting(page);
  await page.keyboard.press('Shift+R');
  await expectRestart(lab);
});

async function waiting(page: Page): Promise<Lab> {
  const lab = new Lab(page);
  await lab.open();
  await lab.waitUntilAllWait();
  return lab;
}

async function expectRestart(lab: Lab): Promise<void> {
  await expect(lab.client(HERD, /^Client B, .*(?:disconnected|connecting|lost)/i)).toBeVisible();
}
