// What browsers of other families do to the page, done to it here.
import { expect, test } from '@playwright/test';

test('a second window that costs the full screen does not end the talk, Escape does', async ({ page }) => {
  await page.goto('./?deck=ten-minutes');
  await page.getByRole('dialog').getByRole('button', { name: 'Begin' }).click();
  const isFull = () => page.evaluate(() => document.fullscreenElement !== null);
  await expect.poll(isFull).toBe(true);
  const deck = page.getByRole('region', { name: 'Deck' });

  // As Firefox does when the notes are opened: the focus goes to the new window, and with it the full screen.
  await page.evaluate(async () => {
    document.hasFocus = () => false;
    await document.exitFullscreen();
  });
  await expect.poll(isFull).toBe(false);
  await page.keyboard.press('3');
  await expect(deck.getByRole('status')).toHaveText('B in the middle dies. Who gets the lock?');

  await page.evaluate(() => {
    document.hasFocus = () => true;
  });
  await page.keyboard.press('Escape');
  await expect(deck).toHaveCount(0);
});
